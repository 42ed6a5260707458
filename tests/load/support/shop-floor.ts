import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect, type Sql } from '#platform/database'
import { messageFrom } from './measure.ts'

export interface Floor {
  port: number
  pid: number
  child: ChildProcess
  variants: readonly string[]
}

/**
 * The least code that does the same durable work, over the same database: a process of its own with tables of its own.
 */
export async function startFloor(url: string, variants: number): Promise<Floor> {
  const child = fork(import.meta.filename, [url, String(variants)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const told = await messageFrom<{ port: number; variants: string[] }>(child, 60)
  return { ...told, pid: child.pid ?? 0, child }
}

const tables = `
  drop schema if exists floor cascade;
  create schema floor;
  set search_path to floor;
  create table variants (id text primary key, price bigint not null, quantity bigint not null check (quantity >= 0));
  create table carts (id text primary key, email text, address jsonb, shipping text);
  create table cart_lines (cart_id text not null, variant_id text not null, quantity int not null, primary key (cart_id, variant_id));
  create table reservations (cart_id text not null, variant_id text not null, quantity int not null, until timestamptz not null, primary key (cart_id, variant_id));
  create index on reservations (variant_id);
  create table payments (id text primary key, subject text not null, amount bigint not null, state text not null);
  create table counters (name text primary key, value bigint not null);
  create table orders (id text primary key, number bigint unique not null, email text not null, address jsonb not null, totals jsonb not null, placed_at timestamptz not null);
  create table order_lines (order_id text not null, variant_id text not null, quantity int not null, unit bigint not null, tax bigint not null, primary key (order_id, variant_id));
  create table movements (id text primary key, variant_id text not null, delta bigint not null, subject text not null);
  create table discount_uses (order_id text primary key, amount bigint not null);
  create table outbox (id text primary key, kind text not null, payload jsonb not null);
  create table keys (key text primary key, at timestamptz not null default now());
  insert into counters values ('order', 1000), ('discount', 0);`

interface Line {
  variant_id: string
  quantity: number
  price: number
}

const shippingMinor = 495

/** Prices hold 21 % tax; a tenth comes off. */
function totalsOf(lines: readonly Line[]) {
  const goods = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
  const discount = Math.round(goods / 10)
  const total = goods - discount + shippingMinor
  return { goods, discount, shipping: shippingMinor, tax: Math.round((total * 21) / 121), total }
}

const linesOf = (sql: Sql, cart: string) =>
  sql<
    Line[]
  >`select l.variant_id, l.quantity, v.price from floor.cart_lines l join floor.variants v on v.id = l.variant_id where l.cart_id = ${cart} order by 1`

type Work = (sql: Sql, cart: string, body: Record<string, string>, key: string) => Promise<unknown>

const works: Record<string, Work> = {
  '/add': async (sql, cart, { variantId = '' }, key) => {
    await sql`
      with k as (insert into floor.keys (key) values (${key})), c as (insert into floor.carts (id) values (${cart}) on conflict do nothing)
      insert into floor.cart_lines select ${cart}, id, 1 from floor.variants where id = ${variantId} and quantity > 0
      on conflict (cart_id, variant_id) do update set quantity = floor.cart_lines.quantity + 1`
    const lines = await linesOf(sql, cart)
    return { lines, ...totalsOf(lines) }
  },
  '/details': async (sql, cart, { email = '', ...address }) => {
    await sql`update floor.carts set email = ${email}, address = ${sql.json(address)} where id = ${cart}`
    return {}
  },
  '/shipping': async (sql, cart, { option = '' }) => {
    await sql`update floor.carts set shipping = ${option} where id = ${cart}`
    return {}
  },
  '/review': async (sql, cart) => totalsOf(await linesOf(sql, cart)),
  '/order': order,
}

/**
 * Reserves and pays, durably; then places: what a payment elsewhere would demand. Each is one statement and one commit,
 * so that an order costs two trips to the database, the fewest that leave a payment behind whatever happens after it.
 */
async function order(sql: Sql, cart: string, _body: Record<string, string>, key: string): Promise<unknown> {
  const [payment, id] = [randomUUID(), randomUUID()]
  await sql`
    with lines as materialized (
      select l.variant_id, l.quantity, v.price from floor.cart_lines l join floor.variants v on v.id = l.variant_id
      where l.cart_id = ${cart} order by v.id for update of v
    ),
    reserved as (insert into floor.reservations select ${cart}, variant_id, quantity, now() + interval '15 minutes' from lines)
    insert into floor.payments select ${payment}, ${`cart:${cart}`}, goods - round(goods / 10) + ${shippingMinor}::bigint, 'captured'
    from (select sum(quantity * price) as goods from lines) due`
  const [placed] = await sql<{ number: number; total: number }[]>`
    with key as (insert into floor.keys (key) values (${key})),
    locked as materialized (
      select v.id, l.quantity, v.price from floor.cart_lines l join floor.variants v on v.id = l.variant_id
      where l.cart_id = ${cart} order by v.id for update of v
    ),
    cart as (delete from floor.carts where id = ${cart} returning email, address),
    emptied as (delete from floor.cart_lines where cart_id = ${cart}),
    freed as (delete from floor.reservations where cart_id = ${cart}),
    sold as (update floor.variants v set quantity = v.quantity - l.quantity from locked l where v.id = l.id),
    moved as (insert into floor.movements select gen_random_uuid()::text, id, -quantity, ${id} from locked),
    totals as materialized (
      select goods, round(goods / 10) as discount, goods - round(goods / 10) + ${shippingMinor}::bigint as total
      from (select sum(quantity * price) as goods from locked) l
    ),
    used as (insert into floor.discount_uses select ${id}, discount from totals),
    paid as (update floor.payments set subject = ${`order:${id}`} where id = ${payment}),
    told as (
      insert into floor.outbox select gen_random_uuid()::text, kind, jsonb_build_object('order', ${id}::text)
      from unnest(array['letter', 'placed']) kind
    ),
    items as (
      insert into floor.order_lines select ${id}, id, quantity, price, round(price * 21 / 121.0) from locked
    ),
    counted as (update floor.counters set value = value + 1 where name = 'order' returning value)
    insert into floor.orders
    select ${id}, counted.value, cart.email, cart.address,
      jsonb_build_object('goods', goods, 'discount', discount, 'shipping', ${shippingMinor}::bigint, 'tax', round(total * 21 / 121), 'total', total), now()
    from counted, cart, totals
    returning number, (totals ->> 'total')::bigint as total`
  return { id, ...placed }
}

async function serve(url: string, count: number): Promise<void> {
  const sql = connect(url, { max: 20, applicationName: 'floor' })
  await sql.unsafe(tables)
  await sql`insert into floor.variants select 'v' || n, 1995 + n % 40 * 100, 1000000 from generate_series(1, ${count}::int) n`
  await sql`analyze floor.variants`
  const server = createServer((request, response) => {
    answer(sql, request, response).catch((error: unknown) => {
      response.writeHead(500)
      response.end(String(error))
    })
  })
  const variants = Array.from({ length: count }, (_, at) => `v${at + 1}`)
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port, variants }))
}

async function answer(sql: Sql, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const cookieCart = /cart=([0-9a-f-]{36})/.exec(request.headers.cookie ?? '')?.[1]
  const cart = cookieCart ?? randomUUID()
  const work = works[request.url ?? '']
  if (!work) throw new Error(`Nothing is at ${request.url}.`)
  const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as Record<string, string>
  const result = await work(sql, cart, body, String(request.headers['idempotency-key']))
  const cookie = request.url === '/order' ? 'cart=; Max-Age=0' : `cart=${cart}`
  response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': cookie })
  response.end(JSON.stringify(result))
}

if (process.argv[1] === import.meta.filename) {
  process.on('disconnect', () => process.exit(0))
  await serve(process.argv[2] ?? '', Number(process.argv[3]))
}
