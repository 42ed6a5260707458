/** Matches a cell that a spreadsheet would read as a formula, also after spaces. Numbers do not match. */
const formula = /^\s*[=+\-@\t\r]/
const number = /^[+-]?\d+(?:\.\d+)?$/

/** Formats a cell as in RFC 4180. Text that a spreadsheet would read as a formula gets an apostrophe (T27). */
export function csvCell(value: string | number): string {
  const text = String(value)
  const harmless = formula.test(text) && !number.test(text) ? `'${text}` : text
  return /[",\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A line of RFC 4180, with its line end. */
export function csvRow(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

const separators = [',', ';', '\t', '|']

/** Returns the separator of a table: the one that its first line uses most. */
export function csvSeparator(text: string): string {
  const line = /^[^\r\n]{0,20000}/.exec(text)?.[0] ?? ''
  const counts = separators.map((mark) => ({ mark, count: line.split(mark).length }))
  return counts.reduce((most, other) => (other.count > most.count ? other : most)).mark
}

/** Removes the apostrophe that `csvCell` or a spreadsheet puts before a text that looks like a formula. */
export function withoutApostrophe(cell: string): string {
  return cell.replace(/^'(?=\s*[=+\-@\t\r])/, '')
}
