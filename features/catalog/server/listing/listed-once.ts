import type { SiteTransaction } from '#platform/context'
import { sql } from 'kysely'

/**
 * Runs work that changes products with several statements, and updates their listings once after it. A failure rolls
 * both back.
 */
export async function listedOnce<R>(
  ctx: SiteTransaction,
  productIds: readonly string[],
  work: () => Promise<R>,
): Promise<R> {
  await sql`select set_config('app.lists_later', 'on', true)`.execute(ctx.db)
  const answer = await work()
  await sql`select set_config('app.lists_later', '', true)`.execute(ctx.db)
  await sql`select quoin_list_products(${ctx.site.id}, ${[...productIds]}::text[])`.execute(ctx.db)
  return answer
}
