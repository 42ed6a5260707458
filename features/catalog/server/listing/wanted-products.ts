import type { SiteContext } from '#platform/context'
import { everybody } from '#platform/contract'
import { listProducts } from './product-listing.ts'

/** What sells best, for whoever searched in vain. */
export async function wantedProducts(ctx: SiteContext, most: number) {
  const { data } = await listProducts(ctx, { collectionId: null, opened: everybody, sort: 'bestselling', limit: most })
  return data.map(({ id, path, title }) => ({ subject: `product:${id}`, path, title }))
}
