import type { ImportRow } from '#features/imports/contract'
import { importFile } from '#features/imports/server'

/** An import, with all that became of its rows. */
export async function importedFile(...call: Parameters<typeof importFile>) {
  const { import: imported, rows: report } = await importFile(...call)
  const rows: ImportRow[] = []
  for await (const row of report) rows.push(row)
  return { import: imported, rows }
}
