import type { collectionMoved } from '#features/content/contract'
import { siteTables } from '#platform/database'
import { collectionById } from '#features/content/server'
import { registerAddresses } from '#features/pages/server'
import type { SiteTransaction } from '#platform/context'
import { enumerations, type EventPayload } from '#platform/contract'
import { tagPath } from '../../contract/index.ts'
import { afterProductsChanged } from '../base/after-products-changed.ts'
import { addressOf } from '../categories/change-categories.ts'
import { categories } from '../categories/categories.queries.ts'
import { placeProducts } from '../base/product-addresses.ts'
import { products } from '../base/products.queries.ts'

/** Moves everything below a products page with a new slug, with redirects from old addresses. */
export async function moveProducts(
  ctx: SiteTransaction,
  { collectionId }: EventPayload<typeof collectionMoved>,
): Promise<void> {
  const page = await collectionById(ctx, collectionId)
  if (!page || page.type !== enumerations.collectionTypes.products) return
  const rows = await products(ctx).where('collection_id', '=', collectionId).select(['id', 'slug', 'status']).execute()
  await placeProducts(ctx, page, rows)
  const listed = await categories(ctx).where('collection_id', '=', collectionId).select(['id', 'slugs']).execute()
  await registerAddresses(
    ctx,
    listed.map((row) => addressOf(page, row)),
  )
  const tags = await siteTables(ctx)
    .selectFrom('addresses')
    .where('state', '=', 'live')
    .where('subject', 'like', `product-tag:${collectionId}/%`)
    .select('subject')
    .execute()
  await registerAddresses(
    ctx,
    tags.flatMap(({ subject }) =>
      subject === null
        ? []
        : [
            {
              subject,
              path: tagPath(page.slug, subject.slice(subject.indexOf('/') + 1)),
              pageType: enumerations.pageTypes.collection,
            },
          ],
    ),
  )
  await afterProductsChanged(
    ctx,
    rows.map(({ id }) => ({ id, collectionId })),
  )
}
