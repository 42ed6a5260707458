import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Installation, startInstallation } from '../support/installation.ts'
import { besideNginx } from './support/beside-nginx.ts'
import { cpuSeconds, end, loadOfMachine, median, startGenerator } from './support/measure.ts'
import { processesOf } from './support/processes.ts'
import { floorCalls, ourCalls, type ShopCalls } from './support/shop-calls.ts'
import { startFloor } from './support/shop-floor.ts'
import { shopCatalogue } from './support/shop-catalogue.ts'
import { shopFaults } from './support/shop-faults.ts'
import { type LoadShop, openShop } from './support/shop-site.ts'
import { type Shopper, shopperAt } from './support/shopper.ts'
import { sized } from './support/sizes.ts'

const clients = 8
const shoppersAtOnce = 16
const rounds = sized(3, 1)
const seconds = sized(3, 1)
const warmUpSeconds = sized(5, 1)
/** Variants that are bought: so many that orders seldom want the same. */
const sold = 200

type Say = (line: string) => void

interface Options {
  say: Say
  faults?: boolean
  products?: number
  keep?: string
}

/** One of the two shops, with as many shoppers as come at once. */
interface Side {
  name: string
  calls: ShopCalls
  shoppers: Shopper[]
  variants: readonly string[]
  option: string
}

/** Carts and whole orders beside the least code that does the same durable work; product pages beside nginx. */
export async function bench({ say, faults = false, products, keep }: Options) {
  if (products !== undefined) return shopCatalogue({ say, products, keep })
  if (faults) return shopFaults(say)
  const installation = await startInstallation()
  const ending: (() => unknown)[] = [() => installation.stop()]
  try {
    const shop = await openShop(installation, [
      { handle: 'many', variants: 250, stock: 50 },
      ...Array.from({ length: 999 }, (_, at) => ({ handle: `vase-${at}`, variants: 1, stock: 1_000_000 })),
    ])
    ending.unshift(() => shop.close())
    say(`A shop of 1,000 products stands; the machine is at a load of ${loadOfMachine()}.`)
    const pages = await servedPages(installation, shop, say)
    const floor = await startFloor(shop.embedded.superUrl('quoin'), sold)
    ending.unshift(() => end(floor.child))
    const ours = { name: 'Quoin', calls: ourCalls, shoppers: browsers(shop.port, shop.host), ...(await goodsOf(shop)) }
    const least = {
      name: 'floor',
      calls: floorCalls,
      shoppers: browsers(floor.port, 'floor'),
      variants: floor.variants,
      option: 'post',
    }
    const web = processesOf(installation.data, 'web')[0] ?? 0
    const figures = await quietly(installation, shop, () =>
      measured({ ours, least, web, analyze: () => shop.sql`analyze`, say }),
    )
    return {
      ratios: { ...figures, ...pages },
      budgets: {
        'adds to cart, of the floor': { atLeast: 0.25 },
        'whole orders, of the floor': { atLeast: 0.4 },
        'one order p50, ms': { atMost: 15 },
        [`cart call p99 of ${shoppersAtOnce} shoppers, ms`]: { atMost: 30 },
        'product of 250 variants, of nginx': { atLeast: 0.6 },
        'list of 1,000 products, of nginx': { atLeast: 0.6 },
      },
    }
  } finally {
    for (const stop of ending) await stop()
  }
}

function browsers(port: number, host: string): Shopper[] {
  return Array.from({ length: shoppersAtOnce }, () => shopperAt(port, host))
}

/** Returns the goods to buy and their only shipping method. */
async function goodsOf(shop: LoadShop): Promise<Pick<Side, 'variants' | 'option'>> {
  const variants = (await Promise.all(Array.from({ length: sold }, (_, at) => shop.variantsOf(`vase-${at}`)))).flat()
  const shopper = shopperAt(shop.port, shop.host)
  await ourCalls.add(shopper, variants[0] ?? '')
  await ourCalls.details(shopper, 'first')
  const { text } = await shopper.ask({ method: 'GET', path: '/api/commerce/cart' })
  shopper.stop()
  const { shippingOptions } = JSON.parse(text) as { shippingOptions: { id: string }[] }
  return { variants, option: shippingOptions[0]?.id ?? '' }
}

/** The worker stands still meanwhile: emails that were promised are written by neither of the two. */
async function quietly<R>({ data }: Installation, shop: LoadShop, work: () => Promise<R>): Promise<R> {
  const workers = processesOf(data, 'worker')
  const tell = (signal: 'SIGSTOP' | 'SIGCONT') => workers.forEach((pid) => process.kill(pid, signal))
  try {
    for (tell('SIGSTOP'); await isInTransaction(shop); tell('SIGSTOP')) {
      tell('SIGCONT')
      await pause(250)
    }
    return await work()
  } finally {
    tell('SIGCONT')
  }
}

/** A transaction that was stopped in its middle would keep every old row of every table from being cleared away. */
async function isInTransaction({ sql }: LoadShop): Promise<boolean> {
  await pause(100)
  const open =
    await sql`select pid from pg_stat_activity where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`
  return open.length > 0
}

interface Measured {
  ours: Side
  least: Side
  web: number
  analyze: () => Promise<unknown>
  say: Say
}

async function measured({ ours, least, web, analyze, say }: Measured) {
  const ratios = { adds: [] as number[], orders: [] as number[] }
  const cpu: number[] = []
  const single: number[] = []
  const paces: number[] = []
  // As a shop stands that was open for a minute: V8 takes ten seconds of calls to optimise either side, and statistics
  // that know of no cart make poor plans for both.
  for (const side of [ours, least])
    for (const work of [oneAdd, wholeOrder]) await run(side, { clients: shoppersAtOnce, seconds: warmUpSeconds, work })
  await analyze()
  for (let round = 0; round < rounds; round++) {
    const adds = await each([least, ours], { clients, seconds, work: oneAdd })
    // Carts are emptied first, so that each counted order has one item.
    await each([least, ours], { clients: shoppersAtOnce, seconds: 1, work: wholeOrder })
    const before = cpuSeconds(web)
    const orders = await each([least, ours], { clients, seconds, work: wholeOrder })
    cpu.push(((cpuSeconds(web) - before) * 1000) / orders[1].count)
    ratios.adds.push(adds[1].rate / adds[0].rate)
    ratios.orders.push(orders[1].rate / orders[0].rate)
    const alone = await run(ours, { clients: 1, seconds, work: wholeOrder })
    single.push(percentile(alone.last, 0.5))
    const crowd = await run(ours, { clients: shoppersAtOnce, seconds, work: oneAdd })
    paces.push(percentile(crowd.last, 0.99))
    say(
      `Adds a second: floor ${adds[0].rate.toFixed(0)}, Quoin ${adds[1].rate.toFixed(0)}; orders: floor ${orders[0].rate.toFixed(0)}, Quoin ${orders[1].rate.toFixed(0)}; ` +
        `one order ${single.at(-1)?.toFixed(1)} ms, cart call p50 ${percentile(crowd.last, 0.5).toFixed(1)} p99 ${paces.at(-1)?.toFixed(1)} ms; load ${loadOfMachine()}`,
    )
  }
  return {
    'adds to cart, of the floor': median(ratios.adds),
    'whole orders, of the floor': median(ratios.orders),
    'processor ms of an order in the web process': median(cpu),
    'one order p50, ms': median(single),
    [`cart call p99 of ${shoppersAtOnce} shoppers, ms`]: median(paces),
  }
}

interface Ran {
  count: number
  rate: number
  /** Milliseconds of each last call. */
  last: number[]
}

type Work = (side: Side, shopper: Shopper, turn: number) => Promise<number>

async function each(sides: readonly [Side, Side], how: Parameters<typeof run>[1]): Promise<[Ran, Ran]> {
  return [await run(sides[0], how), await run(sides[1], how)]
}

async function run(
  side: Side,
  { clients: count, seconds: long, work }: { clients: number; seconds: number; work: Work },
): Promise<Ran> {
  const last: number[] = []
  const began = performance.now()
  const until = began + long * 1000
  const client = async (shopper: Shopper, index: number): Promise<void> => {
    for (let turn = index; performance.now() < until; turn += count) last.push(await work(side, shopper, turn))
  }
  await Promise.all(side.shoppers.slice(0, count).map(client))
  return { count: last.length, rate: (last.length * 1000) / (performance.now() - began), last }
}

const oneAdd: Work = (side, shopper, turn) => timed(side.calls.add(shopper, side.variants[turn % 5] ?? ''))

/** Five calls; the time is that of the last, which pays and places. */
const wholeOrder: Work = async ({ calls, variants, option }, shopper, turn) => {
  await calls.add(shopper, variants[Math.floor(Math.random() * variants.length)] ?? '')
  await calls.details(shopper, `buyer-${turn}`)
  await calls.shipping(shopper, option)
  const agreed = await calls.review(shopper)
  return timed(calls.order(shopper, agreed))
}

async function timed(work: Promise<void>): Promise<number> {
  const began = performance.now()
  await work
  return performance.now() - began
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** A product of 250 variants and the list of all 1,000 products, each beside nginx on the same bytes. */
async function servedPages({ data, port }: Installation, shop: LoadShop, say: Say) {
  const generator = startGenerator()
  const folder = mkdtempSync(join(tmpdir(), 'quoin-bench-'))
  const pid = processesOf(data, 'web')[0] ?? 0
  try {
    const product = await shop.pathOf('many')
    const list = product.slice(0, product.lastIndexOf('/'))
    // Background work after creating the shop must finish first.
    await pause(2000)
    const beside = (path: string, place: string) =>
      besideNginx({ generator, pid, port, host: shop.host, path, folder: join(folder, place), say })
    return {
      'product of 250 variants, of nginx': await beside(product, 'one'),
      'list of 1,000 products, of nginx': await beside(list, 'many'),
    }
  } finally {
    generator.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
