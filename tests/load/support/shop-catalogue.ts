import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, browserAt } from '../../support/request.ts'
import { type Installation, startInstallation } from '../../support/installation.ts'
import { fillShop } from './fill-shop.ts'
import { loadOfMachine, median } from './measure.ts'
import { fillOrders, listTimes } from './owner-lists.ts'
import { processesOf } from './processes.ts'
import { type LoadShop, openShop, reopenShop } from './shop-site.ts'

type Say = (line: string) => void

const few = 1000
const rounds = 15
const clause = { atMost: 1.5 }
/** Limit for the thread that answers requests. */
const mostThreadMs = 15
const mostOwnerMs = 300

/** Addresses below the products page; the number makes each of a round another one. */
const visits: Readonly<Record<string, (round: number) => string>> = {
  collection: () => '',
  filter: () => '?options=colour%3Ared+3',
  'filter by price': (round) => `?price=${3000 + round * 10}-${9000 + round * 10}`,
  'filter by two options': () => '?options=colour%3Ared+3%2Csize%3A2',
  'sort by price': () => '?sort=price',
  'sort by title': () => '?sort=title',
  'page 400': () => '?page=400',
  'page 400 by title': () => '?page=400&sort=title',
  category: () => '/category/bowls',
}
/** Those that have bars. */
const barred = ['collection', 'filter', 'sort by price', 'sort by title', 'page 400', 'category', 'search']
/** Name of the slowest query of a list in the owner area. */
const listRatio = (name: string) => `the owner's list of ${name}, ms`

interface Cost {
  /** Processor milliseconds of the web process and the database together. */
  cpu: number
  /** Milliseconds of the thread that answers requests. */
  thread: number
}

/** The cost of a shop's pages that no cache holds, at a thousand products and at `products`. */
export async function shopCatalogue({
  say,
  products,
  keep,
}: {
  say: Say
  products: number
  keep?: string | undefined
}) {
  const small = await inShop({ keep, products: few, say }, (installation, shop) => costs(installation, shop, say))
  return inShop({ keep, products, say }, async (installation, shop) => {
    const large = await costs(installation, shop, say)
    await fillOrders(shop, { count: products, say })
    const lists = await listTimes(shop, products, say)
    const ratios: Record<string, number> = {}
    for (const [name, cost] of Object.entries(large)) {
      const before = small[name]
      ratios[`${name}, CPU of that at ${few}`] = cost.cpu / (before?.cpu ?? Number.NaN)
      ratios[`${name}, ms of the web thread`] = cost.thread
      say(
        `${name}: ${before?.cpu.toFixed(1)} ms at ${few}, ${cost.cpu.toFixed(1)} ms at ${products} (web thread ${before?.thread.toFixed(1)} and ${cost.thread.toFixed(1)} ms)`,
      )
    }
    for (const [name, ms] of Object.entries(lists)) ratios[listRatio(name)] = ms
    return { ratios, budgets: bars() }
  })
}

interface WantedShop {
  /** The folder in which shops stay, each below the number of its products. */
  keep: string | undefined
  products: number
  say: Say
}

/** An installation with a shop of so many products, for the time of the work. */
async function inShop<R>(
  { keep, products, say }: WantedShop,
  work: (installation: Installation, shop: LoadShop) => Promise<R>,
): Promise<R> {
  const data = keep === undefined ? undefined : resolve(keep, String(products))
  const isStanding = data !== undefined && existsSync(data)
  if (data !== undefined) mkdirSync(data, { recursive: true })
  const installation = await startInstallation({ data })
  const ending: (() => unknown)[] = [() => installation.stop()]
  try {
    const shop = isStanding
      ? await reopenShop(installation)
      : await openShop(installation, [{ handle: 'first', variants: 1, stock: 10 }])
    ending.unshift(() => shop.close())
    await fillShop(shop, { to: products, say })
    return await work(installation, shop)
  } finally {
    for (const stop of ending) await stop()
  }
}

function bars() {
  return {
    ...Object.fromEntries(barred.map((name) => [`${name}, CPU of that at ${few}`, clause])),
    ...Object.fromEntries(barred.map((name) => [`${name}, ms of the web thread`, { atMost: mostThreadMs }])),
    ...Object.fromEntries(
      ['products', 'orders', 'customers'].map((name) => [listRatio(name), { atMost: mostOwnerMs }]),
    ),
  }
}

async function costs(installation: Installation, shop: LoadShop, say: Say): Promise<Record<string, Cost>> {
  const web = processesOf(installation.data, 'web')[0] ?? 0
  const visitor = browserAt(shop.port, shop.host)
  const list = (await shop.pathOf('first')).replace(/\/[^/]+$/, '')
  await quiet(shop)
  say(`Measured at a load of ${loadOfMachine()}.`)
  const paths: Record<string, (round: number) => string> = {
    ...Object.fromEntries(Object.entries(visits).map(([name, rest]) => [name, (round: number) => list + rest(round)])),
    search: (round) => `/search?q=sku+${100 + round}`,
    'search for what many have': () => '/search?q=bowl',
  }
  const all: Record<string, Cost> = {}
  // The worker stands still meanwhile: its connections have the same name.
  const workers = processesOf(installation.data, 'worker')
  const tell = (signal: 'SIGSTOP' | 'SIGCONT') => workers.forEach((pid) => process.kill(pid, signal))
  try {
    tell('SIGSTOP')
    for (const [name, path] of Object.entries(paths)) all[name] = await costOf({ web, shop, visitor, path })
  } finally {
    tell('SIGCONT')
  }
  return all
}

interface CostQuestion {
  web: number
  shop: LoadShop
  visitor: Browser
  path: (round: number) => string
}

/** The median of as many rounds, each after a change that makes every kept page old. */
async function costOf({ web, shop, visitor, path }: CostQuestion): Promise<Cost> {
  const taken: Cost[] = []
  for (let round = 0; round < rounds + 5; round++) {
    await outdate(shop)
    const backends = await backendsOf(shop)
    const before = used(web, backends)
    const answer = await visitor.ask(path(round))
    if (answer.status !== 200) throw new Error(`${path(round)} was answered ${answer.status}.`)
    const after = used(web, backends)
    // Until V8 has optimised what is called, and each connection has its plans.
    if (round >= 5) taken.push({ cpu: after.cpu - before.cpu, thread: after.thread - before.thread })
  }
  return { cpu: median(taken.map(({ cpu }) => cpu)), thread: median(taken.map(({ thread }) => thread)) }
}

/** As `changed` does it for a product. */
async function outdate({ sql, siteId }: LoadShop): Promise<void> {
  await sql`
    with raised as (
      insert into website_epochs as site (website_id, epoch) values (${siteId}, 1)
      on conflict (website_id) do update set epoch = site.epoch + 1 returning epoch
    )
    insert into tag_epochs (website_id, tag, epoch)
    select ${siteId}, 'collection:' || c.id, raised.epoch from raised, collections c where c.website_id = ${siteId}
    on conflict (website_id, tag) do update set epoch = excluded.epoch, xid = excluded.xid`
  await sql`select pg_notify('quoin_changes', '')`
  await pause(120)
}

/**
 * Processor milliseconds so far: of the web process with all its threads and of the backends that answer it, and of its
 * first thread.
 */
function used(web: number, backends: readonly number[]): Cost {
  const cpu = [web, ...backends].reduce((sum, pid) => sum + processMs(pid), 0)
  return { cpu, thread: taskMs(web, String(web)) }
}

async function backendsOf({ sql }: LoadShop): Promise<number[]> {
  const rows = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity where application_name = 'quoin' and datname = current_database()`
  if (rows.length === 0) throw new Error('No connection of the web process can be told from the others.')
  return rows.map(({ pid }) => pid)
}

function processMs(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, task) => sum + taskMs(pid, task), 0)
  } catch {
    return 0
  }
}

function taskMs(pid: number, task: string): number {
  return Number(read(`/proc/${pid}/task/${task}/schedstat`).split(' ')[0]) / 1e6
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Waits until the work after filling the shop is done and the database has analysed its tables. */
async function quiet({ sql }: LoadShop): Promise<void> {
  for (;;) {
    const [waiting] = await sql<{ n: number }[]>`select count(*)::int as n from outbox where run_after <= now()`
    if (waiting?.n === 0) break
    await pause(1000)
  }
  await sql`vacuum analyze`
  await sql`checkpoint`
  await pause(3000)
}
