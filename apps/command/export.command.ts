import { resolve } from 'node:path'
import { exchangeFormats, exportProducts } from '#features/catalog/server'
import { exportSite } from '#features/transfer/server'
import type { OutsideTransaction, PlatformContext } from '#platform/context'
import { inSite } from '#platform/database'
import { languageOf } from '#platform/i18n'
import { type Command, type CommandInput, dataOption } from './command.ts'
import { commandProblems } from './command.problems.ts'
import { siteNamed, withInstallation } from './with-installation.ts'

export const exportCommand: Command = {
  name: 'export',
  does: 'Writes a whole site into a zip file, or its products to standard output for Shopify, Squarespace or WooCommerce.',
  takes: ['WHAT', '[FILE]'],
  options: {
    site: { value: 'NAME', says: 'the site', required: true },
    format: { value: 'NAME', says: 'of products: shopify, squarespace or woocommerce' },
    data: dataOption,
  },
  examples: [
    './quoin export site bakery.zip --site bakery',
    './quoin export products --site bakery --format shopify > products.csv',
  ],
  run: (input) =>
    withInstallation(input, (ctx) => {
      const [what = ''] = input.words
      if (what === 'site') return writeSite(ctx, input)
      if (what === 'products') return writeProducts(ctx, input)
      throw commandProblems.extraWord({ command: 'export', word: what })
    }),
}

async function writeSite(ctx: OutsideTransaction<PlatformContext>, input: CommandInput): Promise<number> {
  const [, file] = input.words
  if (!file) throw commandProblems.missingWord({ command: 'export', word: 'FILE' })
  const site = await siteNamed(ctx, input.text('site') ?? '')
  const { rows, files } = await exportSite(ctx, site, resolve(file))
  input.say(`${resolve(file)} holds “${site.title}”: ${rows} rows and ${files} files.`)
  return 0
}

async function writeProducts(ctx: OutsideTransaction<PlatformContext>, input: CommandInput): Promise<number> {
  const [, extra] = input.words
  if (extra !== undefined) throw commandProblems.extraWord({ command: 'export', word: extra })
  const wanted = input.text('format') ?? ''
  const format = exchangeFormats.find((candidate) => candidate === wanted)
  if (!format && wanted === '') throw commandProblems.missingOption({ command: 'export', option: 'format' })
  if (!format) throw commandProblems.unreadable({ command: 'export', reason: `There is no format “${wanted}”` })
  const site = await siteNamed(ctx, input.text('site') ?? '')
  const file = await inSite(ctx, site, (tx) => exportProducts({ ...tx, locale: languageOf(site.locale) }, format))
  await new Promise<void>((done, failed) => process.stdout.write(file, (error) => (error ? failed(error) : done())))
  return 0
}
