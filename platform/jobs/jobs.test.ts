import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type Feature, listen, type Site, type SiteContext } from '#platform/context'
import { event, newId } from '#platform/contract'
import { inSite, inTransaction } from '#platform/database'
import { testContext } from '#support/context'
import {
  type OpenSite,
  type Worker,
  cancelJobs,
  emit,
  enqueue,
  job,
  longJob,
  failedJobs,
  runningJobs,
  runWorker,
} from './index.ts'
import { discardFailedJobs, retryFailedJobs } from './parked-jobs.ts'
import { runDueJobs } from './run-due-jobs.ts'

const done: string[] = []
let failures = 0
let endEndless = (): void => {}
const note = job({
  name: 'test.note',
  input: z.object({ word: z.string() }),
  run: async (_ctx, { word }) => void done.push(word),
})
const shaky = job({
  name: 'test.shaky',
  input: z.object({ word: z.string() }),
  run: async (_ctx, { word }) => {
    failures -= 1
    if (failures >= 0) throw new Error('Not yet.')
    done.push(word)
  },
})
const hopeless = job({
  name: 'test.hopeless',
  retries: 0,
  input: z.object({}),
  run: async () => {
    throw new Error('Never.')
  },
})
const siteNote = job({
  name: 'test.site-note',
  input: z.object({ websiteId: z.string(), word: z.string() }),
  run: async (ctx, { word }) => {
    await enqueue(ctx, note, { word: `${ctx.site.name} says ${word}` })
  },
})
const long = longJob({
  name: 'test.long',
  input: z.object({ websiteId: z.string() }),
  run: async (ctx) => void done.push(ctx.tx ? 'inside' : 'outside'),
})
const daily = job({
  name: 'test.daily',
  schedule: '0 3 * * *',
  input: z.object({}),
  run: async () => void done.push('daily'),
})

const deadly = longJob({
  name: 'test.deadly',
  deaths: 2,
  input: z.object({ word: z.string() }),
  run: async (_ctx, { word }) => void done.push(`${word} runs`),
  givenUp: async (_ctx, { word }, reason) => void done.push(`${word}: ${reason}`),
})
const endless = longJob({
  name: 'test.endless',
  input: z.object({ word: z.string() }),
  run: (_ctx, { word }) => {
    done.push(`${word} begins`)
    return new Promise<void>((resolve) => void (endEndless = resolve))
  },
  givenUp: async (_ctx, { word }, reason) => void done.push(`${word}: ${reason}`),
})

const feature: Feature = {
  name: 'test',
  jobs: [note, shaky, hopeless, siteNote, long, daily, deadly, endless],
}
const wordTold = event('test.told', z.object({ word: z.string() }))
const heardBy = (name: string): Feature => ({
  name,
  provides: [
    listen(wordTold, async (tx, payload) =>
      enqueue(tx, note, { word: `${name} heard on ${tx.site.name} ${JSON.stringify(payload)}` }),
    ),
  ],
})
const ctx = await testContext({ features: [feature, heardBy('one'), heardBy('two')] })
const site: Site = {
  id: newId(),
  name: 'bakery',
  title: '',
  locale: 'en',
  timeZone: 'UTC',
  type: 4,
  status: 3,
  baseUrl: 'http://bakery.localhost',
}
const openSite: OpenSite = async (context, websiteId, work) => {
  if (websiteId !== site.id) return false
  await inSite(context, site, (tx) => work({ ...tx, locale: 'en' } satisfies SiteContext))
  return true
}
const workers: Worker[] = []
const startWorker = async (): Promise<Worker> => {
  const worker = await runWorker({ context: ctx.another(), openSite, pollMs: 50, stopMs: 1000, silenceSeconds: 10 })
  workers.push(worker)
  return worker
}

afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop()
  done.length = 0
  await sql`delete from outbox`.execute(ctx.db)
})

test('a job of a transaction that was rolled back never runs', async () => {
  const broken = inTransaction(ctx, async (siteCtx) => {
    await enqueue(siteCtx, note, { word: 'lost' })
    throw new Error('taken back')
  })
  await expect(broken).rejects.toThrow('taken back')
  expect(await runDueJobs(ctx, openSite)).toBe(0)
})

test('jobs that wait under one key run once, with the last input', async () => {
  await enqueue(ctx, note, { word: 'first' }, { key: 'k' })
  await enqueue(ctx, note, { word: 'second' }, { key: 'k' })
  await enqueue(ctx, note, { word: 'other' }, { key: 'l' })
  await runDueJobs(ctx, openSite)
  expect(done.toSorted()).toEqual(['other', 'second'])
})

test('a job waits until its moment has come', async () => {
  await enqueue(ctx, note, { word: 'later' }, { after: new Date(ctx.now().getTime() + 3_600_000) })
  expect(await runDueJobs(ctx, openSite)).toBe(0)
  ctx.clock.forward(3_600_001)
  expect(await runDueJobs(ctx, openSite)).toBe(1)
  expect(done).toEqual(['later'])
})

test('a job of a site runs inside its site, and jobs that it queues run too', async () => {
  await enqueue(ctx, siteNote, { websiteId: site.id, word: 'hello' })
  await runDueJobs(ctx, openSite)
  expect(done).toEqual(['bakery says hello'])
})

test('a job of a deleted site ends without an error', async () => {
  await enqueue(ctx, siteNote, { websiteId: newId(), word: 'hello' })
  expect(await runDueJobs(ctx, openSite)).toBe(1)
  expect(done).toEqual([])
})

test('every listening feature receives an event once, in its site, and only after the commit of the sender', async () => {
  const tell = (word: string) => inSite(ctx, site, (tx) => emit({ ...tx, locale: 'en' }, wordTold, { word }))
  await tell('yes')
  await inSite(ctx, site, async (tx) => {
    await emit({ ...tx, locale: 'en' }, wordTold, { word: 'no' })
    throw new Error('taken back')
  }).catch(() => {})
  await runDueJobs(ctx, openSite)
  expect(done.toSorted()).toEqual(['one heard on bakery {"word":"yes"}', 'two heard on bakery {"word":"yes"}'])
})

test('an event is read by its schema', async () => {
  const hearing = ctx.product.listeners.get(wordTold.name)?.[0]?.job
  await enqueue(ctx, hearing ?? note, { websiteId: site.id, event: { word: 'kept', other: 'dropped' } })
  await runDueJobs(ctx, openSite)
  expect(done).toEqual(['one heard on bakery {"word":"kept"}'])
  expect(hearing?.name).toBe('one.hears.test.told')
  const unfit = hearing?.run({ ...ctx, tx: null }, { websiteId: site.id, event: { word: 7 } })
  await expect(unfit).rejects.toThrow('expected string')
})

test('senders and listeners of an event are checked by the compiler', async () => {
  const tell = inSite(ctx, site, async (tx) => {
    // @ts-expect-error the word is a string
    await emit({ ...tx, locale: 'en' }, wordTold, { word: 7 })
    // @ts-expect-error nothing else is told
    await emit({ ...tx, locale: 'en' }, wordTold, { word: 'yes', other: 'no' })
  })
  await expect(tell).resolves.toBeUndefined()
  // @ts-expect-error the payload has no number
  expect(listen(wordTold, async (_, { number }) => void done.push(number))).toHaveProperty('point')
})

test('a long job gets no transaction', async () => {
  await enqueue(ctx, long, { websiteId: site.id })
  await runDueJobs(ctx, openSite)
  expect(done).toEqual(['outside'])
})

test('two workers beside each other run each job once', async () => {
  const words = Array.from({ length: 60 }, (_, index) => `w${index}`)
  for (const word of words) await enqueue(ctx, note, { word })
  await Promise.all([startWorker(), startWorker()])
  await vi.waitFor(() => expect(done.length).toBeGreaterThanOrEqual(60), { timeout: 12_000, interval: 50 })
  await workers.shift()?.stop()
  expect(done.toSorted()).toEqual(words.toSorted())
})

test('a job that fails is tried again until it succeeds', async () => {
  failures = 1
  await startWorker()
  await enqueue(ctx, shaky, { word: 'at last' })
  await vi.waitFor(() => expect(done).toEqual(['at last']), { timeout: 14_000, interval: 100 })
})

/** A job that was taken by a worker which then died. */
async function diedWith(queue: string, id: string, data: object): Promise<void> {
  const dead = new PgBoss({ connectionString: ctx.databaseUrl, max: 1, supervise: false, schedule: false })
  dead.on('error', () => {})
  await dead.start()
  await dead.createQueue(queue, { policy: 'short', retryLimit: 3, heartbeatSeconds: 10 })
  await dead.insert(queue, [{ id, data: { kind: queue, ...data }, singletonKey: id }])
  expect(await dead.fetch(queue)).toHaveLength(1)
  await dead.stop({ graceful: false })
  await sql`update pgboss.job set heartbeat_on = now() - interval '1 hour' where name = ${queue}`.execute(ctx.db)
  await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null where name = ${queue}`.execute(ctx.db)
}

test('a job whose worker died is taken over by another, and its site sees one effect', async () => {
  const id = '0123456789abcdef01234567'
  const payload = { websiteId: site.id, word: 'once' }
  await diedWith(siteNote.name, '01234567-89ab-cdef-0123-456700000000', { payload })
  await startWorker()
  await vi.waitFor(() => expect(done).toEqual(['bakery says once']), { timeout: 25_000, interval: 100 })
  const receipts = await ctx.db.selectFrom('job_receipts').select('id').where('id', '=', id).execute()
  expect(receipts).toHaveLength(1)
})

test('a job that ended its worker once is tried again; the second time it is parked, and its feature is notified', async () => {
  const [id, second] = ['11234567-89ab-cdef-0123-456700000000', '21234567-89ab-cdef-0123-456700000000']
  await diedWith(deadly.name, id, { payload: { word: 'first' } })
  await startWorker()
  await vi.waitFor(() => expect(done).toEqual(['first runs']), { timeout: 25_000, interval: 100 })
  const { rows } = await sql<{ deaths: number }>`select (data->'deaths')::int as deaths from pgboss.job
    where id::text = ${id}`.execute(ctx.db)
  expect(rows).toEqual([{ deaths: 1 }])
  for (const worker of workers.splice(0)) await worker.stop()
  await diedWith(deadly.name, second, { payload: { word: 'second' }, ...rows[0] })
  await startWorker()
  await vi.waitFor(async () => expect(await failedJobs(ctx)).toHaveLength(1), { timeout: 25_000, interval: 100 })
  expect(done).toEqual(['first runs', 'second: deaths'])
  expect((await failedJobs(ctx))[0]).toMatchObject({
    kind: deadly.name,
    payload: { word: 'second' },
    reason: 'The worker ended 2 times while it ran.',
  })
  expect(await discardFailedJobs(ctx, 'all')).toBe(1)
})

test('a job that runs is listed, and once it is cancelled it is not tried again', async () => {
  await startWorker()
  await enqueue(ctx, endless, { word: 'long' })
  await vi.waitFor(() => expect(done).toEqual(['long begins']), { timeout: 12_000, interval: 50 })
  const [running] = await runningJobs(ctx)
  expect(running).toMatchObject({ kind: endless.name, payload: { word: 'long' }, retries: 0 })
  expect(await cancelJobs(ctx, [running?.id ?? ''])).toBe(1)
  expect(done).toEqual(['long begins', 'long: cancelled'])
  expect(await runningJobs(ctx)).toEqual([])
  endEndless()
  expect(await failedJobs(ctx)).toEqual([])
})

test('a job that can never run is parked with its reason, and can be requeued', async () => {
  await startWorker()
  await enqueue(ctx, hopeless, {})
  await ctx.db
    .insertInto('outbox')
    .values({ id: newId(), website_id: null, kind: note.name, payload: { word: 7 }, key: null, run_after: ctx.now() })
    .execute()
  await ctx.db
    .insertInto('outbox')
    .values({ id: newId(), website_id: null, kind: 'test.gone', payload: {}, key: null, run_after: ctx.now() })
    .execute()
  await vi.waitFor(async () => expect(await failedJobs(ctx)).toHaveLength(3), { timeout: 12_000, interval: 100 })
  const parked = await failedJobs(ctx)
  expect(parked.map((failedJob) => failedJob.kind).toSorted()).toEqual(['test.gone', 'test.hopeless', 'test.note'])
  expect(parked.find((failedJob) => failedJob.kind === 'test.hopeless')?.reason).toBe('Never.')
  for (const worker of workers.splice(0)) await worker.stop()
  expect(await retryFailedJobs(ctx)).toBe(3)
  expect(await failedJobs(ctx)).toEqual([])
})

test('recurring work is planned once, however many workers start', async () => {
  await Promise.all([startWorker(), startWorker()])
  const { rows } = await sql<{ name: string; cron: string }>`select name, cron from pgboss.schedule`.execute(ctx.db)
  expect(rows).toEqual([{ name: 'test.daily', cron: '0 3 * * *' }])
})
