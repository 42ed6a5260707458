import { dayMs } from '#platform/contract'
import { connect, openDatabase, openEmbedded, type Sql } from '#platform/database'
import { openLog } from '#platform/log'
import { type EventOfSite, packEvents, packText } from '../../features/visits/server/ingest/pack-events.ts'
import { makeTally } from '../../features/visits/server/ingest/tally-events.ts'
import { sumsText } from '../../features/visits/server/ingest/visit-sums.ts'
import { rollUpVisits } from '../../features/visits/server/roll-up.job.ts'
import { startInstallation } from '../support/installation.ts'
import type { Browser } from '../support/request.ts'
import { loadOfMachine } from './support/measure.ts'
import { must, ownerAt } from './support/shop-site.ts'
import { sized } from './support/sizes.ts'

const days = sized(730, 3)
const perDay = sized(13_700, 500)
const reads = sized(40, 3)
const pages = 2000
const periods = ['today', 'week', 'month', 'year'] as const
const zones = ['Europe/Amsterdam', 'Europe/Berlin', 'Europe/London', 'America/New_York', 'Asia/Tokyo']
const sources = ['google.com', 'bing.com', 'instagram.com', 'facebook.com', 'chatgpt.com', 'duckduckgo.com', '']

/** Reports of a site with ten million events in two years, the present day among them, as its owner reads them. */
export async function bench({ say }: { say: (line: string) => void }) {
  const installation = await startInstallation()
  const embedded = await openEmbedded(installation.data)
  const sql = connect(embedded.superUrl('quoin'), { max: 2, applicationName: 'reports' })
  try {
    const admin = await ownerAt(installation)
    const [site] = await sql<{ id: string }[]>`select id from websites where name = 'load'`
    const events = await fill(sql, site?.id ?? '')
    await night(installation.data)
    await sql`vacuum analyze visit_days, visit_months, visit_batches`
    say(`${events.toLocaleString('en')} events are stored; the load of the machine is ${loadOfMachine()}.`)
    const slowest: Record<string, number> = {}
    for (const period of periods) {
      const times = await timesOf(admin, `/api/analytics?period=${period}`, reads)
      const [first = 0] = times
      slowest[`p95 of “${period}”, ms`] = percentile(times.slice(1), 0.95)
      slowest[`first read of “${period}”, ms`] = first
      say(`${period}: ${first.toFixed(0)} ms at first, then ${percentile(times.slice(1), 0.5).toFixed(0)} ms.`)
    }
    slowest['p95 of a year as CSV, ms'] = percentile(
      await timesOf(admin, '/api/analytics/report.csv?period=year', reads),
      0.95,
    )
    slowest['longest stall of the web process, ms'] = await stallDuring(admin, '/api/analytics?period=year')
    const budgets = Object.fromEntries(
      Object.keys(slowest).flatMap((name) =>
        name.startsWith('first') ? [] : [[name, { atMost: name.startsWith('longest') ? 50 : 300 }] as const],
      ),
    )
    return { ratios: slowest, budgets }
  } finally {
    await sql.end()
    await embedded.close()
    await installation.stop()
  }
}

/** Merges the past months, as the worker does at night. */
async function night(data: string): Promise<void> {
  const { url, close } = await openEmbedded(data)
  const database = openDatabase(url)
  const mail = { within: () => mail }
  const log = openLog('bench', 'error')
  await rollUpVisits.run({ db: database.db, tx: null, mail, log, now: () => new Date() } as never, {})
  await database.close()
  await close()
}

/** Past days as the night leaves them; the present day as the pages report it. */
async function fill(sql: Sql, websiteId: string): Promise<number> {
  const now = Date.now()
  for (let back = days - 1; back > 0; back -= 1) {
    const day = new Date(now - back * dayMs)
    const tally = makeTally()
    tally.add(eventsOf(day))
    const { events, visitors, sums } = tally.read()
    const packed = await packText(sumsText(sums), 'small')
    await sql`insert into visit_days (website_id, day, kind, name, path, events, visitors, sums)
      values (${websiteId}, ${day.toISOString().slice(0, 10)}, '', '', '', ${events}, ${visitors}, ${packed})`
  }
  const today = new Date(now)
  const open = eventsOf(today)
  for (let at = 0; at < open.length; at += 50) {
    const batch = open.slice(at, at + 50)
    await sql`insert into visit_batches (website_id, day, events, packed)
      values (${websiteId}, ${today.toISOString().slice(0, 10)}, ${batch.length}, ${await packEvents(batch, 'fast')})`
  }
  return days * perDay
}

/** The same mixture each day: a few pages are read often, most of them now and then. */
function eventsOf(day: Date): EventOfSite[] {
  const start = Math.floor(day.getTime() / dayMs) * dayMs
  let state = Math.floor(start / dayMs)
  const random = (): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  const any = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  return Array.from({ length: perDay }, (_, at): EventOfSite => {
    const path = `/page-${Math.floor(random() ** 4 * pages)}`
    const source = any(sources) ?? ''
    const event = {
      at: new Date(start + at),
      path,
      visitor: `visitor-${Math.floor(random() * perDay * 0.3)}`,
      network: '203.0.113.0',
    }
    const kind = random()
    if (kind < 0.7)
      return {
        ...event,
        kind: 'hit',
        name: '',
        data: {
          url: `https://example.com${path}`,
          referrer: source === '' ? '' : `https://${source}/`,
          queryString: random() < 0.1 ? `?utm_source=letter&utm_campaign=week-${Math.floor(random() * 100)}` : '',
          viewportInnerWidth: random() < 0.6 ? 390 : 1440,
        },
      }
    if (kind < 0.8) return { ...event, kind: 'landing', name: '', data: { lang: 'nl-NL', zone: any(zones) } }
    if (kind < 0.9)
      return { ...event, kind: 'performance', name: '', data: { data: { name: 'lcp', value: random() * 4000 } } }
    return { ...event, kind: 'search', name: `word ${Math.floor(random() ** 3 * 500)}`, data: {} }
  })
}

async function timesOf(admin: Browser, path: string, count: number): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < count; n += 1) {
    const start = performance.now()
    await must(admin.ask(path))
    times.push(performance.now() - start)
  }
  return times
}

/** Small requests are sent one after the other while the report is read: the longest of them waited for its work. */
async function stallDuring(admin: Browser, path: string): Promise<number> {
  let isOver = false
  const reading = timesOf(admin, path, 5).finally(() => (isOver = true))
  let longest = 0
  while (!isOver) longest = Math.max(longest, ...(await timesOf(admin, '/api/site/settings', 1)))
  await reading
  return longest
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
