import { sql } from 'kysely'
import type { Account, SiteTransaction } from '#platform/context'
import { insertRows, siteTables } from '#platform/database'
import type {} from '../orders.tables.ts'

/** Adds a line to the order's story, after all that is there. The order's row is locked by the caller. */
export async function addOrderEvent(
  ctx: SiteTransaction & { readonly account?: Account },
  orderId: string,
  kind: string,
  details: Record<string, string | number> = {},
): Promise<void> {
  const next = sql<number>`(select coalesce(max(position), 0) + 1 from order_events where website_id = ${ctx.site.id} and order_id = ${orderId})`
  await siteTables(ctx)
    .insertInto('order_events')
    .values({
      order_id: orderId,
      position: next,
      kind,
      who: ctx.account?.name ?? '',
      details,
      at: ctx.now(),
    })
    .execute()
}

/** How the story of an order begins. */
export function addFirstOrderEvents(
  ctx: SiteTransaction & { readonly account?: Account },
  orderId: string,
  events: readonly { kind: string; details?: Record<string, string> }[],
): void {
  const who = ctx.account?.name ?? ''
  const rows = events.map(({ kind, details = {} }, index) => ({
    website_id: ctx.site.id,
    order_id: orderId,
    position: index + 1,
    kind,
    who,
    details,
    at: ctx.now(),
  }))
  ctx.tx.beforeCommit(insertRows(ctx.db, 'order_events', rows))
}
