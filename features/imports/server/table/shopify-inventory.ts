import type { WholeTable } from './mapped-rows.ts'
import { plainName } from './guess-columns.ts'

/** Columns besides those of locations, in files that have a column for each location. */
const ownColumns = /^(?:handle|title|option[1-9](?:name|value)|sku|hscode|coo)$/

/** Columns with the number of pieces for sale, the preferred one first. `On hand (new)` is typed by the owner. */
const stockColumns = ['onhandnew', 'available', 'availablenoteditable', 'onhand', 'onhandcurrent']

/** Converts an inventory of Shopify: a row for each variant and location, or a column for each location. */
export function shopifyInventoryRows({ columns, rows }: WholeTable): WholeTable {
  const names = columns.map(plainName)
  const at = (name: string): number => names.indexOf(name)
  const options = names.flatMap((name, index) => (/^option[1-9]value$/.test(name) ? [index] : []))
  const described = (row: readonly string[]): string[] => [
    row[at('handle')] ?? '',
    row[at('title')] ?? '',
    row[at('sku')] ?? '',
    ...options.map((index) => row[index] ?? ''),
  ]
  const places = names.flatMap((name, index) => (ownColumns.test(name) ? [] : [index]))
  const counts = stockColumns.map(at).filter((index) => index >= 0)
  return {
    columns: ['Handle', 'Title', 'SKU', ...options.map((_, index) => `Option value ${index + 1}`), 'Location', 'Stock'],
    rows:
      at('location') < 0
        ? rows.flatMap((row) => places.map((index) => [...described(row), columns[index] ?? '', counted(row[index])]))
        : rows.map((row) => [
            ...described(row),
            row[at('location')] ?? '',
            counted(counts.map((index) => row[index] ?? '').find((cell) => cell.trim() !== '')),
          ]),
  }
}

/** A location that does not stock a variant has no number for it. */
const counted = (cell = ''): string => (/^not stocked$/i.test(cell.trim()) ? '' : cell)
