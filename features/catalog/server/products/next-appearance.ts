import type { SiteContext } from '#platform/context'
import { sql } from 'kysely'
import { products } from './products.queries.ts'

/** When the next scheduled product of a page (null: of any) can be seen. */
export async function nextAppearance(ctx: SiteContext, collectionId: string | null): Promise<Date | null> {
  let coming = products(ctx).where('status', 'in', [1, 2]).where('visible_from', '>', ctx.now())
  if (collectionId !== null) coming = coming.where('collection_id', '=', collectionId)
  const row = await coming.select(sql<Date | null>`min(visible_from)`.as('moment')).executeTakeFirst()
  return row?.moment ?? null
}
