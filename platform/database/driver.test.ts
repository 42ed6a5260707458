import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testContext } from '#support/context'
import { inTransaction } from './in-site.ts'
import { openDatabase, unlimited } from './open-database.ts'

const ctx = await testContext()
const elsewhere = ctx.another()

const backend = async (db: typeof ctx.db) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid ?? 0
/** Resolves once the process is gone: until then its connection looks intact to senders. */
const cut = (pid: number) => sql`select pg_terminate_backend(${pid}, 10000)`.execute(elsewhere.db)

test.each(['', '&prepare=false'])('values are stored and returned as the same type (%s)', async (option) => {
  const { db, close } = openDatabase(ctx.databaseUrl + option)
  const moment = new Date('2026-06-01T10:00:00.123Z')
  const ask = sql`select ${12}::bigint as big, ${moment}::timestamptz as at, ${'2026-06-01'}::date as day, ${[{ a: [1, 'x', null] }]}::jsonb as list,
    ${'plain'}::jsonb as text, ${true}::boolean as yes, ${['a"b', 'c,d']}::text[] as names, ${new Uint8Array([0, 255])}::bytea as bytes,
    ${null}::text as none, count(*) as n from generate_series(1, 3)`
  const { rows } = await ask.execute(db)
  await close()
  expect(rows).toEqual([
    {
      big: 12,
      at: moment,
      day: '2026-06-01',
      list: [{ a: [1, 'x', null] }],
      text: 'plain',
      yes: true,
      names: ['a"b', 'c,d'],
      bytes: Buffer.from([0, 255]),
      none: null,
      n: 3,
    },
  ])
})

test('a connection cut inside a transaction fails the transaction with a sentence, and the next one works', async () => {
  const work = inTransaction(ctx, async ({ db }) => {
    await cut(await backend(db))
    await sql`select 1`.execute(db).catch(() => {})
    await sql`select 1`.execute(db)
  })
  await expect(work).rejects.toMatchObject({ code: 'database.unreachable', kind: 'broken' })
  await expect(inTransaction(ctx, ({ db }) => backend(db))).resolves.toBeGreaterThan(0)
})

test('a transaction never continues on another connection than it began on', async () => {
  const work = inTransaction(ctx, async ({ db }) => {
    await cut(await backend(db))
    await Promise.all(Array.from({ length: 8 }, () => backend(ctx.db).catch(() => 0)))
    return backend(db)
  })
  await expect(work).rejects.toMatchObject({ code: 'database.unreachable' })
})

test('a missing database is a problem with a sentence, with and without a transaction', async () => {
  const { db, close } = openDatabase('postgres://nobody@127.0.0.1:9/none')
  const away = { ...ctx, db }
  await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ code: 'database.unreachable' })
  await expect(inTransaction(away, (siteCtx) => backend(siteCtx.db))).rejects.toMatchObject({
    code: 'database.unreachable',
  })
  await close()
})

test('a commit after a failed statement that was swallowed is no success', async () => {
  const work = inTransaction(ctx, async ({ db }) => {
    await sql`select nonsense`.execute(db).catch(() => {})
    return 'kept'
  })
  await expect(work).rejects.toThrow()
})

test('more transactions than connections wait for their turn', async () => {
  const all = await Promise.all(Array.from({ length: 40 }, () => inTransaction(ctx, ({ db }) => backend(db))))
  expect(all.every((pid) => pid > 0)).toBe(true)
})

test('rows stream in parts', async () => {
  const parts: unknown[] = []
  for await (const row of ctx.db
    .selectFrom(sql<{ n: number }>`generate_series(1, 1000)`.as('n'))
    .selectAll()
    .stream(100))
    parts.push(row)
  expect(parts).toHaveLength(1000)
})

test('connections cut in the middle of traffic are replaced: every later statement is answered', async () => {
  const busy = Array.from({ length: 200 }, (_, n) =>
    (n % 20 === 10 ? backend(ctx.db).then(cut) : backend(ctx.db)).catch(() => {}),
  )
  await Promise.all(busy)
  // The ends that have arrived by now are read before anything else is sent.
  await setImmediate()
  const after = await Promise.all(Array.from({ length: 50 }, () => inTransaction(ctx, ({ db }) => backend(db))))
  expect(after.every((pid) => pid > 0)).toBe(true)
})

test('a response that arrived while this process was busy is taken', async () => {
  const { db, close } = openDatabase(ctx.databaseUrl, { limits: { ...unlimited, deadMs: 300 } })
  onTestFinished(close)
  await backend(db)
  const answer = backend(db)
  await setImmediate()
  const end = performance.now() + 1000
  while (performance.now() < end);
  await expect(answer).resolves.toBeGreaterThan(0)
})

test('a statement that was not sent before this process was busy is answered after it', async () => {
  const { db, close } = openDatabase(ctx.databaseUrl, { limits: { ...unlimited, deadMs: 300 } })
  onTestFinished(close)
  await backend(db)
  const answer = sql<{ pid: number }>`select pg_backend_pid() as pid from pg_sleep(0.1)`.execute(db)
  // The statement gets its connection within these microtasks, and the driver writes it in the next turn.
  for (let tick = 0; tick < 50; tick++) await Promise.resolve()
  const end = performance.now() + 1000
  while (performance.now() < end);
  await expect(answer).resolves.toMatchObject({ rows: [{ pid: expect.any(Number) }] })
})

test('a statement that is sent alone never ends up in the transaction of another', async () => {
  const { db, close } = openDatabase(ctx.databaseUrl, { max: 2 })
  const own = { ...ctx, db }
  const role = sql<{ role: string }>`select current_setting('role') as role`
  const rounds = Array.from({ length: 200 }, async () => {
    const alone = role.execute(db)
    const siteCtx = inTransaction(own, (tx) => role.execute(tx.db as typeof db))
    return [(await alone).rows[0]?.role, (await siteCtx).rows[0]?.role]
  })
  const roles = await Promise.all(rounds)
  await close()
  expect(new Set(roles.map(String))).toEqual(new Set(['none,quoin_app']))
})

test.each(['', '?prepare=false'])(
  'the server plans for us as the embedded one does, for every configuration (%s)',
  async (query) => {
    const { db, close } = openDatabase(
      `${ctx.databaseUrl}${ctx.databaseUrl.includes('?') ? query.replace('?', '&') : query}`,
    )
    onTestFinished(close)
    await sql`alter role current_user set jit = on`.execute(db)
    const { rows } = await inTransaction({ ...ctx, db }, (tx) =>
      sql<{ jit: string; cost: string }>`
      select current_setting('jit') as jit, current_setting('random_page_cost') as cost`.execute(tx.db),
    )
    await sql`alter role current_user reset jit`.execute(db)
    expect(rows).toEqual([{ jit: 'off', cost: '1.1' }])
  },
)
