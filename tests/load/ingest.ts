import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect, openDatabase, openEmbedded, type Sql } from '#platform/database'
import { openLog } from '#platform/log'
import { unpackEvents } from '../../features/visits/server/ingest/pack-events.ts'
import { rollUpVisits } from '../../features/visits/server/roll-up.job.ts'
import { browserAt } from '../support/request.ts'
import { startBare } from './support/bare.ts'
import { type HitsSent, type HitsWanted, sendHits } from './support/hit-process.ts'
import { type LoadSite, startLoadSite } from './support/load-site.ts'
import { end, loadOfMachine } from './support/measure.ts'
import { sized } from './support/sizes.ts'

const sites = sized(40, 4)
const seconds = sized(30, 2)

/**
 * Hits through HTTP beside a bare insert of the same rows and beside a server that does nothing, what a kill -9 loses,
 * and what an event weighs on disk once its day is over.
 */
export async function bench({ say }: { say: (line: string) => void }) {
  process.env['QUOIN_TRUSTED_PROXIES'] = '127.0.0.1/32'
  const folder = mkdtempSync(join(tmpdir(), 'quoin-ingest-'))
  const site = await startLoadSite(folder, sites, 1)
  const embedded = await openEmbedded(folder)
  const sql = connect(embedded.superUrl('quoin'), { max: 2, applicationName: 'ingest' })
  const database = openDatabase(embedded.url)
  try {
    await sql`update websites set settings = settings || '{"cookies":{"isCookieBannerEnabled":true}}'::jsonb`
    const wanted = await wantedOf(site)
    await sendHits({ ...wanted, seconds: 3 })
    const [before, bareHttp] = [await settled(sql), await hitsOfNothing(wanted)]
    const sent = await sendHits({ ...wanted, seconds })
    const stored = (await settled(sql)) - before
    say(`The load of the machine is ${loadOfMachine()}.`)
    say(`${Math.round(bareHttp.perSecond)} a second by a server of Node that does nothing.`)
    say(
      `${Math.round(sent.perSecond)} hits a second through HTTP (${JSON.stringify(sent.statuses)}), ${stored} stored.`,
    )
    const bare = await bareInsert(sql)
    say(`${Math.round(bare)} rows a second by a bare insert.`)
    const killed = await lostWhenKilled(site, wanted, sql)
    say(`${killed.lost} of ${killed.acknowledged} hits went with kill -9, at ${Math.round(killed.perSecond)} a second.`)
    const weights = await weightsAfterDay(sql, database)
    return {
      ratios: {
        'hits, beside a bare insert': sent.perSecond / bare,
        'a server that does nothing, beside a bare insert': bareHttp.perSecond / bare,
        'hits, beside a server that does nothing': sent.perSecond / bareHttp.perSecond,
        'hits that were acknowledged and are not stored': sent.acknowledged - stored,
        'seconds of hits lost on kill -9': killed.lost / killed.perSecond,
        ...weights,
      },
      budgets: {
        'hits, beside a bare insert': { atLeast: 0.5 },
        'hits that were acknowledged and are not stored': { atMost: 0 },
        'seconds of hits lost on kill -9': { atMost: 1 },
        'bytes an event': { atMost: 40 },
        'bytes an event, rolled up': { atMost: 2 },
      },
    }
  } finally {
    await database.close()
    await sql.end()
    await end(site.child)
    await embedded.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Each browser fetches its crumb, and agrees to be measured. */
async function wantedOf({ port, pages, sitesHost }: LoadSite): Promise<HitsWanted> {
  const hosts = [...new Set(pages.map(({ name }) => `${name}.${sitesHost}`))]
  const cookies = await Promise.all(
    hosts.map(async (host) => {
      const browser = browserAt(port, host)
      await browser.send('POST', '/api/census/RecordHit', { event: 'View', data: '{}' })
      return { ss_cookieAllowed: 'true', ...Object.fromEntries(browser.cookies) }
    }),
  )
  return { port, seconds, origins: hosts.map((host) => `http://${host}`), cookies }
}

/** As fast as Node answers what it does not look at. */
async function hitsOfNothing(wanted: HitsWanted): Promise<HitsSent> {
  const nothing = await startBare(['Content-Length', '0'], Buffer.alloc(0))
  try {
    const { acknowledged, statuses, perSecond } = await sendHits({ ...wanted, port: nothing.port, seconds: 5 })
    return { acknowledged, statuses, perSecond: perSecond || (statuses['200'] ?? 0) / 5 }
  } finally {
    await end(nothing.child)
  }
}

/** How many events are stored once no more come. */
async function settled(sql: Sql): Promise<number> {
  for (let last = -1; ; await pause(1500)) {
    const now = await count(sql)
    if (now === last) return now
    last = now
  }
}

async function lostWhenKilled(site: LoadSite, wanted: HitsWanted, sql: Sql): Promise<HitsSent & { lost: number }> {
  const before = await count(sql)
  const began = performance.now()
  const sending = sendHits({ ...wanted, seconds: 8 })
  await pause(4000)
  const gone = once(site.child, 'exit')
  process.kill(site.pid, 'SIGKILL')
  await gone
  const lasted = (performance.now() - began) / 1000
  const { acknowledged, statuses } = await sending
  const lost = acknowledged - ((await settled(sql)) - before)
  return { acknowledged, statuses, perSecond: acknowledged / lasted, lost }
}

async function count(sql: Sql): Promise<number> {
  const [row] = await sql<{ n: number }[]>`select coalesce(sum(events), 0)::int as n from visit_batches`
  return row?.n ?? 0
}

/** Returns the sizes after a whole day: the tables of events, with the space left by their batches, and the sums. */
async function weightsAfterDay(sql: Sql, { db }: ReturnType<typeof openDatabase>): Promise<Record<string, number>> {
  const events = await count(sql)
  const tomorrow = new Date(Date.now() + 86_400_000)
  const mail = { within: () => mail }
  await rollUpVisits.run({ db, tx: null, mail, log: openLog('bench', 'error'), now: () => tomorrow } as never, {})
  await sql`vacuum visit_batches`
  const [blocks, batches, days] = [
    await bytesOf(sql, 'visit_blocks'),
    await bytesOf(sql, 'visit_batches'),
    await bytesOf(sql, 'visit_days'),
  ]
  return { 'bytes an event': (blocks + batches) / events, 'bytes an event, rolled up': days / events }
}

async function bytesOf(sql: Sql, table: string): Promise<number> {
  const [row] = await sql<{ bytes: number }[]>`select pg_total_relation_size(${table}::regclass)::float8 as bytes`
  return row?.bytes ?? 0
}

/** The same events, a row for each, a thousand in each statement. */
async function bareInsert(sql: Sql): Promise<number> {
  await sql`
    create table bare_events (
      website_id text not null, id bigint generated always as identity, at timestamptz not null, kind text not null,
      name text not null, path text not null, visitor text not null, network text not null, data jsonb not null,
      primary key (website_id, id))`
  await sql`create index on bare_events (at)`
  const batches = await sql<{ website_id: string; packed: Uint8Array }[]>`select website_id, packed from visit_batches`
  const rows: Record<string, never>[] = []
  for (const { website_id, packed } of batches)
    for (const event of await unpackEvents(packed)) rows.push({ website_id, ...event } as never)
  const began = performance.now()
  for (let at = 0; at < rows.length; at += 1000) await sql`insert into bare_events ${sql(rows.slice(at, at + 1000))}`
  const rate = rows.length / ((performance.now() - began) / 1000)
  await sql`drop table bare_events`
  return rate
}
