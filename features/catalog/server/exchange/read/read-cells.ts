import { enumerations } from '#platform/contract'
import { exponentOf, maximumPriceMinor, parseMoney } from '#platform/money'
import { type ImportedProduct, type ImportedVariant, note, type Note } from '../imported-product.ts'

/** The product that the cell is read for, and the notes on its line. */
interface CellReading {
  product: ImportedProduct
  notes: Note[]
}

/** Parses a price. An unreadable or negative one hides the product, so that it cannot be sold for a wrong price. */
export function priceIn(cell: string, currency: string, { product, notes }: CellReading): number {
  const minor = minorOf(cell, currency)
  if (minor === null || minor < 0) {
    notes.push(cell === '' ? note('priceMissing') : note('priceUnreadable', { price: cell }))
    if (product.status === enumerations.contentStatuses.published) product.status = enumerations.contentStatuses.draft
    return 0
  }
  if (minor > maximumPriceMinor) notes.push(note('priceHigh'))
  if (isRounded(cell, minor, currency)) notes.push(note('priceRounded', { price: cell, currency }))
  return minor
}

/** Whether a price has more decimals than its currency, other than zeros. */
function isRounded(cell: string, minor: number, currency: string): boolean {
  const decimals = /[.,](\d+)\D*$/.exec(cell)?.[1] ?? ''
  const exponent = exponentOf(currency)
  return /[1-9]/.test(decimals.slice(exponent)) && minor !== Number(`${cell.replace(/\D/g, '')}${'0'.repeat(exponent)}`)
}

/** A price that need not be there: of a sale, of purchase. */
export function priceOrNone(cell: string, currency: string, notes: Note[]): number | null {
  const minor = minorOf(cell, currency)
  if (minor !== null && minor >= 0) return minor
  if (cell !== '') notes.push(note('cellUnreadable', { cell }))
  return null
}

/**
 * Files write decimals with a point. `1.234,56` and `14.000.000` are from a spreadsheet with separators of thousands.
 */
function minorOf(cell: string, currency: string): number | null {
  const isPoint = exponentOf(currency) > 0 && /^[^.]*\.[^.,]*$/.test(cell)
  return parseMoney(cell, currency, isPoint ? { decimalSeparator: '.' } : {})
}

/** Reads a barcode. Spreadsheets show long numbers as `4,00638E+12`, and store no more digits than these. */
export function barcodeIn(cell: string, notes: Note[]): string {
  const barcode = cell.replace(/^'/, '')
  if (!/^\d(?:[.,]\d{1,15})?E\+\d{1,2}$/i.test(barcode)) return barcode
  notes.push(note('barcodeSpoilt', { barcode }))
  return ''
}

const endless = /^(unlimited|unendlich|unbegrenzt|onbeperkt|illimité|ilimitado|illimitato|∞)$/i

/** Tells whether a stock cell says in words that the stock is unlimited. */
export const isEndless = (cell: string): boolean => endless.test(cell)

/** Reads a stock, a whole number of at least 0; null for an empty cell. */
export function stockIn(cell: string, notes: Note[]): number | null {
  if (cell === '' || isEndless(cell)) return null
  // Pieces are whole numbers, so a point before three digits separates thousands.
  const counted = numberIn(cell, /[.,\s\u00A0\u202F](?=\d{3}(?!\d))/g)
  if (counted === null || !Number.isSafeInteger(Math.trunc(counted))) {
    notes.push(note('cellUnreadable', { cell }))
    return null
  }
  const pieces = Math.trunc(counted)
  if (pieces < 0) notes.push(note('oversold', { n: pieces }))
  return Math.max(0, pieces)
}

/** A measure in grams or millimetres. */
export function measureIn(cell: string, toOurs: (value: number) => number, notes: Note[]): number | null {
  if (cell === '') return null
  const value = numberIn(cell, /[.,](?=\d{3}[.,])/g)
  const ours = value === null ? Number.NaN : toOurs(value)
  if (!Number.isFinite(ours) || ours < 0) {
    notes.push(note('cellUnreadable', { cell }))
    return null
  }
  return ours
}

/** `parting` matches a separator of thousands. */
function numberIn(cell: string, parting: RegExp): number | null {
  const plain = cell
    .replace(parting, '')
    .replace(/[\s\u00A0\u202F]/g, '')
    .replace(',', '.')
  return /^[-+]?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null
}

/** Drops a sale price above the full price, with a note. */
export function settleSale(variant: ImportedVariant, cell: string, notes: Note[]): void {
  if (!variant.onSale || variant.saleMinor === null || variant.saleMinor <= variant.priceMinor) return
  notes.push(note('saleHigh', { price: cell }))
  variant.saleMinor = null
  variant.onSale = false
}
