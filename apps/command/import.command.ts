import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { plannedWords } from '#features/imports/contract'
import { type FileImport, importFile, sentenceOf } from '#features/imports/server'
import { importSite } from '#features/transfer/server'
import type { OutsideTransaction, PlatformContext, Site } from '#platform/context'
import { type Command, dataOption, type CommandInput } from './command.ts'
import { siteNamed, withInstallation } from './with-installation.ts'

type Imported = Awaited<ReturnType<typeof importFile>>

export const importCommand: Command = {
  name: 'import',
  does: 'Brings an export into a site: WordPress, Squarespace, products of Shopify, Squarespace or WooCommerce, or a whole site of Quoin.',
  takes: ['FILE'],
  options: {
    site: { value: 'NAME', says: 'the site to import into', required: true },
    'dry-run': { says: 'only show what would become what' },
    json: { says: 'print the report as one JSON object' },
    data: dataOption,
  },
  examples: [
    './quoin import export.xml --site bakery --dry-run',
    './quoin import products.csv --site bakery',
    './quoin import bakery.zip --site bakery',
  ],
  run: (input) => {
    // Sixty megabytes are alive at a time. Left to itself, V8 lets four times as much garbage lie before it looks again, and more for a larger file.
    setFlagsFromString('--heap-growing-percent=30')
    return withInstallation(input, (ctx, signal) => importInto(ctx, input, signal), { graceMs: 15_000 })
  },
}

async function importInto(
  ctx: OutsideTransaction<PlatformContext>,
  input: CommandInput,
  signal: AbortSignal,
): Promise<number> {
  const site = await siteNamed(ctx, input.text('site') ?? '')
  const dryRun = input.has('dry-run')
  const file = resolve(input.words[0] ?? '')
  if (await isZip(file)) return bringSite(ctx, input, site, file)
  const imported = await importFile(ctx, {
    file,
    site: site.name,
    dryRun,
    signal,
    onProgress: progressOf(input),
  })
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
  if (input.has('json')) input.say(JSON.stringify(imported))
  else report(input, imported, dryRun)
  return imported.import.state === 'failed' ? 1 : 0
}

async function isZip(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => null)
  if (!handle) return false
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.toString('latin1') === 'PK\x03\x04'
  } finally {
    await handle.close()
  }
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

function progressOf(input: CommandInput): FileImport['onProgress'] {
  if (input.has('json') || !process.stderr.isTTY) return () => {}
  return ({ stage, done, total }) =>
    process.stderr.write(
      `\r${stage === 'reading' ? 'Read' : 'Imported'} ${done}${total === null ? '' : ` of ${total}`} rows …\x1b[K`,
    )
}

function report(input: CommandInput, { import: importSummary, rows }: Imported, dryRun: boolean): void {
  if (importSummary.state === 'failed') return input.say(importSummary.problem?.sentence ?? '')
  if (importSummary.problem) input.say(importSummary.problem.sentence)
  input.say(
    `${importSummary.sourceTitle || importSummary.fileName}${importSummary.source ? ` (${importSummary.source})` : ''}`,
  )
  for (const { kind, outcome, n } of importSummary.counts)
    input.say(`  ${String(n).padStart(6)}  ${kind.padEnd(10)} ${outcome}`)
  if (dryRun) for (const line of plannedWords('en', importSummary)) input.say(line)
  const remarks = rows.filter(({ notes }) => notes.some(({ code }) => code !== 'partOf'))
  for (const { ordinal, title, notes } of remarks.slice(0, 40)) {
    const row = importSummary.linesBefore === null ? '' : `row ${ordinal + importSummary.linesBefore}, `
    for (const note of notes) input.say(`  ${row}${title.slice(0, 60)}: ${sentenceOf('en', note)}`)
  }
  if (remarks.length > 40) input.say(`  and ${remarks.length - 40} more rows with remarks: --json shows all of them`)
  input.say(dryRun ? 'Nothing was changed. Without --dry-run this is what happens.' : 'The import is done.')
}
