import { cacheTag, type SiteTransaction } from '#platform/context'
import { changed } from '#platform/database'
import { indexLater } from './index-products.job.ts'

/** Rebuilds the pages with the changed products and updates search. Call it last. */
export async function afterProductsChanged(
  ctx: SiteTransaction,
  products: readonly { id: string; collectionId: string }[],
): Promise<void> {
  if (products.length === 0) return
  await indexLater(
    ctx,
    products.map(({ id }) => id),
  )
  const pages = new Set(products.map(({ collectionId }) => cacheTag.collection(collectionId)))
  await changed(ctx, [...products.map(({ id }) => cacheTag.item(id)), ...pages, cacheTag.products, cacheTag.siteMap])
}
