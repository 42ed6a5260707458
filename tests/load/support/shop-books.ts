import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type LoadShop, must } from './shop-site.ts'

export interface Acknowledged {
  email: string
  /** The address to which the buyer was led. */
  path: string
}

interface Expected {
  variantId: string
  acknowledged: readonly Acknowledged[]
  units: number
  cards: number
  cardMinor: number
}

interface OrderRow {
  id: string
  number: number
  token_hash: string
  email: string
  total: number
  due: number
  by_card: number
  status: string
}

/** Compares what buyers were told with every book that was kept: a sentence for each thing that does not agree. */
export async function checkLedger(shop: LoadShop, expected: Expected): Promise<{ orders: number; faults: string[] }> {
  const orders = await ordersOf(shop)
  await emailsWritten(shop, orders.length)
  const faults = [
    ...answersAgainst(orders, expected.acknowledged),
    ...numbersOf(orders),
    ...(await stockAgainst(shop, orders, expected)),
    ...(await paymentsAgainst(shop, orders)),
    ...(await giftCardsAgainst(shop, orders, expected)),
    ...(await restAgainst(shop, orders)),
  ]
  return { orders: orders.length, faults }
}

async function ordersOf({ sql, siteId }: LoadShop): Promise<OrderRow[]> {
  return sql<OrderRow[]>`
    select id, number, token_hash, customer->>'email' as email, total_minor as total, (totals->>'dueMinor')::bigint as due,
      gift_card_minor as by_card, payment_status as status
    from orders where website_id = ${siteId} order by number`
}

function answersAgainst(orders: readonly OrderRow[], acknowledged: readonly Acknowledged[]): string[] {
  const byToken = new Map(orders.map((order) => [order.token_hash, order]))
  const told = acknowledged.map(({ email, path }) => ({
    email,
    order: byToken.get(hashOf(new URL(path, 'http://shop').searchParams.get('token') ?? '')),
  }))
  const confirmedIds = new Set(told.map(({ order }) => order?.id))
  return [
    ...told.filter(({ order }) => !order).map(({ email }) => `The order that ${email} was told of is lost.`),
    ...told
      .filter(({ email, order }) => order && order.email !== email)
      .map(({ email }) => `${email} was told of somebody else’s order.`),
    ...orders
      .filter(({ id }) => !confirmedIds.has(id))
      .map(({ number, email }) => `Nobody was told of order ${number} of ${email}.`),
    ...orders
      .filter(({ email }, at) => orders.findIndex((order) => order.email === email) !== at)
      .map(({ email }) => `${email} has two orders.`),
    ...orders.filter(({ status }) => status !== 'paid').map(({ number, status }) => `Order ${number} is ${status}.`),
  ]
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

function numbersOf(orders: readonly OrderRow[]): string[] {
  return orders.flatMap(({ number }, at) =>
    number === (orders[0]?.number ?? 0) + at ? [] : [`Order ${number} stands where another number was due.`],
  )
}

async function stockAgainst(
  { sql, siteId }: LoadShop,
  orders: readonly OrderRow[],
  { variantId, units }: Expected,
): Promise<string[]> {
  const [row] = await sql<
    { left: number; moved: number; movements: number; held: number; lines: number; sold: number }[]
  >`
    select v.quantity as left, p.sold,
      (select coalesce(sum(delta), 0) from stock_movements m where m.website_id = v.website_id and m.variant_id = v.id and reason = 'order')::bigint as moved,
      (select count(distinct subject) from stock_movements m where m.website_id = v.website_id and m.variant_id = v.id and reason = 'order') as movements,
      (select count(*) from stock_reservations r where r.website_id = v.website_id and r.variant_id = v.id) as held,
      (select coalesce(sum(quantity), 0) from order_lines l where l.website_id = v.website_id and l.variant_id = v.id)::bigint as lines
    from product_variants v join products p on p.website_id = v.website_id and p.id = v.product_id
    where v.website_id = ${siteId} and v.id = ${variantId}`
  const wanted = {
    left: units - orders.length,
    moved: -orders.length,
    movements: orders.length,
    held: 0,
    lines: orders.length,
    sold: orders.length,
  }
  return differing('Stock', row, wanted)
}

async function paymentsAgainst({ sql, siteId }: LoadShop, orders: readonly OrderRow[]): Promise<string[]> {
  const taken = await sql<{ subject: string; net: number }[]>`
    select subject, sum(captured_minor - refunded_minor)::bigint as net from payments where website_id = ${siteId} group by subject having sum(captured_minor) > 0`
  const bySubject = new Map(taken.map(({ subject, net }) => [subject, net]))
  const [gateway] = await sql<{ net: number; doubled: number }[]>`
    select coalesce(sum(captured_minor - refunded_minor), 0)::bigint as net,
      count(*) - count(distinct payment_id) as doubled
    from test_charges where website_id = ${siteId} and captured_minor > refunded_minor`
  const due = orders.reduce((sum, order) => sum + order.due, 0)
  const strays = taken.filter(({ subject, net }) => net !== 0 && !orders.some(({ id }) => subject === `order:${id}`))
  return [
    ...orders.flatMap(({ id, number, due: owed }) => {
      const net = bySubject.get(`order:${id}`) ?? 0
      return net === owed ? [] : [`Order ${number} costs ${owed} and ${net} was taken.`]
    }),
    ...strays.map(({ subject, net }) => `${net} was taken for ${subject}, which is no order.`),
    ...differing('The gateway', gateway, { net: due, doubled: 0 }),
  ]
}

async function giftCardsAgainst(
  { sql, siteId }: LoadShop,
  orders: readonly OrderRow[],
  { cards, cardMinor }: Expected,
): Promise<string[]> {
  const [row] = await sql<{ balance: number; booked: number; spent: number; unfit: number }[]>`
    select (select coalesce(sum(balance_minor), 0) from gift_cards where website_id = ${siteId})::bigint as balance,
      coalesce(sum(amount_minor), 0)::bigint as booked,
      coalesce(-sum(amount_minor) filter (where kind = 'spent'), 0)::bigint as spent,
      count(*) filter (where kind = 'spent' and subject not in (select 'order:' || id from orders where website_id = ${siteId} and gift_card_minor = -amount_minor)) as unfit
    from gift_card_entries where website_id = ${siteId}`
  const spent = orders.reduce((sum, order) => sum + order.by_card, 0)
  return differing('Gift cards', row, {
    balance: cards * cardMinor - spent,
    booked: cards * cardMinor - spent,
    spent,
    unfit: 0,
  })
}

/** Discounts, emails and carts: one of each for each order. */
async function restAgainst({ sql, siteId, admin }: LoadShop, orders: readonly OrderRow[]): Promise<string[]> {
  const shown = (await must(admin.ask('/api/commerce/discounts'))).json<{ discounts: { uses: number }[] }>()
  const [row] = await sql<{ used: number; emails: number; addressed: number; carts: number; placed: number }[]>`
    select (select count(*) from discount_uses where website_id = ${siteId}) as used,
      (select count(*) from emails where website_id = ${siteId} and recipient like 'buyer-%') as emails,
      (select count(distinct recipient) from emails where website_id = ${siteId} and recipient like 'buyer-%') as addressed,
      (select count(distinct order_id) from carts where website_id = ${siteId} and order_id is not null) as carts,
      (select count(*) from order_events where website_id = ${siteId} and kind = 'placed') as placed`
  const orderCount = orders.length
  const uses = shown.discounts.reduce((sum, discount) => sum + discount.uses, 0)
  return differing('The rest', row && { ...row, uses }, {
    uses: orderCount,
    used: orderCount,
    emails: orderCount,
    addressed: orderCount,
    carts: orderCount,
    placed: orderCount,
  })
}

/** The worker writes them after the orders; it may have been killed on the way. */
async function emailsWritten({ sql, siteId }: LoadShop, count: number): Promise<void> {
  const until = Date.now() + 180_000
  while (Date.now() < until) {
    const [row] = await sql<{ written: number; open: number }[]>`
      select (select count(*) from emails where website_id = ${siteId} and recipient like 'buyer-%') as written,
        (select count(*) from outbox where website_id = ${siteId} and run_after <= now()) as open`
    if (row && row.written >= count && row.open === 0) return
    await pause(250)
  }
}

function differing<R extends Record<string, number>>(book: string, row: R | undefined, wanted: R): string[] {
  return Object.entries(wanted).flatMap(([name, value]) =>
    row?.[name] === value ? [] : [`${book}: ${name} is ${row?.[name]} instead of ${value}.`],
  )
}
