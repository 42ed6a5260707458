import { readSql } from '#platform/database'
import { sql } from 'kysely'
import type { DashboardQuery } from '#features/orders/contract'
import { periodBounds } from '#features/orders/server'
import { visitorsBetween } from '#features/visits/server'
import type { OwnerContext } from '#platform/context'
import type { Output } from '#platform/contract'
import type { Funnel, funnelApi } from '../../contract/index.ts'

/**
 * Returns the visitors of a period and of the one before, with the outcome of their carts. A cart counts on the day of
 * its creation.
 */
export async function readFunnel(
  ctx: OwnerContext,
  { period, orders }: DashboardQuery,
): Promise<Output<typeof funnelApi.read>> {
  ctx.require('activity.analytics')
  const { from, until, beforeFrom, beforeUntil } = await periodBounds(ctx, period)
  const [visitorsNow, visitorsBefore] = await Promise.all([
    visitorsBetween(ctx, from, until),
    visitorsBetween(ctx, beforeFrom, beforeUntil),
  ])
  const { rows } = await readSql(
    ctx.db,
    sql<Omit<Funnel, 'visitors'> & { isNow: boolean }>`
    select c.created_at >= ${from} as "isNow", count(*)::int as carts,
      (count(*) filter (where k.cart_id is not null or o.id is not null))::int as checkouts, count(o.id)::int as orders
    from carts c
      left join checkouts k on k.website_id = c.website_id and k.cart_id = c.id
      left join orders o on o.website_id = c.website_id and o.id = c.order_id
    where c.website_id = ${ctx.site.id} and c.created_at >= ${beforeFrom} and c.created_at <= ${until}
      and (c.created_at >= ${from} or c.created_at <= ${beforeUntil})
      and o.is_test is distinct from ${orders !== 'test'}
      and exists (select 1 from cart_lines l where l.website_id = c.website_id and l.cart_id = c.id)
    group by 1`,
  )
  const of = (isNow: boolean): Funnel => {
    const {
      carts,
      checkouts,
      orders: placed,
    } = rows.find((row) => row.isNow === isNow) ?? { carts: 0, checkouts: 0, orders: 0 }
    return { visitors: isNow ? visitorsNow : visitorsBefore, carts, checkouts, orders: placed }
  }
  return { now: of(true), before: of(false) }
}
