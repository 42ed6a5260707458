import { type Selectable, sql } from 'kysely'
import { siteTables } from '#platform/database'
import type { SiteContext } from '#platform/context'
import type { Import } from '../../contract/import.schema.ts'
import type { ImportTable } from '../../contract/table.schema.ts'
import type { ImportsTable } from '../imports.tables.ts'
import { columnsOf, guessedTable } from './guess-columns.ts'
import type { TableHead } from './table-head.ts'

/** A table as stored in the details of its import. */
export interface StagedTable extends ImportTable {
  /** Its beginning, from which guesses are made. */
  head: TableHead
  /** Whether the fields were chosen by a person rather than guessed. */
  isSaid: boolean
}

export function stagedTable({ details }: Pick<Selectable<ImportsTable>, 'details'>): StagedTable | null {
  return (details.table as StagedTable | undefined) ?? null
}

export function tableShown(row: Pick<Selectable<ImportsTable>, 'details' | 'file_key' | 'state'>): Import['table'] {
  const table = stagedTable(row)
  const isChangeable = row.file_key !== null && (row.state === 'mapping' || row.state === 'ready')
  return table ? { kind: table.kind, columns: table.columns, isChangeable } : null
}

/** Returns the fields of a table's columns: those of the last import with the same columns, or else a guess. */
export async function likelyTable(ctx: SiteContext, head: TableHead): Promise<StagedTable> {
  const earlier = await siteTables(ctx)
    .selectFrom('imports')
    .select('details')
    .where(sql<boolean>`jsonb_exists(details, 'table')`)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute()
  const names = JSON.stringify(head.columns)
  const same = earlier.map(stagedTable).find((table) => table?.isSaid && JSON.stringify(table.head.columns) === names)
  const fields = same?.columns.map(({ field }) => field)
  const table = same && fields ? { kind: same.kind, columns: columnsOf(head, fields) } : guessedTable(head)
  return { ...table, head: { columns: head.columns, rows: head.rows.slice(0, 20) }, isSaid: false }
}
