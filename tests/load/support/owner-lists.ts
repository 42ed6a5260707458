import { setTimeout as pause } from 'node:timers/promises'
import { median } from './measure.ts'
import { ourCalls } from './shop-calls.ts'
import { type LoadShop, must } from './shop-site.ts'
import { shopperAt } from './shopper.ts'

type Say = (line: string) => void

const rounds = 5
const atOnce = 5000

/**
 * As many customers and orders as products, each a copy of what one shopper left behind by ordering. A shop that has
 * them is left as it is.
 */
export async function fillOrders(shop: LoadShop, { count, say }: { count: number; say: Say }): Promise<void> {
  const began = performance.now()
  const { sql, siteId } = shop
  const [placed] = await sql<{ n: number }[]>`select count(*)::int as n from orders where website_id = ${siteId}`
  if (placed && placed.n > count) return
  await placeOne(shop)
  for (let start = 1; start <= count; start += atOnce) {
    const end = Math.min(count, start + atOnce - 1)
    await sql`
        insert into customers select (jsonb_populate_record(null::customers, to_jsonb(c) || jsonb_build_object(
          'id', 'c' || lpad(n::text, 23, '0'), 'email_key', 'someone-' || n || '@example.com', 'email', 'someone-' || n || '@example.com',
          'name', (array['Noor', 'Sam', 'Ada', 'Bram', 'Lotte'])[1 + n % 5] || ' Visser ' || n, 'tags', array['wholesale ' || n % 40],
          'created_at', now() - n * interval '1 minute'))).*
        from (select * from customers where website_id = ${siteId} and email_key = 'buyer@example.com') c, generate_series(${start}::int, ${end}::int) n`
  }
  await sql`analyze customers`
  for (let start = 1; start <= count; start += atOnce) {
    const end = Math.min(count, start + atOnce - 1)
    await sql`
        with o as materialized (select * from orders where website_id = ${siteId} and draft_hash <> 'copy')
        insert into orders select (jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
          'id', 'd' || lpad(n::text, 23, '0'), 'number', 100000 + n, 'key', 'copy ' || n, 'draft_hash', 'copy', 'token_hash', 'copy ' || n,
          'customer_id', 'c' || lpad((1 + n % ${count}::int)::text, 23, '0'), 'placed_at', now() - (${count}::int - n) * interval '7 minutes',
          'payment_status', (array['paid', 'paid', 'paid', 'pending'])[1 + n % 4],
          'fulfilment_status', (array['fulfilled', 'fulfilled', 'unfulfilled'])[1 + n % 3],
          'status', case when n % 50 = 0 then 'cancelled' else 'open' end,
          'search', '#' || (100000 + n) || ' someone-' || n || '@example.com noor visser ' || n))).*
        from o, generate_series(${start}::int, ${end}::int) n`
  }
  await copyLines(shop)
  await sql`vacuum analyze`
  say(`${count} customers and orders stand after ${((performance.now() - began) / 1000).toFixed(0)} s.`)
}

async function copyLines({ sql, siteId }: LoadShop): Promise<void> {
  await sql`
    with l as materialized (
      select l.* from order_lines l join orders o on o.website_id = l.website_id and o.id = l.order_id
      where l.website_id = ${siteId} and o.draft_hash <> 'copy'
    )
    insert into order_lines select (jsonb_populate_record(null::order_lines, to_jsonb(l) || jsonb_build_object('order_id', o.id))).*
    from orders o, l where o.website_id = ${siteId} and o.draft_hash = 'copy'`
}

/** The one order that is a real one. */
async function placeOne(shop: LoadShop): Promise<void> {
  await must(shop.admin.send('POST', '/api/payments/settings', { provider: 'manual', isEnabled: true }))
  const shopper = shopperAt(shop.port, shop.host)
  const [variantId = ''] = await shop.variantsOf('first')
  await ourCalls.add(shopper, variantId)
  await ourCalls.details(shopper, 'buyer')
  const fingerprint = await ourCalls.review(shopper)
  const placed = await shopper.ask({ path: '/api/commerce/checkout/order', form: { provider: 'manual', fingerprint } })
  shopper.stop()
  if (!placed.location.includes('token=')) throw new Error(`No order was placed: ${placed.status} ${placed.location}`)
}

/**
 * Lists of the owner area as their screens ask for them: of each the first page, filters, orders, searches and the last
 * page.
 */
function questions(count: number): Readonly<Record<string, readonly string[]>> {
  const last = (kind: 'c' | 'd', n: number) => `${kind}${String(n).padStart(23, '0')}`
  return {
    products: [
      ...['featured', 'newest', 'price', 'title', 'bestselling'].map((sort) => `/api/catalog/products?sort=${sort}`),
      `/api/catalog/products?sort=featured&offset=${Math.floor(count / 2)}`,
      `/api/catalog/products?sort=newest&offset=${Math.max(0, count - 50)}`,
      `/api/catalog/products?sort=title&offset=${Math.max(0, count - 50)}`,
      '/api/catalog/products?search=bowl',
      '/api/catalog/products?search=SKU-777',
      '/api/catalog/products?stock=out',
      '/api/catalog/products?tag=Tag+7',
    ],
    orders: [
      '/api/orders',
      ...['pending', 'paid', 'fulfilled', 'cancelled'].map((label) => `/api/orders?label=${label}`),
      '/api/orders?search=visser',
      '/api/orders?search=someone-777%40',
      '/api/orders?search=nobody+has+this',
      '/api/orders?from=2026-01-01&to=2026-12-31&payment=paid',
      `/api/orders?after=${last('d', 40)}`,
    ],
    customers: [
      '/api/customers',
      '/api/customers?tag=wholesale+7',
      '/api/customers?search=visser',
      '/api/customers?search=someone-777%40',
      '/api/customers?search=nobody+has+this',
      `/api/customers?after=${last('c', 40)}`,
    ],
  }
}

/** The slowest question of each list, each the median of some. */
export async function listTimes({ admin }: LoadShop, count: number, say: Say): Promise<Record<string, number>> {
  const slowest: Record<string, number> = {}
  for (const [list, paths] of Object.entries(questions(count)))
    for (const path of paths) {
      const times: number[] = []
      for (let round = 0; round < rounds; round++) {
        const began = performance.now()
        await must(admin.ask(path))
        times.push(performance.now() - began)
        await pause(5)
      }
      say(`${path}: ${median(times).toFixed(0)} ms`)
      slowest[list] = Math.max(slowest[list] ?? 0, median(times))
    }
  return slowest
}
