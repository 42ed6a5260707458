import { siteTables } from '#platform/database'
import { sql } from 'kysely'
import type { OwnerContext, SiteContext } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import type { OrderFilter, OrderLabel, ordersApi } from '../../contract/index.ts'
import type { OrdersTable } from '../orders.tables.ts'
import { asOrderRow } from './orders.queries.ts'

/** Lists orders page by page, the newest first; new orders do not shift the pages. */
export async function listOrders(
  ctx: OwnerContext,
  { after, limit, ...filter }: Input<typeof ordersApi.list>,
): Promise<Output<typeof ordersApi.list>> {
  ctx.require('commerce.orders')
  const { rows, count } =
    filter.search === '' ? await listed(ctx, filter, after, limit) : await searched(ctx, filter, after, limit)
  const shown = rows.slice(0, limit)
  const counts = await lineCounts(
    ctx,
    shown.map(({ id }) => id),
  )
  return {
    orders: shown.map((row) => asOrderRow(row, counts.get(row.id) ?? 0)),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    count,
  }
}

interface Listed {
  /** Contains one row more than shown when there are further ones. */
  rows: OrdersTable[]
  count: number
}

/** Reads the page and the count from an index each. */
async function listed(
  ctx: OwnerContext,
  filter: OrderFilter,
  after: string | undefined,
  limit: number,
): Promise<Listed> {
  let page = chosenOrders(ctx, filter)
    .selectAll('orders')
    .orderBy(newestFirst)
    .limit(limit + 1)
  if (after !== undefined) page = page.where(placedBefore(ctx, after))
  const rows = await page.execute()
  const { count } = await chosenOrders(ctx, filter)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count: Number(count) }
}

/** A search reads every order once, for both the page and the count. */
async function searched(
  ctx: OwnerContext,
  filter: OrderFilter,
  after: string | undefined,
  limit: number,
): Promise<Listed> {
  const hits = chosenOrders(ctx, filter).select(['orders.id', 'orders.placed_at', 'orders.number'])
  const isLater = after === undefined ? sql`true` : placedBefore(ctx, after)
  const pageOfHits = sql<{ ids: string[]; count: number }>`(
    with hits as materialized (${hits})
    select jsonb_build_object(
      'ids', array(select orders.id from hits as orders where ${isLater} order by ${newestFirst} limit ${limit + 1}),
      'count', (select count(*) from hits)))`
  const { page } = await ctx.db.selectNoFrom(pageOfHits.as('page')).executeTakeFirstOrThrow()
  const { ids, count } = page
  if (ids.length === 0) return { rows: [], count }
  const chosen = siteTables(ctx).selectFrom('orders').selectAll('orders').where('orders.id', 'in', ids)
  return { rows: await chosen.orderBy(newestFirst).execute(), count }
}

/** There are two number ranges, so numbers decide only between orders of the same moment. */
export const newestFirst = sql`orders.placed_at desc, orders.number desc, orders.id desc`

/** Orders that stand after this one in that sequence. */
export function placedBefore(ctx: SiteContext, id: string) {
  return sql<boolean>`(orders.placed_at, orders.number, orders.id) < (
    select last.placed_at, last.number, last.id from orders last where last.website_id = ${ctx.site.id} and last.id = ${id})`
}

/** Conditions in SQL for each label, equal to those of `labelOf`. */
const labelled: Readonly<Record<OrderLabel, string>> = {
  refunded: `(payment_status = 'refunded' or (status = 'open' and payment_status in ('paid', 'partly-refunded') and fulfilment_status = 'unsent'))`,
  cancelled: `status = 'cancelled' and payment_status <> 'refunded'`,
  fulfilled: `status = 'open' and payment_status in ('paid', 'partly-refunded') and fulfilment_status = 'fulfilled'`,
  paid: `status = 'open' and payment_status in ('paid', 'partly-refunded') and fulfilment_status in ('unfulfilled', 'partly-fulfilled')`,
  pending: `status = 'open' and payment_status not in ('paid', 'partly-refunded', 'refunded')`,
}

export function chosenOrders(
  ctx: SiteContext,
  { search, label, payment, fulfilment, world, customer, ids, from, to }: OrderFilter,
) {
  let orders = siteTables(ctx).selectFrom('orders')
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean))
    orders = orders.where('search', 'like', `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  if (label !== 'all') orders = orders.where(sql<boolean>`${sql.raw(labelled[label])}`)
  if (payment !== 'all') orders = orders.where('payment_status', '=', payment)
  if (fulfilment !== 'all') orders = orders.where('fulfilment_status', '=', fulfilment)
  if (world !== 'all') orders = orders.where('is_test', '=', world === 'test')
  if (ids) orders = orders.where('orders.id', 'in', ids.split(','))
  if (customer) orders = orders.where('customer_id', '=', customer)
  const startOf = (day: string) => sql<Date>`(${day}::date)::timestamp at time zone ${ctx.site.timeZone}`
  if (from) orders = orders.where('placed_at', '>=', startOf(from))
  if (to)
    orders = orders.where('placed_at', '<', sql<Date>`(${to}::date + 1)::timestamp at time zone ${ctx.site.timeZone}`)
  return orders
}

export async function lineCounts(ctx: SiteContext, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await siteTables(ctx)
    .selectFrom('order_lines')
    .select((row) => ['order_id', row.fn.sum<number>('quantity').as('count')])
    .where('order_id', 'in', [...ids])
    .groupBy('order_id')
    .execute()
  return new Map(rows.map((row) => [row.order_id, Number(row.count)]))
}
