import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testContext } from '#support/context'
import { isUniqueViolation } from './failures.ts'
import { inTransaction } from './in-site.ts'

const ctx = await testContext()
await sql`create table plates (id text primary key)`.execute(ctx.db)
await sql`grant all on plates to quoin_app`.execute(ctx.db)
beforeEach(async () => void (await sql`delete from plates`.execute(ctx.db)))

const put = (id: string) => sql`insert into plates values (${id})`
const busyMs = 400
const count = async (db: typeof ctx.db) =>
  (await sql<{ n: number }>`select count(*) as n from plates`.execute(db)).rows[0]?.n

test('statements that are begun together run in their order, each seeing the writes of the one before it', async () => {
  const counts = await inTransaction(ctx, ({ db }) =>
    Promise.all([put('a').execute(db), count(db), put('b').execute(db), count(db)]),
  )
  expect([counts[1], counts[3]]).toEqual([1, 2])
})

test('statements that are begun together travel together', async () => {
  const [first, second] = await inTransaction(ctx, async ({ db }) => {
    const moment = () => sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
    // Statements of a connection are prepared one after the other: only known ones can follow each other at once.
    await moment()
    const sent = [moment(), moment()]
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
    // A caller waiting for the first response hears nothing in this time.
    const began = performance.now()
    while (performance.now() - began < busyMs);
    return Promise.all(sent)
  })
  const apart = (second?.rows[0]?.at.getTime() ?? 0) - (first?.rows[0]?.at.getTime() ?? 0)
  expect(apart).toBeLessThan(busyMs)
})

test('work left for the commit is done after it', async () => {
  await inTransaction(ctx, async ({ tx }) => tx.beforeCommit(put('a')))
  expect(await count(ctx.db)).toBe(1)
})

test('a deferred statement that fails rolls everything back, and its error reaches the caller', async () => {
  const work = inTransaction(ctx, async ({ db, tx }) => {
    await put('a').execute(db)
    tx.beforeCommit(put('a'))
    return 'kept'
  })
  await expect(work.catch(isUniqueViolation)).resolves.toBe(true)
  expect(await count(ctx.db)).toBe(0)
})

test('a caller who continues after a failed statement gets its error, and not those that followed from it', async () => {
  const work = inTransaction(ctx, async ({ db, tx }) => {
    await put('a').execute(db)
    tx.beforeCommit(put('a'))
    return count(db)
  })
  await expect(work.catch(isUniqueViolation)).resolves.toBe(true)
})

test('work that fails while statements are under way leaves nothing, and its connection stays usable', async () => {
  const work = inTransaction(ctx, ({ db }) =>
    Promise.all([put('a').execute(db), put('b').execute(db), Promise.reject(new Error('refused'))]),
  )
  await expect(work).rejects.toThrow('refused')
  const seen = await Promise.all(Array.from({ length: 8 }, () => inTransaction(ctx, ({ db }) => count(db))))
  expect(new Set(seen)).toEqual(new Set([0]))
})

test('no statement is sent in a transaction that has ended', async () => {
  const leaked = await inTransaction(ctx, async ({ db }) => db)
  await expect(put('a').execute(leaked)).rejects.toThrow('has ended')
  expect(await count(ctx.db)).toBe(0)
})

test('a statement that no commit waits for is a defect', async () => {
  const leaked = await inTransaction(ctx, async ({ tx }) => tx)
  expect(() => leaked.beforeCommit(put('a'))).toThrow('Nothing waits')
})
