import { parse } from 'csv-parse/sync'

const formula = /^\s*[=+\-@\t\r]/
const number = /^[+-]?\d+(?:\.\d+)?$/

/** The cells of a CSV that a spreadsheet would take for a formula. */
export function formulasIn(csv: string): string[] {
  const rows = parse(csv.replace(/^\uFEFF/, ''), { relax_column_count: true }) as string[][]
  return rows.flat().filter((cell) => formula.test(cell) && !number.test(cell.trim()))
}
