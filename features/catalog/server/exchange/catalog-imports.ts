import type { ExportedItem, ExportedTerm } from '#features/imports/server'
import type { ImportedRow, ImportPart } from '#features/imports/server'
import type { OwnerTransaction } from '#platform/context'
import { enumerations } from '#platform/contract'
import { undoImported } from '../sheet/changes.ts'
import { setProductStatus } from '../products/set-product-status.ts'
import { productRowsByIds } from '../products/products.queries.ts'
import {
  type ImportedProduct,
  longestOption,
  longestTitle,
  note,
  type Note,
  type ReadLine,
} from './imported-product.ts'
import { readFile, unitsOfStore } from './read/read-file.ts'
import { columnsOf, firstLinesOf } from './read/read-table.ts'
import { isShopify } from './read/read-shopify.ts'
import { isSquarespace } from './read/read-squarespace.ts'
import { isWooCommerce } from './read/read-woocommerce.ts'
import { productCategories, readWordPress } from './read/read-wordpress.ts'
import { foreseenNotes, planProducts } from './plan-products.ts'
import { runProducts } from './run-products.ts'

/** What imports bring to the catalogue. */
export const catalogImports: ImportPart = {
  formats: [
    {
      name: 'shopify',
      recognises: (head) => isShopify(columnsOf(head)),
      read: async (ctx, file) => rowsOf(await readFile(ctx, 'shopify', file)),
    },
    {
      name: 'squarespace',
      recognises: (head) => isSquarespace(columnsOf(head)),
      read: async (ctx, file) => rowsOf(await readFile(ctx, 'squarespace', file)),
    },
    {
      name: 'woocommerce',
      recognises: (head) => isWooCommerce(columnsOf(head), firstLinesOf(head)),
      read: async (ctx, file) => rowsOf(await readFile(ctx, 'woocommerce', file)),
    },
  ],
  itemTypes: ['product', 'product_variation'],
  taxonomies: [productCategories],
  readItems: async (ctx, items, files, terms) =>
    rowsOf(
      readWordPress(items as readonly ExportedItem[], {
        ...(await unitsOfStore(ctx)),
        files,
        terms: terms as readonly ExportedTerm[],
      }),
    ),
  kinds: ['product'],
  foresees: foreseenNotes,
  plan: (ctx, rows) => planProducts(ctx, rows.map(productToRun)),
  run: (ctx, rows, importId) => runProducts(ctx, rows.map(productToRun), importId),
  targets: ['product'],
  undo: undoProducts,
  undoChanges: undoImported,
}

function productToRun<Row extends { payload: unknown }>(row: Row): Row & { payload: ImportedProduct } {
  return { ...row, payload: row.payload as ImportedProduct }
}

/** Each line of the file as a row: the first of a product carries it, the others are parts of it. */
export function rowsOf(lines: readonly ReadLine[]): ImportedRow[] {
  const seen = new Set<ImportedProduct>()
  return lines.map((line, at): ImportedRow => {
    const { product } = line
    if (!product || line.skip)
      return { kind: line.kind, key: `line:${at + 1}`, title: line.title, payload: null, notes: line.notes, skip: true }
    if (seen.has(product)) {
      const notes = [...line.notes, note('partOf', { title: product.title || product.key })]
      return {
        kind: line.kind,
        key: `${product.key}#${at + 1}`,
        title: line.title,
        payload: null,
        lead: product.key,
        notes,
      }
    }
    seen.add(product)
    const images = product.images.length
    const notes = [
      ...line.notes,
      ...productNotes(product),
      ...(images > 0 ? [note('picturesLater', { n: images })] : []),
    ]
    return { kind: 'product', key: product.key, title: product.title || line.title, payload: product, notes }
  })
}

/** Remarks on a product as a whole. */
function productNotes({ title, options, variants }: ImportedProduct): Note[] {
  const texts = [...options, ...variants.flatMap(({ values }) => values)]
  return [
    ...(variants.length === 0 ? [note('variantsMissing')] : []),
    ...(title.length > longestTitle ? [note('titleShortened', { max: longestTitle })] : []),
    ...(texts.some((text) => text.length > longestOption) ? [note('optionShortened', { max: longestOption })] : []),
  ]
}

/** To the bin, from which they can be brought back. */
async function undoProducts(ctx: OwnerTransaction, ids: readonly string[]): Promise<void> {
  const rows = await productRowsByIds(ctx, ids)
  const present = rows.filter(({ status }) => status !== enumerations.contentStatuses.deleted).map(({ id }) => id)
  if (present.length > 0) await setProductStatus(ctx, { ids: present, status: enumerations.contentStatuses.deleted })
}
