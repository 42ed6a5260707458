import type { OwnerTransaction } from '#platform/context'
import { importProblems } from '../../contract/imports.problems.ts'
import type { TableKind } from '../../contract/table.schema.ts'
import { importRowById } from '../imports.queries.ts'
import { guessedTable, plainName } from './guess-columns.ts'
import { sayColumns } from './map-columns.ts'
import { stagedTable } from './staged-table.ts'

/** Column fields given to a command; unnamed columns are guessed. */
export interface ColumnOptions {
  kind?: TableKind | undefined
  /** Column and its field; '' leaves it out. */
  fields: readonly (readonly [string, string])[]
}

export async function sayColumnsOf(ctx: OwnerTransaction, id: string, said: ColumnOptions | undefined): Promise<void> {
  const table = stagedTable(await importRowById(ctx, id))
  if (!table) throw importProblems.notReady()
  const names = table.head.columns
  if (!said) throw importProblems.otherTable({ columns: names.filter(Boolean).join(', ').slice(0, 300) })
  const guess = said.kind && said.kind !== table.kind ? guessedTable(table.head, said.kind) : table
  const fields = guess.columns.map(({ field }) => field)
  for (const [column, field] of said.fields) {
    const at = names.findIndex((name) => name === column || plainName(name) === plainName(column))
    if (at < 0) throw importProblems.columnUnknown({ column, columns: names.join(', ').slice(0, 300) })
    // A given field replaces a guessed one.
    for (const [other, guessed] of fields.entries())
      if (guessed === field && !said.fields.some(([name]) => plainName(name) === plainName(names[other] ?? '')))
        fields[other] = ''
    fields[at] = field
  }
  await sayColumns(ctx, { id, kind: guess.kind, fields })
}
