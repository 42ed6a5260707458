import { settingsOf } from '#features/sites/server'
import type { SiteContext } from '#platform/context'
import { catalogSettings, measurementSettings } from '../../../contract/index.ts'
import type { ExchangeFormat, ReadLine } from '../imported-product.ts'
import { readTable, type Table } from './read-table.ts'
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
): Promise<ReadLine[]> {
  const pieces = file instanceof Uint8Array ? only(file) : file
  const units = await unitsOfStore(ctx)
  if (format === 'shopify') return readShopify(await readTable(pieces, shopifyColumn), units.currency)
  if (format === 'squarespace') return readSquarespace(await readTable(pieces, squarespaceColumn), units)
  const table = await readTable(pieces)
  return readWooCommerce(renamed(table), { currency: units.currency, units: wooUnits(table.columns) })
}

export async function unitsOfStore(ctx: SiteContext): Promise<{ currency: string; standard: string }> {
  const { currency } = await settingsOf(ctx, catalogSettings)
  const { measurementStandard: standard } = await settingsOf(ctx, measurementSettings)
  return { currency, standard }
}

function renamed(table: Table): Table {
  const first = table.lines.slice(0, 3).map(({ cells }) => table.columns.map((name) => cells.get(name) ?? ''))
  const byPlace = columnsByPlace(table.columns, first)
  const columnOf = new Map(
    table.columns.map((name, at) => [name, byPlace ? wooColumn(byPlace[at] ?? name) : wooColumn(name)]),
  )
  return {
    columns: [...columnOf.values()],
    lines: table.lines.map(({ cells, notes }) => {
      const own = new Map([...cells].map(([name, cell]) => [columnOf.get(name) ?? name, cell]))
      return { cells: own, cell: (name) => own.get(name) ?? '', notes }
    }),
  }
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
