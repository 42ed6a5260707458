import { exchangeFormats, exportProducts } from '#features/catalog/server'
import { inSite } from '#platform/database'
import { languageOf } from '#platform/i18n'
import { type Command, dataOption } from './command.ts'
import { commandProblems } from './command.problems.ts'
import { siteNamed, withInstallation } from './with-installation.ts'

export const exportCommand: Command = {
  name: 'export',
  does: 'Writes the products of a site to standard output, as a file that Shopify, Squarespace or WooCommerce reads.',
  takes: ['products'],
  options: {
    site: { value: 'NAME', says: 'the site whose products it writes', required: true },
    format: { value: 'NAME', says: 'shopify, squarespace or woocommerce', required: true },
    data: dataOption,
  },
  examples: ['./quoin export products --site bakery --format shopify > products.csv'],
  run: (input) =>
    withInstallation(input, async (ctx) => {
      if (input.words[0] !== 'products')
        throw commandProblems.extraWord({ command: 'export', word: input.words[0] ?? '' })
      const wanted = input.text('format') ?? ''
      const format = exchangeFormats.find((candidate) => candidate === wanted)
      if (!format) throw commandProblems.unreadable({ command: 'export', reason: `There is no format “${wanted}”` })
      const site = await siteNamed(ctx, input.text('site') ?? '')
      const file = await inSite(ctx, site, (tx) => exportProducts({ ...tx, locale: languageOf(site.locale) }, format))
      await new Promise<void>((resolve, reject) =>
        process.stdout.write(file, (error) => (error ? reject(error) : resolve())),
      )
      return 0
    }),
}
