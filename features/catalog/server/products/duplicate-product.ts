import { siteTables } from '#platform/database'
import { orderBetween } from '#platform/document'
import type { OwnerTransaction } from '#platform/context'
import { enumerations, newId } from '#platform/contract'
import type { Product } from '../../contract/index.ts'
import { afterProductsChanged } from '../base/after-products-changed.ts'
import { lastPosition } from './create-product.ts'
import { freshSkus } from '../variants/fresh-skus.ts'
import { productById } from '../base/product-of.ts'
import { freeProductSlug } from '../base/product-slugs.ts'
import { requireRoom } from '../base/products-pages.ts'
import { productRowById, variantRowsOf } from '../base/products.queries.ts'
import { insertProducts, insertVariants, setMemberships } from '../base/write-products.ts'

/** Creates a draft with the same values, new SKUs and no stock. */
export async function duplicateProduct(ctx: OwnerTransaction, { id }: { id: string }): Promise<Product> {
  ctx.require('commerce.inventory')
  const { website_id: _site, ...row } = await productRowById(ctx, id)
  const slug = await freeProductSlug(ctx, row.collection_id, row.slug)
  await requireRoom(ctx, row.collection_id)
  const variants = (await variantRowsOf(ctx, [id])).get(id) ?? []
  const copy = newId(ctx.now().getTime())
  const position = orderBetween(await lastPosition(ctx, row.collection_id), null)
  const now = ctx.now()
  await insertProducts(ctx, [
    {
      ...row,
      id: copy,
      slug,
      position,
      status: enumerations.contentStatuses.draft,
      sold: 0,
      extra: {},
      visible_from: null,
      created_at: now,
      changed_at: now,
    },
  ])
  const skus = await freshSkus(ctx, variants.length)
  await insertVariants(
    ctx,
    variants.map(({ website_id: _own, ...variant }, index) => ({
      ...variant,
      id: newId(now.getTime()),
      product_id: copy,
      sku: skus[index] ?? '',
      imported_sku: null,
      is_live: true,
      quantity: 0,
      low_told_at: null,
      extra: {},
      changed_at: now,
    })),
  )
  const members = await siteTables(ctx)
    .selectFrom('product_category_members')
    .where('product_id', '=', id)
    .select('category_id')
    .execute()
  await setMemberships(ctx, new Map([[copy, members.map(({ category_id }) => category_id)]]))
  await afterProductsChanged(ctx, [{ id: copy, collectionId: row.collection_id }])
  return productById(ctx, copy)
}

/** Moves a product within the owner's order of its page. */
export async function reorderProduct(
  ctx: OwnerTransaction,
  { id, before }: { id: string; before: string | null },
): Promise<Record<string, never>> {
  ctx.require('commerce.inventory')
  const row = await productRowById(ctx, id)
  const others = await siteTables(ctx)
    .selectFrom('products')
    .where('collection_id', '=', row.collection_id)
    .where('status', '!=', enumerations.contentStatuses.deleted)
    .where('id', '!=', id)
    .select(['id', 'position'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const at = before === null ? others.length : others.findIndex((sibling) => sibling.id === before)
  const place = at < 0 ? others.length : at
  const position = orderBetween(others[place - 1]?.position ?? null, others[place]?.position ?? null)
  await siteTables(ctx).updateTable('products').set({ position }).where('id', '=', id).execute()
  await afterProductsChanged(ctx, [{ id, collectionId: row.collection_id }])
  return {}
}
