import { withoutApostrophe } from '#platform/contract'
import { importProblems } from '#features/imports/contract'
import { byteDecoder } from '#features/imports/server'
import { CsvError, parse } from 'csv-parse/sync'
import { note, type Note } from '../imported-product.ts'

/** A line of a table: its cells by the name of their column, outer spaces gone. */
export interface TableLine {
  cell: (name: string) => string
  /** Cells of columns that fit, by name. */
  cells: ReadonlyMap<string, string>
  /** What there is to say of the line itself. */
  notes: Note[]
}

export interface Table {
  columns: string[]
  lines: TableLine[]
}

/** A CSV file of any of the usual separators, with or without mark of its encoding, with lines of unequal length. */
export async function readTable(
  file: AsyncIterable<Uint8Array>,
  nameOf: (column: string) => string = (column) => column,
): Promise<Table> {
  const decode = byteDecoder()
  const parts: string[] = []
  for await (const piece of file) parts.push(decode(piece))
  parts.push(decode(new Uint8Array(), true))
  const [head = [], ...body] = rowsOf(plainText(parts.join('')))
  const columns = head.map((name) => nameOf(name.trim()))
  const places = placesOf(columns)
  return { columns, lines: body.map((row) => lineOf(columns, places, row)) }
}

/** The names of the columns, of a file of which only the beginning is known. */
export function columnsOf(head: string): string[] {
  const text = plainText(head)
  if (text.startsWith('<') || !/[,;\t|]/.test(text.slice(0, 2000))) return []
  try {
    return (parse(text, { ...optionsFor(text), to: 1 })[0] ?? []).map((name) => name.trim())
  } catch {
    return []
  }
}

/** Some lines below the names of the columns, of a file of which only the beginning is known. */
export function firstLinesOf(head: string): string[][] {
  const text = plainText(head)
  try {
    return parse(text, { ...optionsFor(text), from: 2, to: 4 })
  } catch {
    return []
  }
}

/** Without the mark of its encoding, the line in which spreadsheets name the separator, and characters that no database can hold. */
function plainText(text: string): string {
  return text
    .replaceAll('\u0000', '')
    .replace(/^\uFEFF/, '')
    .replace(/^sep=.(\r\n|\n|\r)/i, '')
    .trimStart()
    .replace(/(?<![\r\n])[\r\n]+$/, '')
}

// Programs that join files leave several kinds in one.
const lineEnds = ['\r\n', '\n', '\r']

function optionsFor(text: string) {
  const delimiter = delimiterOf(text)
  return {
    delimiter,
    record_delimiter: lineEnds,
    relax_column_count: true,
    relax_quotes: true,
  }
}

/** Spaces around a quoted cell are none of it, unless the file has quotes within its cells too; a tab may be the separator. */
function parsed(text: string): string[][] {
  const options = optionsFor(text)
  if (options.delimiter === '\t') return parse(text, options)
  try {
    return parse(text, { ...options, trim: true })
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE')
      return parse(text, options)
    throw error
  }
}

/** Lines with nothing on them count, so that numbers of rows are those of a spreadsheet. */
function rowsOf(text: string): string[][] {
  try {
    return text === '' ? [] : parsed(text)
  } catch (error) {
    if (error instanceof CsvError) throw importProblems.brokenTable({ line: Number(error.lines ?? 0) })
    throw error
  }
}

/** In characters. Nobody reads a longer text of a product; a quotation mark that is not closed makes such cells. */
const longestCell = 500_000

/** Columns that have a name, and where the first of each name stands. */
function placesOf(columns: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  for (const [at, name] of columns.entries()) if (name !== '' && !places.has(name)) places.set(name, at)
  return places
}

/** Cells are cut out of the row when they are asked for: a file of a hundred thousand lines would not fit into memory twice. */
function lineOf(columns: readonly string[], places: ReadonlyMap<string, number>, row: readonly string[]): TableLine {
  const cellAt = (at: number): string => plainCell((row[at] ?? '').slice(0, longestCell))
  const tooMany = row.slice(columns.length).filter((cell) => cell.trim() !== '').length
  return {
    get cells() {
      return new Map([...places].map(([name, at]) => [name, cellAt(at)]))
    },
    cell: (name) => {
      const at = places.get(name)
      return at === undefined ? '' : cellAt(at)
    },
    notes: [
      ...(tooMany > 0 ? [note('cellsTooMany', { n: tooMany })] : []),
      ...(row.some((cell) => cell.length > longestCell) ? [note('cellCut', { max: longestCell })] : []),
    ],
  }
}

/** Spreadsheets put an apostrophe before what must not be a formula, and so do we. */
function plainCell(cell: string): string {
  return withoutApostrophe(cell.trim())
}

function delimiterOf(text: string): string {
  const line = /^[^\r\n]{0,20000}/.exec(text)?.[0] ?? ''
  const counts = [',', ';', '\t', '|'].map((mark) => [mark, line.split(mark).length] as const)
  return counts.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ','
}

const decimalComma = /^[^\d,]*\d[\d.\s]*,\d{1,2}[^\d,]*$/
const decimalPoint = /^[^\d.]*\d[\d,\s]*\.\d{1,2}[^\d.]*$/

/**
 * The table with decimals behind a point. Where a file writes any of its numbers as `12,50` and none as `12.50`, the point parts thousands
 * in all of them: its `1.200` is not one and a fifth.
 */
export function withPoints(table: Table, isNumber: (column: string) => boolean): Table {
  const columns = [...new Set(table.columns.filter(isNumber))]
  const has = (pattern: RegExp): boolean =>
    table.lines.some((line) => columns.some((name) => pattern.test(line.cell(name))))
  if (!has(decimalComma) || has(decimalPoint)) return table
  const lines = table.lines.map((line): TableLine => {
    const cells = new Map([...line.cells].map(([name, cell]) => [name, isNumber(name) ? pointed(cell) : cell]))
    return { ...line, cells, cell: (name) => cells.get(name) ?? '' }
  })
  return { ...table, lines }
}

function pointed(cell: string): string {
  const [, before = '', integerPart = '', decimals = '', after = ''] =
    /^([^\d.,]*)(\d{1,3}(?:[.\s\u00A0\u202F]\d{3})+|\d+)(?:,(\d+))?([^\d.,]*)$/.exec(cell) ?? []
  return integerPart === ''
    ? cell
    : `${before}${integerPart.replace(/\D/g, '')}${decimals === '' ? '' : `.${decimals}`}${after}`
}
