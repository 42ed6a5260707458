import { readSql } from '#platform/database'
import { sql } from 'kysely'
import type { SiteContext } from '#platform/context'
import { type PeriodBounds, stepFormats } from './period-bounds.ts'

/** Total of an order `o` less refunds and lost disputes. */
const left = sql`greatest(0, o.total_minor - o.credited_minor - o.lost_minor)`

export interface SalesRow {
  isNow: boolean
  step: string
  currency: string
  isTest: boolean
  orders: number
  /** Orders with more than gift cards. */
  ordersOfGoods: number
  salesMinor: number
  giftCardsMinor: number
}

/**
 * Sums the orders by step, currency and kind of money, less refunds, in one query for the period and the one before.
 * Purchased gift cards are excluded, because they count when they are spent.
 */
export async function salesBySteps(
  ctx: SiteContext,
  unit: keyof typeof stepFormats,
  bounds: PeriodBounds,
): Promise<SalesRow[]> {
  const { rows } = await readSql(
    ctx.db,
    sql<SalesRow>`
    with ${countedOrders(ctx, bounds)}
    select is_now as "isNow", to_char(step, ${stepFormats[unit]}) as step, currency, is_test as "isTest", count(*)::int as orders,
      (count(*) filter (where has_goods))::int as "ordersOfGoods", sum(net - gift_net)::bigint as "salesMinor", sum(gift_net)::bigint as "giftCardsMinor"
    from (select *, date_trunc(${unit}, placed_at at time zone ${ctx.site.timeZone}) as step from counted) stepped
    group by is_now, stepped.step, currency, is_test`,
  )
  return rows
}

/** The orders of the period and the one before as `counted`, with the amounts that are left of each. */
function countedOrders(ctx: SiteContext, { from, until, beforeFrom, beforeUntil }: PeriodBounds) {
  return sql`gift as (
      select order_id, sum(total_minor) as minor, sum(total_minor - refunded_minor) as net
      from order_lines where website_id = ${ctx.site.id} and product_type = 4 group by order_id
    ), counted as (
      select o.key, o.placed_at, o.placed_at >= ${from} as is_now, o.currency, o.is_test,
        left_of.net, least(coalesce(gift.net, 0), left_of.net) as gift_net,
        gift.order_id is null or gift.minor < o.total_minor as has_goods
      from orders o cross join lateral (select ${left} as net) left_of left join gift on gift.order_id = o.id
      where o.website_id = ${ctx.site.id} and o.status = 'open'
        and o.placed_at >= ${beforeFrom} and o.placed_at <= ${until} and (o.placed_at >= ${from} or o.placed_at <= ${beforeUntil})
    )`
}

export interface SourceSalesRow {
  isNow: boolean
  /** Null when the buyer did not consent to measuring, or ordered in another way. */
  source: string | null
  campaign: string
  currency: string
  orders: number
  salesMinor: number
}

/** Sums the same orders as `salesBySteps` by the source that led their buyers to the site; test orders are left out. */
export async function salesBySource(ctx: SiteContext, bounds: PeriodBounds): Promise<SourceSalesRow[]> {
  const { rows } = await readSql(
    ctx.db,
    sql<SourceSalesRow>`
    with ${countedOrders(ctx, bounds)}
    select is_now as "isNow", s.source, coalesce(s.campaign, '') as campaign, currency, count(*)::int as orders, sum(net - gift_net)::bigint as "salesMinor"
    from counted left join visit_sources s on s.website_id = ${ctx.site.id} and s.subject = counted.key
    where not is_test group by 1, 2, 3, 4 order by 6 desc, 2, 3`,
  )
  return rows
}

export interface SoldRow {
  productId: string
  title: string
  revenueMinor: number
  units: number
}

/** Products with the highest sales and with the most units, by the names under which they were last bought. */
export async function topProducts(
  ctx: SiteContext,
  { from, until }: PeriodBounds,
  { currency, isTest, limit }: { currency: string; isTest: boolean; limit: number },
): Promise<{ byRevenue: SoldRow[]; byUnits: SoldRow[] }> {
  const { rows } = await readSql(
    ctx.db,
    sql<SoldRow>`
    with sold as (
      select l.product_id, sum(round((l.total_minor - l.refunded_minor)::numeric * ${left} / greatest(1, o.total_minor - o.credited_minor)))::bigint as revenue, sum(l.quantity - l.refunded_quantity)::bigint as units,
        max(l.order_id collate "C") as last_order
      from orders o join order_lines l on l.website_id = o.website_id and l.order_id = o.id
      where o.website_id = ${ctx.site.id} and o.status = 'open' and o.placed_at >= ${from} and o.placed_at <= ${until}
        and o.currency = ${currency} and o.is_test = ${isTest} and l.product_id is not null and l.product_type <> 4
      group by l.product_id having sum(l.quantity - l.refunded_quantity) > 0
    ), best as (
      (select * from sold order by revenue desc, product_id limit ${limit}) union (select * from sold order by units desc, product_id limit ${limit})
    )
    select best.product_id as "productId", named.title, best.revenue as "revenueMinor", best.units
    from best cross join lateral (
      select l.title from order_lines l
      where l.website_id = ${ctx.site.id} and l.order_id = best.last_order and l.product_id = best.product_id limit 1
    ) named
    order by best.product_id`,
  )
  return {
    byRevenue: rows.toSorted((a, b) => b.revenueMinor - a.revenueMinor).slice(0, limit),
    byUnits: rows.toSorted((a, b) => b.units - a.units).slice(0, limit),
  }
}

/** Counts open tasks of any age: unsent parcels of paid orders and outstanding payments. */
export async function openWork(ctx: SiteContext, isTest: boolean) {
  const { rows } = await readSql(
    ctx.db,
    sql<{ currency: string; toFulfil: number; unpaid: number; dueMinor: number }>`
    with open_orders as (
      select currency, payment_status in ('paid', 'partly-refunded') and fulfilment_status in ('unfulfilled', 'partly-fulfilled') as is_to_fulfil,
        payment_status in ('pending', 'authorised', 'partly-paid') as is_unpaid,
        total_minor - credited_minor - captured_minor - gift_card_minor + refunded_minor + gift_card_refunded_minor as due
      from orders
      where website_id = ${ctx.site.id} and status = 'open' and is_test = ${isTest} and source <> 'import'
        and (fulfilment_status in ('unfulfilled', 'partly-fulfilled') or payment_status in ('pending', 'authorised', 'partly-paid'))
    )
    select currency, (count(*) filter (where is_to_fulfil))::int as "toFulfil", (count(*) filter (where is_unpaid))::int as unpaid,
      coalesce(sum(greatest(0, due)) filter (where is_unpaid), 0)::bigint as "dueMinor"
    from open_orders group by currency order by currency`,
  )
  return {
    toFulfil: rows.reduce((sum, row) => sum + row.toFulfil, 0),
    unpaid: rows
      .filter((row) => row.unpaid > 0)
      .map(({ currency, unpaid, dueMinor }) => ({ currency, orders: unpaid, dueMinor })),
  }
}
