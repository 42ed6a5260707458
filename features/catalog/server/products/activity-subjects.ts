import type { ActivitySubject } from '#features/sites/server'
import type { SiteContext } from '#platform/context'
import { products } from '../base/products.queries.ts'

/** Returns the products among these ids. */
export async function productSubjects(
  ctx: SiteContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ActivitySubject>> {
  const rows = await products(ctx).where('id', 'in', ids).select(['id', 'title']).execute()
  return new Map(rows.map(({ id, title }) => [id, { title, screen: `/config/products/${id}` }]))
}
