import { resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { plannedWords } from '#features/imports/contract'
import { type FileImport, importFile, sentenceOf } from '#features/imports/server'
import type { OutsideTransaction, PlatformContext } from '#platform/context'
import { type Command, dataOption, type CommandInput } from './command.ts'
import { siteNamed, withInstallation } from './with-installation.ts'

type Imported = Awaited<ReturnType<typeof importFile>>

export const importCommand: Command = {
  name: 'import',
  does: 'Brings an export into a site: WordPress, Squarespace, or products of Shopify, Squarespace or WooCommerce. Running it again updates.',
  takes: ['FILE'],
  options: {
    site: { value: 'NAME', says: 'the site to import into', required: true },
    'dry-run': { says: 'only show what would become what' },
    json: { says: 'print the report as one JSON object' },
    data: dataOption,
  },
  examples: ['./quoin import export.xml --site bakery --dry-run', './quoin import products.csv --site bakery'],
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
  const imported = await importFile(ctx, {
    file: resolve(input.words[0] ?? ''),
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
