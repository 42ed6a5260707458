import type { SiteContext } from '#platform/context'
import { everybody } from '#platform/contract'
import { listProducts } from './product-listing.ts'
import { productResults } from './product-results.ts'

/** Returns the bestsellers for visitors of an empty or missing page. */
export async function popularProducts(ctx: SiteContext, most: number) {
  const { data, tags, ...more } = await bestsellers(ctx, most)
  const shown = await productResults(
    ctx,
    data.map(({ id }) => id),
  )
  return {
    data: data.flatMap(({ id, path, title }) => (shown.has(id) ? [{ path, title, ...none, ...shown.get(id) }] : [])),
    tags,
    ...more,
  }
}

/** Returns the public products, bestsellers first. */
export function bestsellers(ctx: SiteContext, most: number) {
  return listProducts(ctx, { collectionId: null, opened: everybody, sort: 'bestselling', limit: most })
}

const none = { assetId: null, focalPoint: null, price: '', before: '' }
