import { sql } from 'kysely'
import { audit } from '#features/accounts/server'
import type { Account, SiteTransaction } from '#platform/context'
import { insertRows, siteTables } from '#platform/database'
import type {} from '../orders.tables.ts'
import { orderActs } from './order-acts.ts'

/** Appends an event to the order's history. The caller has locked the order's row. */
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
  const act = orderActs[kind]
  if (ctx.account && act) await audit(ctx, { ...act, subject: orderId, after: details })
}

/** Writes the first events of an order's history, before the transaction commits. */
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
