import { formatAmount } from '#platform/money'
import { allRows, type ImportedRow, type ImportedRows, type MappedRow } from '#features/imports/server'
import { note, type Note } from '../imported-product.ts'
import { isEndless, priceOrNone, stockIn } from '../read/read-cells.ts'

/** Columns of the spreadsheet that a list of stock and prices can change. */
export type ListedColumn = 'price' | 'salePrice' | 'onSale' | 'cost' | 'stock'

/** New values of one variant, in the notation of the spreadsheet. */
export interface ListedVariant {
  sku: string
  barcode: string
  handle: string
  /** Values of its options, for a row without a number. */
  values: string[]
  cells: Partial<Record<ListedColumn, string>>
}

interface Line {
  row: MappedRow
  at: number
}

/** Reads a list of stock and prices: a row for each variant, or for each variant and location. */
export function readStockTable(rows: readonly MappedRow[], currency: string): ImportedRows {
  const hasLocations = rows.some(({ of }) => of('location') !== '')
  const linesByKey = Map.groupBy(
    rows.map((row, at): Line => ({ row, at })),
    ({ row, at }) => keyOf(row) ?? `line:${at + 1}`,
  )
  const read: ImportedRow[] = []
  for (const [key, lines] of linesByKey)
    for (const [at, row] of rowsOf(key, lines, { hasLocations, currency })) read[at] = row
  return allRows(read)
}

function keyOf({ of, all }: MappedRow): string | null {
  if (of('sku') !== '') return `sku:${of('sku')}`
  if (of('barcode') !== '') return `barcode:${of('barcode')}`
  return of('handle') === '' ? null : `variant:${[of('handle'), ...all('optionValues')].join(' / ')}`
}

/** The first row of a variant has its new values, and the others are parts of it. */
function rowsOf(
  key: string,
  lines: readonly Line[],
  { hasLocations, currency }: { hasLocations: boolean; currency: string },
): [number, ImportedRow][] {
  const notes: Note[] = []
  const cells = { ...pricesOf(lines, currency, notes), ...stockOf(lines, hasLocations, notes) }
  return lines.map(({ row, at }, index): [number, ImportedRow] => {
    const title = row.of('title') || row.of('sku') || row.of('barcode') || row.of('handle')
    if (index > 0)
      return [
        at,
        {
          kind: 'stock',
          key: `${key}#${index + 1}`,
          title,
          payload: null,
          lead: key,
          notes: [note('partOf', { title })],
        },
      ]
    if (key.startsWith('line:')) return [at, leftOut(key, title, [note('variantUnnamed')])]
    if (Object.keys(cells).length === 0) return [at, leftOut(key, title, [...notes, note('valuesMissing')])]
    if (lines.length > 1 && !hasLocations) notes.push(note('rowRepeated', { n: lines.length }))
    const payload: ListedVariant = {
      sku: row.of('sku'),
      barcode: row.of('barcode'),
      handle: row.of('handle'),
      values: row.all('optionValues'),
      cells,
    }
    return [at, { kind: 'stock', key, title, payload, notes }]
  })
}

const leftOut = (key: string, title: string, notes: Note[]): ImportedRow => ({
  kind: 'stock',
  key,
  title,
  payload: null,
  notes,
  skip: true,
})

/** Without locations the last row with a value counts. */
const lastOf = (lines: readonly Line[], field: string): string =>
  lines.map(({ row }) => row.of(field)).findLast((cell) => cell !== '') ?? ''

function pricesOf(lines: readonly Line[], currency: string, notes: Note[]): ListedVariant['cells'] {
  const minorOf = (field: string): number | null => priceOrNone(lastOf(lines, field), currency, notes)
  const written = (minor: number): string => formatAmount({ minor, currency }, { grouping: false })
  const [price, compareAt, sale, cost] = [minorOf('price'), minorOf('compareAt'), minorOf('salePrice'), minorOf('cost')]
  const isReduced = sale === null && price !== null && compareAt !== null && compareAt > price
  const full = isReduced ? compareAt : price
  const reduced = isReduced ? price : sale
  return {
    ...(full !== null && { price: written(full) }),
    ...(reduced !== null && reduced > 0 && { salePrice: written(reduced) }),
    ...(reduced !== null && { onSale: reduced > 0 ? 'yes' : 'no' }),
    ...(cost !== null && { cost: written(cost) }),
  }
}

/** Stock of several locations is added up. */
function stockOf(lines: readonly Line[], hasLocations: boolean, notes: Note[]): ListedVariant['cells'] {
  const counts = hasLocations ? lines.map(({ row }) => row.of('stock')) : [lastOf(lines, 'stock')]
  if (counts.some(isEndless)) return { stock: 'unlimited' }
  const pieces = counts.map((cell) => signedStock(cell, notes)).filter((count) => count !== null)
  if (pieces.length === 0) return {}
  const total = pieces.reduce((sum, count) => sum + count, 0)
  if (total < 0) notes.push(note('oversold', { n: total }))
  return { stock: String(Math.max(0, total)) }
}

/** A location may be oversold while another one has pieces. */
function signedStock(cell: string, notes: Note[]): number | null {
  const count = stockIn(cell.replace(/^-/, ''), notes)
  return count !== null && cell.startsWith('-') ? -count : count
}
