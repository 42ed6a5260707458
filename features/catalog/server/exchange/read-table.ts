import { importProblems } from '#features/imports/contract'
import { byteDecoder } from '#features/imports/server'
import { CsvError, parse } from 'csv-parse/sync'

/** A line of a table: its cells by the name of their column, outer spaces gone. */
export interface TableLine {
  cell: (name: string) => string
  /** Cells of columns that fit, by name. */
  cells: ReadonlyMap<string, string>
}

export interface Table {
  columns: string[]
  lines: TableLine[]
}

/** A CSV file of any of the usual separators, with or without mark of its encoding, with lines of unequal length. */
export async function readTable(file: AsyncIterable<Uint8Array>, nameOf: (column: string) => string = (column) => column): Promise<Table> {
  const decode = byteDecoder()
  const parts: string[] = []
  for await (const piece of file) parts.push(decode(piece))
  parts.push(decode(new Uint8Array(), true))
  const text = parts.join('').replace(/^\uFEFF/, '')
  const rows = rowsOf(text)
  const [head = [], ...body] = rows
  const columns = head.map((name) => nameOf(name.trim()))
  return { columns, lines: body.map((row) => lineOf(columns, row)) }
}

// Programs that join files leave several kinds in one.
const lineEnds = ['\r\n', '\n', '\r']

function rowsOf(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      record_delimiter: lineEnds,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    })
  } catch (error) {
    if (error instanceof CsvError) throw importProblems.brokenTable({ line: Number(error.lines ?? 0) })
    throw error
  }
}

function lineOf(columns: readonly string[], row: readonly string[]): TableLine {
  const cells = new Map<string, string>()
  for (const [at, name] of columns.entries()) if (name !== '' && !cells.has(name)) cells.set(name, plain(row[at] ?? ''))
  return { cells, cell: (name) => cells.get(name) ?? '' }
}

/** Spreadsheets put an apostrophe before what must not be a formula, and so do we. */
function plain(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@\t\r])/, '')
}

/** The names of the columns, of a file of which only the beginning is known. */
export function columnsOf(head: string): string[] {
  const text = head.replace(/^\uFEFF/, '').trimStart()
  if (text.startsWith('<') || !/[,;\t]/.test(text.slice(0, 2000))) return []
  try {
    const rows = parse(text, { delimiter: delimiterOf(text), record_delimiter: lineEnds, relax_column_count: true, relax_quotes: true, to: 1 })
    return (rows[0] ?? []).map((name) => name.trim())
  } catch {
    return []
  }
}

function delimiterOf(text: string): string {
  const line = text.slice(0, 20_000).split('\n', 1)[0] ?? ''
  const counts = [',', ';', '\t'].map((mark) => [mark, line.split(mark).length] as const)
  return counts.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ','
}
