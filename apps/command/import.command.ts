import { resolve } from 'node:path'
import { setPriority } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { fieldsOfKind, plannedWords, tableKinds, type WebsiteValues } from '#features/imports/contract'
import { type FileImport, importFile, sentenceOf } from '#features/imports/server'
import { importSite, isSiteArchive } from '#features/transfer/server'
import type { OutsideTransaction, PlatformContext, Site } from '#platform/context'
import { commandProblems } from './command.problems.ts'
import { type Command, dataOption, type CommandInput } from './command.ts'
import { flushed } from './flushed.ts'
import { siteNamed, withInstallation } from './with-installation.ts'

type Imported = Awaited<ReturnType<typeof importFile>>

export const importCommand: Command = {
  name: 'import',
  does: 'Brings an export into a site: WordPress, Squarespace, Ghost, Webflow, Wix, Blogger, archives (zip) of Markdown or HTML, Notion, Medium or Substack, products of the usual shop systems, any other table (CSV, XLSX), or a whole site of Quoin.',
  takes: ['FILE'],
  options: {
    site: { value: 'NAME', says: 'the site to import into', required: true },
    mine: { says: 'the site at the address that is imported is yours' },
    'dry-run': { says: 'only show what would become what' },
    as: { value: 'KIND', says: `what the rows of a table of unknown columns are: ${tableKinds.join(', ')}` },
    map: {
      value: 'COLUMN=FIELD',
      says: 'what a column of it holds (may be repeated; nothing after = leaves it out); the rest is guessed',
      repeats: true,
    },
    language: { value: 'TAG', says: 'the language of the site after it, such as ar-AE; without it what the file says' },
    currency: { value: 'CODE', says: 'the currency of its prices, such as AED' },
    'time-zone': { value: 'ZONE', says: 'the time zone of the site after it, such as Asia/Dubai' },
    title: { value: 'TEXT', says: 'the title of the site after it' },
    json: { says: 'print the report as one JSON object' },
    data: dataOption,
  },
  examples: [
    './quoin import export.xml --site bakery --dry-run',
    './quoin import products.csv --site bakery',
    './quoin import stock.xlsx --site bakery --as products --map "Article=title" --dry-run --json',
    './quoin import bakery.zip --site bakery',
    './quoin import https://old.example --site bakery --mine --dry-run',
  ],
  run: (input) => {
    // An import keeps about sixty megabytes in use. By default V8 collects garbage only after four times as much, and
    // later still for a larger file.
    setFlagsFromString('--heap-growing-percent=30')
    // Keeps the space for new objects at its first size. Otherwise it grows until it is half of the memory.
    setFlagsFromString('--semi-space-growth-factor=1')
    return withInstallation(input, (ctx, signal) => importInto(ctx, input, signal), { graceMs: 15_000 })
  },
}

async function importInto(
  ctx: OutsideTransaction<PlatformContext>,
  input: CommandInput,
  signal: AbortSignal,
): Promise<number> {
  const site = await siteNamed(ctx, input.text('site') ?? '')
  // A running server has priority over the import. A database that was started for it keeps its own priority.
  setPriority(10)
  const dryRun = input.has('dry-run')
  const word = input.words[0] ?? ''
  const isAddress = /^https?:\/\//i.test(word)
  if (isAddress && !input.has('mine')) {
    input.say('Only sites of your own are imported by their address. Add --mine if this is one.')
    return 1
  }
  const file = isAddress ? word : resolve(word)
  if (!isAddress && (await isSiteArchive(file))) return bringSite(ctx, input, site, file)
  const imported = await importFile(ctx, {
    file,
    site: site.name,
    dryRun,
    website: websiteOf(input),
    ...columnsOf(input),
    signal,
    onProgress: progressOf(input),
  })
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  await (input.has('json') ? reportAsJson(input, imported) : report(input, imported, dryRun))
  return imported.import.state === 'failed' ? 1 : 0
}

/** The archive of a whole site, as `./quoin export site` writes it. */
async function bringSite(
  ctx: OutsideTransaction<PlatformContext>,
  input: CommandInput,
  site: Site,
  file: string,
): Promise<number> {
  const dryRun = input.has('dry-run')
  const { owner_id: accountId } = await ctx.db
    .selectFrom('websites')
    .select('owner_id')
    .where('id', '=', site.id)
    .executeTakeFirstOrThrow()
  const result = await importSite(ctx, site, file, { accountId, dryRun })
  if (input.has('json')) input.say(JSON.stringify(result))
  else
    input.say(
      `${result.rows} rows and ${result.files} files. ${dryRun ? 'Nothing was changed. Without --dry-run this is what happens.' : 'The import is done.'}`,
    )
  return 0
}

function websiteOf(input: CommandInput): WebsiteValues {
  const options = { language: 'language', currency: 'currency', timeZone: 'time-zone', title: 'title' } as const
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, option]) => {
      const value = input.text(option)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Returns the given column fields; none for files that name their own. */
function columnsOf(input: CommandInput): Pick<FileImport, 'columns'> {
  const kind = tableKinds.find((name) => name === input.text('as'))
  if (!kind && input.text('as') !== undefined)
    throw commandProblems.unreadable({ command: 'import', reason: `--as is one of ${tableKinds.join(', ')}` })
  const fields = input.texts('map').map((pair): [string, string] => {
    const at = pair.lastIndexOf('=')
    return at < 0 ? [pair, ''] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
  })
  return kind || fields.length > 0 ? { columns: { kind, fields } } : {}
}

function progressOf(input: CommandInput): FileImport['onProgress'] {
  if (input.has('json') || !process.stderr.isTTY) return () => {}
  return ({ stage, done, total }) =>
    process.stderr.write(
      `\r${stage === 'reading' ? 'Read' : 'Imported'} ${done}${total === null ? '' : ` of ${total}`} rows …\x1b[K`,
    )
}

/** Writes one JSON object with a line for each row, because that of a large file exceeds the longest string. */
async function reportAsJson(input: CommandInput, imported: Imported): Promise<void> {
  const { table } = imported.import
  const fields = table
    ? `"fields":${JSON.stringify(Object.fromEntries(tableKinds.map((kind) => [kind, fieldsOfKind(kind).map(({ name }) => name)])))},`
    : ''
  let line = `{"import":${JSON.stringify(imported.import)},${fields}"rows":[`
  for await (const row of imported.rows) {
    input.say(line)
    line = `${JSON.stringify(row)},`
    if (process.stdout.writableNeedDrain) await flushed(process.stdout)
  }
  input.say(`${line.replace(/,$/, '')}]}`)
}

/** Prints the guessed columns of a table that could not be read, with the fields that they could hold. */
function columnsShown(input: CommandInput, { table }: Imported['import']): void {
  if (!table) return
  for (const { name, field, samples } of table.columns)
    input.say(`  ${name} = ${field || '(left out)'}   ${samples.join(' · ').slice(0, 100)}`)
  for (const kind of tableKinds)
    input.say(
      `--as ${kind}: ${fieldsOfKind(kind)
        .map(({ name }) => name)
        .join(', ')}`,
    )
}

const remarksShown = 40

async function report(input: CommandInput, { import: importSummary, rows }: Imported, dryRun: boolean): Promise<void> {
  if (importSummary.state === 'failed') {
    input.say(importSummary.problem?.sentence ?? '')
    return columnsShown(input, importSummary)
  }
  if (importSummary.problem) input.say(importSummary.problem.sentence)
  input.say(
    `${importSummary.sourceTitle || importSummary.fileName}${importSummary.source ? ` (${importSummary.source})` : ''}`,
  )
  for (const { kind, outcome, n } of importSummary.counts)
    input.say(`  ${String(n).padStart(6)}  ${kind.padEnd(10)} ${outcome}`)
  for (const { name, now, after } of importSummary.website)
    if (now !== after) input.say(`  ${name}: ${now || 'none'} → ${after}`)
  const { drafts } = importSummary.planned
  const shownSummary = dryRun ? importSummary : { planned: { redirects: 0, flattened: 0, drafts } }
  for (const line of plannedWords('en', shownSummary)) input.say(line)
  let remarks = 0
  for await (const { ordinal, title, notes } of rows) {
    if (notes.every(({ code }) => code === 'partOf')) continue
    remarks += 1
    if (remarks > remarksShown) continue
    const row = importSummary.linesBefore === null ? '' : `row ${ordinal + importSummary.linesBefore}, `
    for (const note of notes) input.say(`  ${row}${title.slice(0, 60)}: ${sentenceOf('en', note)}`)
  }
  if (remarks > remarksShown)
    input.say(`  and ${remarks - remarksShown} more rows with remarks: --json shows all of them`)
  input.say(dryRun ? 'Nothing was changed. Without --dry-run this is what happens.' : 'The import is done.')
}
