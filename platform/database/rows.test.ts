import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testContext } from '#support/context'
import { inTransaction } from './in-site.ts'
import { insertRow, insertRows, updateRows, upsertRow } from './index.ts'

const ctx = await testContext()
await sql`create table jars (shelf int not null, id text not null, size int default 7, marks jsonb, primary key (shelf, id))`.execute(
  ctx.db,
)
await sql`grant all on jars to quoin_app`.execute(ctx.db)

declare module '#platform/database' {
  interface Tables {
    jars: { shelf: number; id: string; size: number | null; marks: unknown }
  }
}

const all = async () => Array.from((await sql`select * from jars order by shelf, id`.execute(ctx.db)).rows)

beforeEach(async () => {
  await sql`truncate jars`.execute(ctx.db)
})

test('rows are written with their own columns, in any order, and each with its own values', async () => {
  await insertRow(ctx.db, 'jars', { shelf: 1, id: 'a', size: null, marks: ['x', { y: 1 }] })
  await insertRow(ctx.db, 'jars', { marks: {}, size: 3, id: 'b', shelf: 1 })
  await insertRow(ctx.db, 'jars', { shelf: 2, id: 'a', marks: null, size: undefined } as never)
  expect(await all()).toEqual([
    { shelf: 1, id: 'a', size: null, marks: ['x', { y: 1 }] },
    { shelf: 1, id: 'b', size: 3, marks: {} },
    { shelf: 2, id: 'a', size: 7, marks: null },
  ])
})

test('however many rows are written, each has its own values; none writes nothing', async () => {
  const jars = (count: number, shelf: number) =>
    Array.from({ length: count }, (_, at) => ({ shelf, id: String(at).padStart(2, '0'), size: at, marks: { at } }))
  for (const [shelf, count] of [0, 1, 2, 10, 23].entries()) await insertRows(ctx.db, 'jars', jars(count, shelf))
  expect(await all()).toEqual([1, 2, 10, 23].flatMap((count, at) => jars(count, at + 1)))
})

test('a change reaches the rows with exactly the named values, also where it changes those values', async () => {
  for (const id of ['a', 'b'])
    for (const shelf of [1, 2]) await insertRow(ctx.db, 'jars', { shelf, id, size: 1, marks: id })
  const { numAffectedRows } = await updateRows(
    ctx.db,
    'jars',
    { shelf: 1, id: 'a' },
    { shelf: 3, marks: { moved: true } },
  )
  await updateRows(ctx.db, 'jars', { id: 'b' }, { size: 5 })
  expect(numAffectedRows).toBe(1n)
  expect(await all()).toEqual([
    { shelf: 1, id: 'b', size: 5, marks: 'b' },
    { shelf: 2, id: 'a', size: 1, marks: 'a' },
    { shelf: 2, id: 'b', size: 5, marks: 'b' },
    { shelf: 3, id: 'a', size: 1, marks: { moved: true } },
  ])
})

test('an existing row takes the new values, except those that are kept', async () => {
  const jar = { shelf: 1, id: 'a', size: 1, marks: 'old' }
  for (const row of [jar, { ...jar, size: 2, marks: 'new' }])
    await upsertRow(ctx.db, 'jars', row, { key: ['shelf', 'id'], kept: ['size'] })
  expect(await all()).toEqual([{ shelf: 1, id: 'a', size: 1, marks: 'new' }])
})

test('an existing row stays unchanged on request, and then none is counted', async () => {
  const jar = { shelf: 1, id: 'a', size: 1, marks: 'old' }
  const counts: unknown[] = []
  for (const row of [jar, { ...jar, size: 2 }])
    counts.push((await insertRow(ctx.db, 'jars', row, { unless: ['shelf', 'id'] })).numAffectedRows)
  expect([counts, await all()]).toEqual([[1n, 0n], [jar]])
})

test('a failed transaction leaves no row of it', async () => {
  const work = inTransaction(ctx, async ({ db }) => {
    await insertRow(db, 'jars', { shelf: 1, id: 'a', size: 1, marks: null })
    throw new Error('refused')
  })
  await expect(work).rejects.toThrow('refused')
  expect(await all()).toEqual([])
})
