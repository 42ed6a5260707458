import { csvSeparator, seenText, withoutApostrophe } from '#platform/contract'
import { importProblems } from '#features/imports/contract'
import { byteDecoder } from '#features/imports/server'
import { CsvError, type Options, parse } from 'csv-parse/sync'
import { note, type Note } from '../imported-product.ts'
import { packedRows, type Rows } from './packed-rows.ts'

/** A line of a table: its trimmed cells by the name of their column. */
export interface TableLine {
  cell: (name: string) => string
  /** Cells by the name of their column. */
  cells: ReadonlyMap<string, string>
  /** Notes on the line itself. */
  notes: readonly Note[]
}

/** Lines that are parsed on demand, because those of a large file would not fit into memory together. */
export interface TableLines extends Iterable<TableLine> {
  readonly length: number
  at: (index: number) => TableLine
}

export interface Table {
  columns: string[]
  lines: TableLines
}

/** Renames the columns of lines. */
export function linesInWords(
  lines: Pick<TableLines, 'length' | 'at'>,
  inWords: (line: TableLine) => TableLine = (line) => line,
): TableLines {
  const at = (index: number): TableLine => inWords(lines.at(index))
  return {
    length: lines.length,
    at,
    *[Symbol.iterator]() {
      for (let index = 0; index < lines.length; index += 1) yield at(index)
    },
  }
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
  const rows = rowsOf(plainText(parts.splice(0).join('')))
  const columns = rows.length === 0 ? [] : rows.at(0).map((name) => nameOf(name.trim()))
  const places = placesOf(columns)
  const at = (index: number): TableLine =>
    lineOf(places, () => rows.at(index + 1), notesOf(rows.at(index + 1), columns))
  return { columns, lines: linesInWords({ length: Math.max(0, rows.length - 1), at }) }
}

/** Names of columns take no more characters; a hundred thousand empty ones would take as long as a page. */
const headerAtMost = 40_000

/** The names of the columns, of a file of which only the beginning is known. */
export function columnsOf(head: string): string[] {
  const text = plainText(head.slice(0, headerAtMost))
  if (text.startsWith('<') || !/[,;\t|]/.test(text.slice(0, 2000))) return []
  try {
    return (parse(text, { ...optionsFor(text), to: 1 })[0] ?? []).map((name) => name.trim())
  } catch {
    return []
  }
}

/** Returns some lines below the header, from the beginning of a file. */
export function firstLinesOf(head: string): string[][] {
  const text = plainText(head)
  try {
    return parse(text, { ...optionsFor(text), from: 2, to: 4 })
  } catch {
    return []
  }
}

/** Removes the byte order mark, the line in which spreadsheets name the separator, and invisible characters. */
function plainText(text: string): string {
  return seenText(text)
    .replace(/^\uFEFF/, '')
    .replace(/^sep=.(\r\n|\n|\r)/i, '')
    .trimStart()
    .replace(/(?<![\r\n])[\r\n]+$/, '')
}

// Joined files may have several kinds of line ends.
const lineEnds = ['\r\n', '\n', '\r']

function optionsFor(text: string) {
  return {
    delimiter: csvSeparator(text),
    record_delimiter: lineEnds,
    relax_column_count: true,
    relax_quotes: true,
  }
}

/** Ignores spaces around a quoted cell, unless the file has quotes within its cells too. A tab may be the separator. */
function parsed(text: string): Rows {
  const options = optionsFor(text)
  if (options.delimiter === '\t') return parsedAs(text, options)
  try {
    return parsedAs(text, { ...options, trim: true })
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE')
      return parsedAs(text, options)
    throw error
  }
}

/** Limit of a table in lines: a hundred thousand products with ten lines each. */
const mostLines = 1_000_000

function parsedAs(text: string, options: Options): Rows {
  const { rows, add } = packedRows()
  const takeOut = (row: string[]): null => {
    if (rows.length > mostLines) throw importProblems.manyRows({ n: mostLines })
    add(row)
    return null
  }
  parse(text, { ...options, on_record: takeOut })
  return rows
}

/** Counts empty lines, so that row numbers equal those of a spreadsheet. */
function rowsOf(text: string): Rows {
  try {
    return text === '' ? packedRows().rows : parsed(text)
  } catch (error) {
    if (error instanceof CsvError) throw importProblems.brokenTable({ line: Number(error.lines ?? 0) })
    throw error
  }
}

/** Limit of a cell in characters: longer ones come from an unclosed quotation mark. */
const longestCell = 500_000

/** Returns the named columns, with the position of the first of each name. */
function placesOf(columns: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  for (const [at, name] of columns.entries()) if (name !== '' && !places.has(name)) places.set(name, at)
  return places
}

/** Cells are cut out of the row on demand. */
function lineOf(places: ReadonlyMap<string, number>, row: () => readonly string[], notes: readonly Note[]): TableLine {
  const cellAt = (at: number): string => plainCell((row()[at] ?? '').slice(0, longestCell))
  return {
    get cells() {
      return new Map([...places].map(([name, at]) => [name, cellAt(at)]))
    },
    cell: (name) => {
      const at = places.get(name)
      return at === undefined ? '' : cellAt(at)
    },
    notes,
  }
}

function notesOf(row: readonly string[], columns: readonly string[]): Note[] {
  const tooMany = row.slice(columns.length).filter((cell) => cell.trim() !== '').length
  return [
    ...(tooMany > 0 ? [note('cellsTooMany', { n: tooMany })] : []),
    ...(row.some((cell) => cell.length > longestCell) ? [note('cellCut', { max: longestCell })] : []),
  ]
}

/** Spreadsheets put an apostrophe before a text that looks like a formula, and so does our export. */
function plainCell(cell: string): string {
  return withoutApostrophe(cell.trim())
}

const decimalComma = /^[^\d,]*\d[\d.\s]*,\d{1,2}[^\d,]*$/
const decimalPoint = /^[^\d.]*\d[\d,\s]*\.\d{1,2}[^\d.]*$/

/**
 * The table with decimal points. In a file that contains numbers such as `12,50` and none such as `12.50`, points
 * separate thousands: its `1.200` is twelve hundred.
 */
export function withPoints(table: Table, isNumber: (column: string) => boolean): Table {
  const columns = [...new Set(table.columns.filter(isNumber))]
  const has = (pattern: RegExp): boolean => {
    for (const line of table.lines) if (columns.some((name) => pattern.test(line.cell(name)))) return true
    return false
  }
  if (!has(decimalComma) || has(decimalPoint)) return table
  const inWords = (name: string, cell: string): string => (isNumber(name) ? pointed(cell) : cell)
  const lines = linesInWords(table.lines, (line) => ({
    get cells() {
      return new Map([...line.cells].map(([name, cell]) => [name, inWords(name, cell)]))
    },
    cell: (name) => inWords(name, line.cell(name)),
    notes: line.notes,
  }))
  return { ...table, lines }
}

function pointed(cell: string): string {
  const [, before = '', integerPart = '', decimals = '', after = ''] =
    /^([^\d.,]*)(\d{1,3}(?:[.\s\u00A0\u202F]\d{3})+|\d+)(?:,(\d+))?([^\d.,]*)$/.exec(cell) ?? []
  return integerPart === ''
    ? cell
    : `${before}${integerPart.replace(/\D/g, '')}${decimals === '' ? '' : `.${decimals}`}${after}`
}
