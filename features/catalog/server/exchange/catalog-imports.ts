import type { ExportedItem } from '#features/imports/server'
import { siteSettings } from '#features/sites/server'
import type { ImportedRow, ImportPart, OwnerContext, SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { setProductStatus } from '../set-product-status.ts'
import { productRowsByIds } from '../products.queries.ts'
import { type ImportedProduct, note, type ReadLine } from './imported-product.ts'
import { columnsOf, readTable, type Table } from './read-table.ts'
import { isShopify, readShopify } from './read-shopify.ts'
import { isSquarespace, readSquarespace, squarespaceColumn } from './read-squarespace.ts'
import { isWooCommerce, readWooCommerce, wooColumn, wooUnits } from './read-woocommerce.ts'
import { readWordPress } from './read-wordpress.ts'
import { runProducts } from './run-products.ts'
import { shopifyColumn } from './shopify-columns.ts'

/** What imports bring to the catalogue. */
export const catalogImports: ImportPart = {
  formats: [
    {
      name: 'shopify',
      recognises: (head) => isShopify(columnsOf(head)),
      read: async (ctx, file) => rowsOf(readShopify(await readTable(file, shopifyColumn), (await unitsOfStore(ctx)).currency)),
    },
    {
      name: 'squarespace',
      recognises: (head) => isSquarespace(columnsOf(head)),
      read: async (ctx, file) => rowsOf(readSquarespace(await readTable(file, squarespaceColumn), await unitsOfStore(ctx))),
    },
    {
      name: 'woocommerce',
      recognises: (head) => isWooCommerce(columnsOf(head)),
      read: async (ctx, file) => {
        const table = await readTable(file)
        const units = wooUnits(table.columns)
        const plain = renamed(table)
        return rowsOf(readWooCommerce(plain, { currency: (await unitsOfStore(ctx)).currency, units }))
      },
    },
  ],
  itemTypes: ['product', 'product_variation'],
  readItems: async (ctx, items, files) => rowsOf(readWordPress(items as readonly ExportedItem[], { ...(await unitsOfStore(ctx)), files })),
  kinds: ['product'],
  run: (ctx, rows) =>
    runProducts(
      ctx,
      rows.map((row) => ({ ...row, payload: row.payload as ImportedProduct })),
    ),
  targets: ['product'],
  undo: undoProducts,
}

async function unitsOfStore(ctx: SiteContext): Promise<{ currency: string; standard: string }> {
  const { store, measurement } = await siteSettings(ctx)
  return { currency: store.currency, standard: measurement.measurementStandard }
}

function renamed(table: Table): Table {
  return {
    columns: table.columns.map(wooColumn),
    lines: table.lines.map(({ cells }) => {
      const own = new Map([...cells].map(([name, cell]) => [wooColumn(name), cell]))
      return { cells: own, cell: (name) => own.get(name) ?? '' }
    }),
  }
}

/** Each line of the file as a row: the first of a product carries it, the others are parts of it. */
export function rowsOf(lines: readonly ReadLine[]): ImportedRow[] {
  const seen = new Set<ImportedProduct>()
  return lines.map((line, at): ImportedRow => {
    const { product } = line
    if (!product || line.skip) return { kind: line.kind, key: `line:${at + 1}`, title: line.title, payload: null, notes: line.notes, skip: true }
    if (seen.has(product)) {
      const notes = [...line.notes, note('partOf', { title: product.title || product.key })]
      return { kind: line.kind, key: `${product.key}#${at + 1}`, title: line.title, payload: null, lead: product.key, notes }
    }
    seen.add(product)
    const pictures = product.images.length
    const notes = [...line.notes, ...(pictures > 0 ? [note('picturesLater', { n: pictures })] : [])]
    return { kind: 'product', key: product.key, title: product.title || line.title, payload: product, notes }
  })
}

/** To the bin, from which they can be brought back. */
async function undoProducts(ctx: OwnerContext, ids: readonly string[]): Promise<void> {
  const rows = await productRowsByIds(ctx, ids)
  const present = rows.filter(({ status }) => status !== enumerations.contentStatuses.deleted).map(({ id }) => id)
  if (present.length > 0) await setProductStatus(ctx, { ids: present, status: enumerations.contentStatuses.deleted })
}
