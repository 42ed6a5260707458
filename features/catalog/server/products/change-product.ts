import { isUniqueViolation, siteTables } from '#platform/database'
import { audit } from '#features/accounts/server'
import type { OwnerTransaction } from '#platform/context'
import { catalogProblems, type Product, type ProductPatch } from '../../contract/index.ts'
import { afterProductsChanged } from '../base/after-products-changed.ts'
import { columnsOf } from './create-product.ts'
import { requireFitBundle } from '../bundles/bundles.ts'
import { productById } from '../base/product-of.ts'
import { placeProduct } from '../base/product-addresses.ts'
import { requireFreeProductSlug } from '../base/product-slugs.ts'
import { requireProductsPage } from '../base/products-pages.ts'
import { type ProductRow, productRowById } from '../base/products.queries.ts'
import { fetchImagesLater } from '../images/fetch-images.job.ts'
import { placeTags } from '../categories/tag-addresses.ts'
import { setMemberships } from '../base/write-products.ts'

/** Changes a product at once, for visitors too. The former slug redirects to the new one. */
export async function changeProduct(
  ctx: OwnerTransaction,
  { id, values }: { id: string; values: ProductPatch },
): Promise<Product> {
  ctx.require('commerce.inventory')
  const before = await productRowById(ctx, id)
  await writeProduct(ctx, before, values)
  await audit(ctx, { action: 'catalog.product_changed', subject: id, after: { fields: Object.keys(values) } })
  await afterProductsChanged(ctx, [{ id, collectionId: before.collection_id }])
  return productById(ctx, id)
}

/** Writes the product with its categories, tags and address. The caller calls `afterProductsChanged`. */
export async function writeProduct(ctx: OwnerTransaction, before: ProductRow, values: ProductPatch): Promise<void> {
  const { id } = before
  const columns = columnsOf(values)
  if (values.bundle) await requireFitBundle(ctx, before, values.bundle)
  if (values.plan && before.bundle && values.bundle !== null) throw catalogProblems.bundleUnfit()
  const slug =
    values.slug === undefined
      ? before.slug
      : await requireFreeProductSlug(ctx, before.collection_id, values.slug || (values.title ?? before.title), id)
  const { visible_from: from, visible_until: until } = { ...before, ...columns }
  if (from && until && until <= from) throw catalogProblems.saleEndsFirst()
  try {
    await siteTables(ctx)
      .updateTable('products')
      .set({ ...columns, slug, changed_at: ctx.now() })
      .where('id', '=', id)
      .execute()
  } catch (error) {
    // Another transaction took the slug after it was read as free.
    if (isUniqueViolation(error)) throw catalogProblems.slugTaken({ slug })
    throw error
  }
  if (values.categoryIds) await setMemberships(ctx, new Map([[id, values.categoryIds]]))
  const page = await requireProductsPage(ctx, before.collection_id)
  if (slug !== before.slug) await placeProduct(ctx, page, { ...before, slug })
  if (values.tags) await placeTags(ctx, page, values.tags)
  if (values.images) await fetchImagesLater(ctx, [id])
}
