import { withoutApostrophe } from '#platform/contract'
import type { TableKind } from '../../contract/table.schema.ts'
import { csvRows, isTooMany } from '../read/csv-rows.ts'
import { wholeText } from '../sources/whole-text.ts'
import { tableOptions, tableText } from './table-head.ts'

/** Fields of the columns of a table, in their order. */
export interface ColumnMap {
  kind: TableKind
  fields: readonly string[]
}

/** A row with its values by field. */
export interface MappedRow {
  /** Returns the first cell that is not empty. */
  of: (field: string) => string
  all: (field: string) => string[]
  /** Returns all cells of a field with the names of their columns. */
  named: (field: string) => { name: string; value: string }[]
}

/** A table as written in the file. */
export interface WholeTable {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

const longestCell = 500_000
const mostRows = 200_000

export async function wholeTable(file: AsyncIterable<Uint8Array>): Promise<WholeTable> {
  const text = tableText(await wholeText(file))
  const options = tableOptions(text)
  const records = await csvRows(text, { ...options, trim: true }, mostRows).catch((error: unknown) => {
    if (isTooMany(error)) throw error
    return csvRows(text, options, mostRows)
  })
  const [header = [], ...rows] = records
  return { columns: header.map((name) => name.trim()), rows }
}

export function mappedRows({ columns, rows }: WholeTable, fields: readonly string[]): MappedRow[] {
  const places = new Map<string, number[]>()
  for (const [at, field] of fields.entries()) if (field !== '') places.set(field, [...(places.get(field) ?? []), at])
  return rows.map((cells) => {
    const cell = (at: number): string => withoutApostrophe((cells[at] ?? '').trim().slice(0, longestCell))
    const named = (field: string) =>
      (places.get(field) ?? [])
        .map((at) => ({ name: columns[at] ?? '', value: cell(at) }))
        .filter(({ value }) => value !== '')
    const all = (field: string) => named(field).map(({ value }) => value)
    return { named, all, of: (field) => all(field)[0] ?? '' }
  })
}
