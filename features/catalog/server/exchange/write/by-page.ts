import type { SiteContext } from '#platform/context'
import { type UncountedPage, uncountedPages } from '../../base/products-pages.ts'
import type { Placed } from '../plan-products.ts'

/**
 * The products of each products page: that on which they stand, which their file names, or the first. Null while the
 * site has none.
 */
export async function byPage<P extends Pick<Placed, 'product' | 'present'>>(
  ctx: SiteContext,
  planned: readonly P[],
): Promise<[UncountedPage | null, P[]][]> {
  const pages = await uncountedPages(ctx)
  const pageOf = ({ product, present }: P): UncountedPage | null => {
    const named = product.extra['Product Page']?.replace(/^\/|\/$/g, '')
    return pages.find(({ id, slug }) => (present ? id === present.collection_id : slug === named)) ?? pages[0] ?? null
  }
  return [...Map.groupBy(planned, pageOf)]
}
