import { parse } from 'csv-parse/sync'
import { csvSeparator } from '#platform/contract'

/** The beginning of a table. */
export interface TableHead {
  columns: string[]
  rows: string[][]
}

const rowsLookedAt = 20

/** The names of the columns and the first rows of a text that is a table; null of one that is none. */
export function tableHead(head: string): TableHead | null {
  const text = tableText(head)
  if (/^[<{[%]/.test(text)) return null
  const rows = firstRows(text)
  const [columns = [], ...others] = rows.map((row) => row.map((cell) => cell.trim()))
  const names = columns.filter((name) => name !== '')
  if (names.length < 2 || others.length === 0 || names.some((name) => name.length > 200)) return null
  return { columns, rows: others }
}

function firstRows(text: string): string[][] {
  // The last row of a file's beginning may be cut, so only whole rows count.
  for (const trim of [true, false])
    for (let to = rowsLookedAt + 1; to > 0; to = to > 2 ? Math.floor(to / 2) : to - 1)
      try {
        return parse(text, { ...tableOptions(text), trim, to })
      } catch {
        continue
      }
  return []
}

/**
 * Removes the byte order mark, the line in which spreadsheets name the separator, and characters that the database does
 * not allow.
 */
export function tableText(text: string): string {
  return text
    .replaceAll('\u0000', '')
    .replace(/^\uFEFF/, '')
    .replace(/^sep=.(\r\n|\n|\r)/i, '')
    .trimStart()
}

export function tableOptions(text: string) {
  return {
    delimiter: csvSeparator(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  }
}
