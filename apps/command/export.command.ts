import { resolve } from 'node:path'
import { exchangeFormats, exportProducts } from '#features/catalog/server'
import { copySchema } from '#features/transfer/contract'
import { copyIntoFolder, copyIntoZip, exportSite, writeFormat } from '#features/transfer/server'
import type { OutsideTransaction, PlatformContext } from '#platform/context'
import { inSite } from '#platform/database'
import { languageOf } from '#platform/i18n'
import { type Command, type CommandInput, dataOption } from './command.ts'
import { commandProblems } from './command.problems.ts'
import { siteNamed, withInstallation } from './with-installation.ts'

export const exportCommand: Command = {
  name: 'export',
  does: 'Writes a whole site into a zip file, its pages as files for any web server, or its products to standard output for other shops.',
  takes: ['WHAT', '[FILE]'],
  options: {
    site: { value: 'NAME', says: 'the site', required: true },
    format: { value: 'NAME', says: 'of products: shopify, squarespace or woocommerce' },
    address: {
      value: 'URL',
      says: 'of files: where they will be reached (default: links are relative and work anywhere)',
    },
    'answers-at': {
      value: 'URL',
      says: 'of files: the site that still answers forms and carts (default: they are left out)',
    },
    data: dataOption,
  },
  examples: [
    './quoin export site bakery.zip --site bakery',
    './quoin export static public --site bakery --address https://www.bakery.example',
    './quoin export wordpress bakery.xml --site bakery',
    './quoin export markdown bakery-texts.zip --site bakery',
    './quoin export products --site bakery --format shopify > products.csv',
  ],
  run: (input) =>
    withInstallation(input, (ctx) => {
      const [what = ''] = input.words
      if (what === 'site') return writeSite(ctx, input)
      if (what === 'static') return writeCopy(ctx, input)
      if (what === 'wordpress' || what === 'markdown') return writeTexts(ctx, input, what)
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

/** Pages and posts: one XML file for WordPress, or a zip of Markdown files. */
async function writeTexts(
  ctx: OutsideTransaction<PlatformContext>,
  input: CommandInput,
  format: 'wordpress' | 'markdown',
): Promise<number> {
  const [, file] = input.words
  if (!file) throw commandProblems.missingWord({ command: 'export', word: 'FILE' })
  const site = await siteNamed(ctx, input.text('site') ?? '')
  const { rows } = await writeFormat(ctx, site, resolve(file), { format, copy: copySchema.parse({}) })
  input.say(`${resolve(file)} holds “${site.title}”: ${rows} pages and posts.`)
  return 0
}

/** Writes into a folder, or into a zip file when the name ends in `.zip`. */
async function writeCopy(ctx: OutsideTransaction<PlatformContext>, input: CommandInput): Promise<number> {
  const [, target] = input.words
  if (!target) throw commandProblems.missingWord({ command: 'export', word: 'FOLDER' })
  const options = copySchema.safeParse({ address: input.text('address'), answersAt: input.text('answers-at') })
  if (!options.success)
    throw commandProblems.unreadable({ command: 'export', reason: 'An address begins with https:// and has no query' })
  const site = await siteNamed(ctx, input.text('site') ?? '')
  const write = target.endsWith('.zip') ? copyIntoZip : copyIntoFolder
  const { pages, files, left } = await write(ctx, site, resolve(target), options.data)
  input.say(`${resolve(target)} holds “${site.title}”: ${pages} pages and ${files} other files.`)
  for (const path of left) input.say(`  left out: ${path}`)
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
