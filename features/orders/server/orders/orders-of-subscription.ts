import { siteTables } from '#platform/database'
import type { SiteContext } from '#platform/context'
import type { OrderRow } from '../../contract/index.ts'
import { lineCounts, newestFirst, placedBefore } from '../base/list-orders.ts'
import { asOrderRow } from '../base/orders.queries.ts'

/** Returns the first order of a subscription and those of its cycles, the newest first, page by page. */
export async function ordersOfSubscription(
  ctx: SiteContext,
  { id, firstId }: { id: string; firstId: string },
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<{ orders: OrderRow[]; next: string | null }> {
  let page = siteTables(ctx)
    .selectFrom('orders')
    .selectAll()
    .where((order) => order.or([order('subscription_id', '=', id), order('id', '=', firstId)]))
  if (after !== undefined) page = page.where(placedBefore(ctx, after))
  const rows = await page
    .orderBy(newestFirst)
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const counts = await lineCounts(
    ctx,
    shown.map((row) => row.id),
  )
  return {
    orders: shown.map((row) => asOrderRow(row, counts.get(row.id) ?? 0)),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}
