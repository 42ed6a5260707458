import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { expect, test } from 'vitest'
import { newId } from '#platform/contract'
import { testContext } from '#support/context'
import { product } from '../../apps/server/features.ts'

const ctx = await testContext({ features: product.features })
/** The part about jobs; the columns have their names already. */
const renaming =
  /do \$\$[\s\S]*/.exec(
    readFileSync(join(import.meta.dirname, '../../migrations/0120-plain-names.sql'), 'utf8'),
  )?.[0] ?? ''
const websiteId = newId()
const boss = new PgBoss({ connectionString: ctx.databaseUrl, max: 1, supervise: false, schedule: false })
boss.on('error', () => {})

const uuidOf = (id: string) =>
  [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), `${id.slice(20)}00000000`].join('-')

const jobs = {
  waiting: { id: newId(), kind: 'orders.write-letter', payload: { websiteId, orderId: 'waiting' } },
  queued: { id: newId(), kind: 'orders.write-letter', payload: { websiteId, orderId: 'queued' } },
  active: { id: newId(), kind: 'mail.send-letter', payload: { emailId: 'started' } },
  later: { id: newId(), kind: 'catalog.pictures', payload: { websiteId, ids: ['later'] } },
  parked: { id: newId(), kind: 'pages.forget_social_pictures', payload: { websiteId, files: [] } },
} as const

async function queue(name: string, { id, kind, payload }: (typeof jobs)[keyof typeof jobs], key: string = id) {
  await boss.createQueue(name, { policy: 'short' })
  await boss.insert(name, [{ id: uuidOf(id), data: { kind, payload }, singletonKey: key }])
}

test('jobs that wait under a former name run after an upgrade, each once, at its moment and under its key', async () => {
  await boss.start()
  await queue('orders.write-letter', jobs.queued, `orders.write-letter:${websiteId}:queued`)
  await queue('mail.send-letter', jobs.active)
  await boss.fetch('mail.send-letter')
  await queue('catalog.pictures', jobs.later)
  await sql`update pgboss.job set start_after = '2027-01-01T00:00:00Z' where name = 'catalog.pictures'`.execute(ctx.db)
  await queue('parked', jobs.parked)
  await boss.stop({ graceful: false })
  const { id, kind, payload } = jobs.waiting
  const key = `${kind}:${websiteId}:waiting`
  await ctx.db
    .insertInto('outbox')
    .values({ id, kind, payload, key, website_id: websiteId, run_after: ctx.now() })
    .execute()

  await sql.raw(renaming).execute(ctx.db)
  await sql.raw(renaming).execute(ctx.db)

  const rows = await ctx.db
    .selectFrom('outbox')
    .select(['id', 'kind', 'payload', 'key', 'run_after', 'website_id'])
    .execute()
  const outcome = (name: keyof typeof jobs) => rows.filter((row) => row.id === jobs[name].id)
  const { payload: unchanged } = jobs.waiting
  expect(rows).toHaveLength(4)
  expect(outcome('waiting')).toMatchObject([
    { kind: 'orders.write-email', key: `orders.write-email:${websiteId}:waiting`, payload: unchanged },
  ])
  expect(outcome('queued')).toMatchObject([
    { kind: 'orders.write-email', key: `orders.write-email:${websiteId}:queued`, website_id: websiteId },
  ])
  expect(outcome('active')).toMatchObject([{ kind: 'mail.send-email', key: null, website_id: null }])
  expect(outcome('later')).toMatchObject([
    { kind: 'catalog.fetch-images', run_after: new Date('2027-01-01T00:00:00Z'), payload: jobs.later.payload },
  ])
  const queued = await sql<{
    name: string
    kind: string
  }>`select name, data ->> 'kind' as kind from pgboss.job`.execute(ctx.db)
  expect(queued.rows).toEqual([{ name: 'parked', kind: 'pages.forget-social-cards' }])
  expect(
    [...new Set([...rows.map((row) => row.kind), ...queued.rows.map((row) => row.kind)])].every((name) =>
      ctx.product.jobs.has(name),
    ),
  ).toBe(true)
})
