import type { ExportedItem, ExportedTerm } from '#features/imports/server'
import type { ImportedRow, ImportedRows, ImportPart } from '#features/imports/server'
import type { OwnerTransaction } from '#platform/context'
import { enumerations } from '#platform/contract'
import { undoImported } from '../sheet/changes.ts'
import { setProductStatus } from '../products/set-product-status.ts'
import { productRowsByIds } from '../base/products.queries.ts'
import {
  type ImportedProduct,
  longestOption,
  longestTitle,
  note,
  type Note,
  type ReadLine,
  type ReadLines,
} from './imported-product.ts'
import { readFile, unitsOfStore } from './read/read-file.ts'
import { columnsOf, firstLinesOf } from './read/read-table.ts'
import { isShopify } from './read/read-shopify.ts'
import { isSquarespace } from './read/read-squarespace.ts'
import { isWooCommerce } from './read/read-woocommerce.ts'
import { productCategories, readWordPress } from './read/read-wordpress.ts'
import { readProductTable } from './table/product-table.ts'
import { foreseenNotes, planMemory, planProducts } from './plan-products.ts'
import { changeStoreValues, pricesIn, readStoreValues } from './store-values.ts'
import { runProducts } from './run-products.ts'

/** The catalog's import formats. */
export const catalogImports: ImportPart = {
  formats: [
    {
      name: 'shopify',
      recognises: (head) => isShopify(columnsOf(head)),
      read: async (ctx, file, website) => importedRows(await readFile(ctx, 'shopify', file, website)),
    },
    {
      name: 'squarespace',
      recognises: (head) => isSquarespace(columnsOf(head)),
      read: async (ctx, file, website) => importedRows(await readFile(ctx, 'squarespace', file, website)),
    },
    {
      name: 'woocommerce',
      recognises: (head) => isWooCommerce(columnsOf(head), firstLinesOf(head)),
      read: async (ctx, file, website) => importedRows(await readFile(ctx, 'woocommerce', file, website)),
    },
  ],
  tables: {
    products: async (ctx, rows, website) =>
      importedRows(readProductTable(rows, website.currency ?? (await unitsOfStore(ctx)).currency)),
  },
  itemTypes: ['product', 'product_variation'],
  taxonomies: [productCategories],
  readItems: async (ctx, items, files, terms) =>
    Array.from(
      rowsOf(
        readWordPress(items as readonly ExportedItem[], {
          ...(await unitsOfStore(ctx)),
          files,
          terms: terms as readonly ExportedTerm[],
        }),
      ),
    ),
  kinds: ['product'],
  foresees: foreseenNotes,
  plan: (ctx, claimed) => {
    const memory = planMemory(claimed)
    return (rows) => planProducts(ctx, rows.map(productToRun), memory)
  },
  run: async (ctx, rows, importId, { currency }) => {
    const rescaled = await pricesIn(ctx, currency)
    return runProducts(ctx, rows.map(productToRun).map(rescaled), importId)
  },
  website: { read: readStoreValues, change: changeStoreValues },
  addresses: formerPaths,
  targets: ['product'],
  undo: undoProducts,
  undoChanges: undoImported,
}

/** Returns the paths of a product in the known shop systems. */
function formerPaths(payload: unknown): string[] {
  const { format, slug } = payload as ImportedProduct
  if (slug === '') return []
  return format === 'shopify' ? [`/products/${slug}`] : format === 'woocommerce' ? [`/product/${slug}`] : []
}

function productToRun<Row extends { payload: unknown }>(row: Row): Row & { payload: ImportedProduct } {
  return { ...row, payload: row.payload as ImportedProduct }
}

function importedRows({ keys, lines }: ReadLines): ImportedRows {
  return { keys, rows: rowsOf(lines) }
}

/**
 * Yields a row for each line of the file. The first line of a product has the product, and the others are parts of it.
 */
function* rowsOf(lines: Iterable<ReadLine>): Generator<ImportedRow> {
  const seen = new WeakSet<ImportedProduct>()
  let at = 0
  for (const line of lines) {
    at += 1
    const { product, kind, title } = line
    if (!product || line.skip) {
      yield { kind, key: `line:${at}`, title, payload: null, notes: line.notes, skip: true }
      continue
    }
    if (seen.has(product)) {
      const notes = [...line.notes, note('partOf', { title: product.title || product.key })]
      yield { kind, key: `${product.key}#${at}`, title, payload: null, lead: product.key, notes }
      continue
    }
    seen.add(product)
    yield leadingRow(line, product)
  }
}

function leadingRow(line: ReadLine, product: ImportedProduct): ImportedRow {
  const images = product.images.length
  const notes = [...line.notes, ...productNotes(product), ...(images > 0 ? [note('picturesLater', { n: images })] : [])]
  return { kind: 'product', key: product.key, title: product.title || line.title, payload: product, notes }
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

/** Moves products into the bin, from which they can be restored. */
async function undoProducts(ctx: OwnerTransaction, ids: readonly string[]): Promise<void> {
  const rows = await productRowsByIds(ctx, ids)
  const present = rows.filter(({ status }) => status !== enumerations.contentStatuses.deleted).map(({ id }) => id)
  if (present.length > 0) await setProductStatus(ctx, { ids: present, status: enumerations.contentStatuses.deleted })
}
