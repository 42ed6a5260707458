import type { ImportRow } from '#features/imports/contract'
import { importFile } from '#features/imports/server'
import { documentSummaries } from '#features/pages/server'
import { temporaryFile } from './export-file.ts'
import type { TestSite } from './site.ts'

/** An import, with all that became of its rows. */
export async function importedFile(...call: Parameters<typeof importFile>) {
  const { import: imported, rows: report } = await importFile(...call)
  const rows: ImportRow[] = []
  for await (const row of report) rows.push(row)
  return { import: imported, rows }
}

/** Imports this export into a site. */
export const importedExport = (ctx: Parameters<typeof importFile>[0], site: TestSite, content: string | Uint8Array) =>
  importedFile(ctx, { file: temporaryFile('export.xml', content), site: site.site.name })

export const outcomesOf = (rows: readonly ImportRow[], kind: string): string[] =>
  rows.filter((row) => row.kind === kind).map((row) => row.outcome)

/** Codes of the notes about a row. */
export const noteCodes = (row: ImportRow | undefined): string[] => (row?.notes ?? []).map((note) => note.code)

export const summariesOf = (site: TestSite, kind: 'page' | 'post') =>
  site.as((owner) => documentSummaries(owner, { kind }))
