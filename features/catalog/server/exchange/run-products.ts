import { siteTables } from '#platform/database'
import { orderBetween } from '#platform/document'
import type { ImportedOutcome } from '#features/imports/server'
import type { OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { isDeepStrictEqual } from 'node:util'
import { afterProductsChanged } from '../base/after-products-changed.ts'
import { lastPosition } from '../products/create-product.ts'
import { fetchImagesLater } from '../images/fetch-images.job.ts'
import { placeProducts } from '../base/product-addresses.ts'
import { listedOnce } from '../listing/listed-once.ts'
import { ensureProductsPage } from '../base/products-pages.ts'
import { type ProductRow, variantRowsOf } from '../base/products.queries.ts'
import type { VariantRow } from '../base/sale.ts'
import { holdSlugs } from '../base/product-slugs.ts'
import { placeTags } from '../categories/tag-addresses.ts'
import {
  insertProducts,
  insertVariants,
  type NewProductRow,
  type NewVariantRow,
  setMemberships,
} from '../base/write-products.ts'
import { byPage } from './write/by-page.ts'
import { recordingChanges } from './changed-by-import.ts'
import { ensureCategories } from './ensure-categories.ts'
import { findPresent, type ProductToRun } from './find-present.ts'
import type { ImportedProduct, ImportedVariant, Note } from './imported-product.ts'
import { columnsOfImported, columnsOfVariant, type ImportedColumns } from './product-rows.ts'
import { resolveRelated } from './resolve-related.ts'
import { importedSkusOf, matchVariants, slugsOf } from './plan-products.ts'
import { settleSkus } from './settle-skus.ts'
import { updateProducts, updateVariants } from './update-products.ts'

interface Planned {
  key: string
  product: ImportedProduct
  present: ProductRow | undefined
  /** Whether the file only repeats the product's categories. */
  staysInCategories: boolean
  id: string
  columns: ImportedColumns
  notes: Note[]
}

/** Creates or updates the products of a file, in a few statements for all of them. */
export async function runProducts(
  ctx: OwnerTransaction,
  rows: readonly ProductToRun[],
  importId: string,
): Promise<ReadonlyMap<string, ImportedOutcome>> {
  ctx.require('commerce.inventory')
  const present = await findPresent(ctx, rows, { importId })
  const outcomes = new Map<string, ImportedOutcome>()
  const planned = rows.flatMap((row): Planned[] => {
    const match = present.get(row.key)
    const before = match?.row
    if (match?.isSame) {
      outcomes.set(row.key, { outcome: 'unchanged', target: { kind: 'product', id: match.row.id } })
      return []
    }
    const notes: Note[] = []
    const product = match?.wanted ?? row.payload
    const columns = columnsOfImported(ctx, product, match, notes)
    const staysInCategories = isDeepStrictEqual(match?.today?.categories, product.categories)
    return [
      {
        key: row.key,
        product,
        present: before,
        staysInCategories,
        id: before?.id ?? newId(ctx.now().getTime()),
        columns,
        notes,
      },
    ]
  })
  const old = await variantRowsOf(
    ctx,
    planned.flatMap(({ present: row }) => row?.id ?? []),
  )
  const before = [...old.values()].flat().map(({ id }) => id)
  const ids = planned.map(({ id }) => id)
  await recordingChanges(ctx, importId, before, () =>
    listedOnce(ctx, ids, async () => {
      for (const [page, own] of await byPage(ctx, planned))
        await writeAll(ctx, page ?? (await ensureProductsPage(ctx)), own)
    }),
  )
  for (const { key, id, present: before, notes } of planned)
    outcomes.set(key, { outcome: before ? 'update' : 'create', target: { kind: 'product', id }, notes })
  return outcomes
}

async function writeAll(
  ctx: OwnerTransaction,
  page: { id: string; slug: string },
  planned: readonly Planned[],
): Promise<void> {
  await holdSlugs(ctx, page.id)
  const moving = planned.filter(({ staysInCategories }) => !staysInCategories)
  const categoryOf = await ensureCategories(
    ctx,
    page,
    moving.flatMap(({ product }) => product.categories),
  )
  const slugs = await slugsOf(ctx, page.id, planned)
  const fresh = planned.filter(({ present }) => !present)
  const old = planned.filter(({ present }) => present !== undefined)
  let position = await lastPosition(ctx, page.id)
  await insertProducts(
    ctx,
    fresh.map(({ id, columns }): NewProductRow => {
      position = orderBetween(position, null)
      return { ...columns, id, collection_id: page.id, slug: slugs.get(id) ?? id, position, created_at: ctx.now() }
    }),
  )
  await updateProducts(ctx, old)
  await writeVariants(ctx, planned)
  await setMemberships(
    ctx,
    new Map(moving.map(({ id, product }) => [id, product.categories.flatMap((names) => categoryOf(names) ?? [])])),
  )
  await placeTags(ctx, page, [...new Set(planned.flatMap(({ product }) => product.tags))])
  const placed = planned.map(({ id, columns, present }) => ({
    id,
    slug: slugs.get(id) ?? present?.slug ?? id,
    status: columns.status as ProductRow['status'],
  }))
  await placeProducts(ctx, page, placed)
  await resolveRelated(ctx)
  await fetchImagesLater(
    ctx,
    planned.filter(({ columns }) => columns.images?.some(({ asset }) => asset === null)).map(({ id }) => id),
  )
  await afterProductsChanged(
    ctx,
    planned.map(({ id, present }) => ({ id, collectionId: present?.collection_id ?? page.id })),
  )
}

async function writeVariants(ctx: OwnerTransaction, planned: readonly Planned[]): Promise<void> {
  const old = await variantRowsOf(
    ctx,
    planned.filter(({ present }) => present !== undefined).map(({ id }) => id),
  )
  const matched = new Map<ImportedVariant, VariantRow>()
  for (const { id, product } of planned) matchVariants(product, old.get(id) ?? [], matched)
  const skus = await settleSkus(
    ctx,
    planned.map(({ product }) => product),
    {
      updated: [...old.keys()],
      importedSkus: importedSkusOf(matched),
      notes: new Map(planned.map(({ product, notes }) => [product, notes])),
    },
  )
  const fresh: NewVariantRow[] = []
  const changed: (NewVariantRow & { before: VariantRow })[] = []
  for (const { id, product, columns } of planned) {
    for (const [position, variant] of product.variants.entries()) {
      const settled = skus.get(variant) ?? { sku: '', importedSku: null }
      const before = matched.get(variant)
      const row = {
        ...columnsOfVariant(ctx, product, variant, { settled, images: columns.images ?? [], position, before }),
        product_id: id,
      }
      if (before) changed.push({ ...row, id: before.id, low_stock_at: before.low_stock_at ?? row.low_stock_at, before })
      else fresh.push({ ...row, id: newId(ctx.now().getTime()) })
    }
  }
  const staying = new Set([...matched.values()].map(({ id }) => id))
  const gone = [...old.values()].flat().flatMap(({ id }) => (staying.has(id) ? [] : [id]))
  if (gone.length > 0) await siteTables(ctx).deleteFrom('product_variants').where('id', 'in', gone).execute()
  await updateVariants(ctx, changed)
  await insertVariants(ctx, fresh)
}
