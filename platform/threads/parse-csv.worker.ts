import { type Options, parse } from 'csv-parse/sync'

export interface CsvText {
  text: string
  options: Options
}

const mostColumns = 1000
const longestName = 10_000

/**
 * Every record as JSON of its cells, a line each: one text is handed over at once, hundreds of thousands of cells are
 * not. Takes a third of a second for a megabyte. Throws where the first line is too long to hold the names of columns:
 * comparing them would hold up the thread that asked.
 */
export function csvRecords({ text, options }: CsvText): string {
  const records = parse(text, options) as string[][]
  const names = records[0] ?? []
  if (names.length > mostColumns || names.some((name) => name.length > longestName))
    throw new RangeError('The first line of the table does not name its columns.')
  return records.map((cells) => JSON.stringify(cells)).join('\n')
}
