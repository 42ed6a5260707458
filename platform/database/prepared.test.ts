import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testContext } from '#support/context'
import { inTransaction } from './in-site.ts'
import { prepared } from './index.ts'

const ctx = await testContext()
await sql`create table bowls (id text primary key, size int, marks jsonb)`.execute(ctx.db)
await sql`grant all on bowls to quoin_app`.execute(ctx.db)

declare module '#platform/database' {
  interface Tables {
    bowls: { id: string; size: number | null; marks: unknown }
  }
}

let built = 0
const put = prepared((db, { id, size, marks }: { id: string; size: number | null; marks: unknown }) => {
  built++
  return db
    .insertInto('bowls')
    .values({ id, size, marks })
    .onConflict((conflict) => conflict.column('id').doNothing())
})
const ofSize = prepared((db, { size }: { size: number }) =>
  db.selectFrom('bowls').selectAll().where('size', '=', size).orderBy('id'),
)

test('a statement is built once, and each call has its own values', async () => {
  const first = await put(ctx.db, { id: 'a', size: 3, marks: ['x', 1] })
  const again = await put(ctx.db, { id: 'a', size: 4, marks: {} })
  await put(ctx.db, { id: 'b', size: null, marks: { rim: null } })
  expect([first.numAffectedRows, again.numAffectedRows, built]).toEqual([1n, 0n, 1])
  const { rows } = await sql`select * from bowls order by id`.execute(ctx.db)
  expect(Array.from(rows)).toEqual([
    { id: 'a', size: 3, marks: ['x', 1] },
    { id: 'b', size: null, marks: { rim: null } },
  ])
})

test('a prepared statement is sent on the current connection: in a transaction, which sees its own writes, and on another database', async () => {
  const elsewhere = await inTransaction(ctx, async ({ db }) => {
    await put(db, { id: 'c', size: 9, marks: null })
    return [(await ofSize(db, { size: 9 })).rows.length, (await ofSize(ctx.another().db, { size: 9 })).rows.length]
  })
  expect(elsewhere).toEqual([1, 0])
})
