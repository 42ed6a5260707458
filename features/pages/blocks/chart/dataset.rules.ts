import { mostColumns, mostRows } from './chart.rules.ts'

export interface Dataset {
  columns: readonly { label: string }[]
  rows: readonly { label: string; values: readonly (number | null)[] }[]
}

/**
 * Reads a pasted or typed table: tab-separated as spreadsheets copy it, otherwise by semicolons or commas. The first
 * line may hold the column names.
 */
export function readDataset(text: string): Dataset & { isTruncated: boolean; hasGaps: boolean } {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  const separator = ['\t', ';', ','].find((character) => lines.some((line) => line.includes(character))) ?? '\t'
  const cells = lines.map((line) => line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')))
  const [head = [], ...rest] = cells
  const hasHead = head.slice(1).some((cell) => cell !== '' && numberOf(cell) === null)
  const body = hasHead ? rest : cells
  const width = Math.max(0, ...cells.map((row) => row.length)) - 1
  const labels = Array.from({ length: Math.max(0, width) }, (_, at) => (hasHead ? (head[at + 1] ?? '') : ''))
  return {
    columns: labels.slice(0, mostColumns).map((label) => ({ label: label.slice(0, 60) })),
    rows: body.slice(0, mostRows).map(([label = '', ...values]) => ({
      label: label.slice(0, 100),
      values: labels.slice(0, mostColumns).map((_, at) => numberOf(values[at] ?? '')),
    })),
    isTruncated: width > mostColumns || body.length > mostRows,
    hasGaps: body.some((row) => row.length < width + 1 || row.slice(1).some((cell) => cell === '')),
  }
}

/** Parses `1.234,5`, `1,234.5`, `€ 12`, `12 %`; null for text that is no number. */
export function numberOf(cell: string): number | null {
  const digits = cell.replaceAll(/[^\d.,-]/g, '')
  if (!/\d/.test(digits) || /[a-z]{4}/i.test(cell)) return null
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const decimals = digits.length - last - 1
  const isGrouped = last >= 0 && decimals === 3 && /^-?[1-9]\d{0,2}([.,]\d{3})+$/.test(digits)
  const plain =
    last < 0 || isGrouped
      ? digits.replaceAll(/[.,]/g, '')
      : `${digits.slice(0, last).replaceAll(/[.,]/g, '')}.${digits.slice(last + 1)}`
  const number = Number(plain)
  return Number.isFinite(number) ? number : null
}
