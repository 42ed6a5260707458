import { sql } from 'kysely'
import type { SiteContext } from '#platform/context'
import { siteCache, readSql } from '#platform/database'
import { hourMs } from '#platform/contract'

/** Limit of the newest orders considered: old purchases say little, and the query must stay fast. */
const mostOrders = 500
const mostProducts = 12

/**
 * Returns the variants most often paid for in one order with any of these products. The result is refreshed every hour.
 */
export function boughtWith(ctx: SiteContext, productIds: readonly string[]): Promise<readonly string[]> {
  const hour = Math.floor(ctx.now().getTime() / hourMs)
  const ids = productIds.toSorted()
  return siteCache.value(ctx, `bought with ${ids.join(' ')} ${hour}`, () => count(ctx, ids))
}

async function count(ctx: SiteContext, ids: readonly string[]): Promise<string[]> {
  const { rows } = await readSql(
    ctx.db,
    sql<{ productId: string }>`
    with own as (
      select distinct order_id from order_lines where website_id = ${ctx.site.id} and product_id = any(${ids}) order by order_id desc limit ${mostOrders}
    )
    select l.product_id as "productId"
    from own
      join orders o on o.website_id = ${ctx.site.id} and o.id = own.order_id
      join order_lines l on l.website_id = ${ctx.site.id} and l.order_id = own.order_id
    where o.status = 'open' and o.payment_status in ('paid', 'authorised', 'partly-refunded') and o.source <> 'renewal' and not o.is_test
      and l.product_id is not null and not l.product_id = any(${ids})
    group by l.product_id order by count(distinct l.order_id) desc, l.product_id desc limit ${mostProducts}`,
  )
  return rows.map(({ productId }) => productId)
}
