import { settingsOf } from '#features/sites/server'
import type { SiteContext } from '#platform/context'
import { catalogSettings, measurementSettings } from '../../../contract/index.ts'
import { allLines, type ExchangeFormat, type ReadLines } from '../imported-product.ts'
import { linesInWords, readTable, type Table } from './read-table.ts'
import { readShopify } from './read-shopify.ts'
import { readSquarespace, squarespaceColumn } from './read-squarespace.ts'
import { readWooCommerce } from './read-woocommerce.ts'
import { shopifyColumn } from './shopify-columns.ts'
import { columnsByPlace } from './columns-by-place.ts'
import { wooColumn, wooUnits } from './woocommerce-columns.ts'

/** The lines of a file of products. */
export async function readFile(
  ctx: SiteContext,
  format: ExchangeFormat,
  file: AsyncIterable<Uint8Array> | Uint8Array,
  website: { currency?: string | undefined } = {},
): Promise<ReadLines> {
  const pieces = file instanceof Uint8Array ? only(file) : file
  const store = await unitsOfStore(ctx)
  const units = { ...store, currency: website.currency ?? store.currency }
  if (format === 'shopify') return readShopify(await readTable(pieces, shopifyColumn), units.currency)
  if (format === 'squarespace') return allLines(readSquarespace(await readTable(pieces, squarespaceColumn), units))
  const table = await readTable(pieces)
  return allLines(readWooCommerce(renamed(table), { currency: units.currency, units: wooUnits(table.columns) }))
}

export async function unitsOfStore(ctx: SiteContext): Promise<{ currency: string; standard: string }> {
  const { currency } = await settingsOf(ctx, catalogSettings)
  const { measurementStandard: standard } = await settingsOf(ctx, measurementSettings)
  return { currency, standard }
}

function renamed(table: Table): Table {
  const first = Array.from({ length: Math.min(3, table.lines.length) }, (_, index) => {
    const { cells } = table.lines.at(index)
    return table.columns.map((name) => cells.get(name) ?? '')
  })
  const byPlace = columnsByPlace(table.columns, first)
  const columnOf = new Map(
    table.columns.map((name, at) => [name, byPlace ? wooColumn(byPlace[at] ?? name) : wooColumn(name)]),
  )
  const nameOf = new Map([...columnOf].map(([name, column]) => [column, name]))
  const lines = linesInWords(table.lines, (line) => ({
    get cells() {
      return new Map([...line.cells].map(([name, cell]) => [columnOf.get(name) ?? name, cell]))
    },
    cell: (column) => line.cell(nameOf.get(column) ?? ''),
    notes: line.notes,
  }))
  return { columns: [...columnOf.values()], lines }
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
