import type { SiteTransaction } from '#platform/context'
import { sql } from 'kysely'

/**
 * Work that changes all of these products with several statements: what lists show of them follows once, after it,
 * instead of after each statement. A failure takes the transaction back, and with it that lists wait.
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
