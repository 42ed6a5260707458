import { exponentOf, maximumPriceMinor, parseMoney } from '#platform/money'
import { type ImportedProduct, type ImportedVariant, note, type Note } from './imported-product.ts'

/** Of which product a cell is read, and what there is to say of its line. */
interface CellReading {
  product: ImportedProduct
  notes: Note[]
}

/** A price. What cannot be read, or is less than nothing, hides the product, so that nothing is sold for a price that nobody asked. */
export function priceIn(cell: string, currency: string, { product, notes }: CellReading): number {
  const minor = minorOf(cell, currency)
  if (minor === null || minor < 0) {
    notes.push(cell === '' ? note('priceMissing') : note('priceUnreadable', { price: cell }))
    if (product.status === 1) product.status = 4
    return 0
  }
  if (minor > maximumPriceMinor) notes.push(note('priceHigh'))
  return minor
}

/** A price that need not be there: of a sale, of purchase. */
export function priceOrNone(cell: string, currency: string, notes: Note[]): number | null {
  const minor = minorOf(cell, currency)
  if (minor !== null && minor >= 0) return minor
  if (cell !== '') notes.push(note('cellUnreadable', { cell }))
  return null
}

/** Files write decimals with a point; `1.234,56` and `14.000.000` are of a spreadsheet that was saved where it parts thousands. */
function minorOf(cell: string, currency: string): number | null {
  const isPoint = exponentOf(currency) > 0 && /^[^.]*\.[^.,]*$/.test(cell)
  return parseMoney(cell, currency, isPoint ? { decimalSeparator: '.' } : {})
}

/** A stock: at least 0. `null` where the cell says none. */
export function stockIn(cell: string, notes: Note[]): number | null {
  if (cell === '') return null
  const counted = Math.trunc(Number(cell.replace(/[\s\u00A0\u202F]/g, '').replace(',', '.')))
  if (!Number.isSafeInteger(counted)) {
    notes.push(note('cellUnreadable', { cell }))
    return null
  }
  if (counted < 0) notes.push(note('oversold', { n: counted }))
  return Math.max(0, counted)
}

/** A measure in grams or millimetres. */
export function measureIn(cell: string, toOurs: (value: number) => number, notes: Note[]): number | null {
  if (cell === '') return null
  const value = Number(cell.replace(/[\s\u00A0\u202F]/g, '').replace(',', '.'))
  if (!Number.isFinite(value) || value < 0) {
    notes.push(note('cellUnreadable', { cell }))
    return null
  }
  return toOurs(value)
}

/** A higher price beside a lower one is the one before the sale, whichever column has it. */
export function inOrder(variant: ImportedVariant): void {
  if (variant.saleMinor !== null && variant.saleMinor > variant.priceMinor)
    [variant.priceMinor, variant.saleMinor] = [variant.saleMinor, variant.priceMinor]
}
