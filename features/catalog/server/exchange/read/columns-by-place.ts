import { barcodeColumn } from './woocommerce-fields.ts'
import { woocommerceHeader } from './woocommerce-header.ts'

const types = /^(?:simple|variable|variation|grouped|external|downloadable|virtual)(?:,\s?(?:downloadable|virtual))*$/

/**
 * Identifies columns in an unknown language by their position: the export writes all of them in one order, and its
 * types in English. `lines` are the first ones of the file. Returns null for other files, and for exports with columns
 * left out.
 */
export function columnsByPlace(columns: readonly string[], lines: readonly (readonly string[])[]): string[] | null {
  const isExport = columns[0] === 'ID' && lines.length > 0 && lines.every((cells) => types.test(cells[1] ?? ''))
  const header = [withBarcodes, withLowStock, withoutLowStock].find((names) => hasOrderOf(columns, names))
  if (!isExport || !header) return null
  return columns.map((name, at) => header[at] ?? name)
}

/** Versions 3.5 to 9.3. Earlier versions have no low-stock column; later ones add a barcode column. */
const withBarcodes: readonly string[] = woocommerceHeader
const withLowStock: readonly string[] = withBarcodes.filter((name) => name !== barcodeColumn)
const withoutLowStock: readonly string[] = withLowStock.filter((name) => name !== 'Low stock amount')

/** Whether the units of weight and size are in the columns of this order. */
function hasOrderOf(columns: readonly string[], names: readonly string[]): boolean {
  const weight = names.indexOf('Weight')
  return (
    columns.length >= names.length &&
    /\((?:kg|g|lbs?|oz)\)$/i.test(columns[weight] ?? '') &&
    [1, 2, 3].every((at) => /\((?:m|cm|mm|in|yd)\)$/i.test(columns[weight + at] ?? ''))
  )
}
