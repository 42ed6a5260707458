import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testContext } from '#support/context'
import { inTransaction, refreshStatistics } from './index.ts'

const ctx = await testContext()

async function fill(table: string, count: number): Promise<void> {
  await ctx.db.connection().execute(async (db) => {
    await sql`insert into ${sql.raw(table)} select generate_series(1, ${count}::int)`.execute(db)
    await sql`select pg_stat_force_next_flush()`.execute(db)
    await sql`select 1`.execute(db)
  })
}

/** As the planner has it: -1 is a table that was never counted. */
async function counted(table: string): Promise<number | undefined> {
  const { rows } = await sql<{ n: number }>`select reltuples::int as n from pg_class where relname = ${table}`.execute(
    ctx.db,
  )
  return rows[0]?.n
}

test('the planner learns of many new rows at once, not of few, and of none inside a transaction', async () => {
  for (const table of ['many', 'few']) await sql`create table ${sql.raw(table)} (n int)`.execute(ctx.db)
  await fill('many', 1000)
  await fill('few', 100)
  await inTransaction(ctx, (tx) => refreshStatistics(tx))
  expect(await counted('many')).toBe(-1)
  await refreshStatistics(ctx)
  expect(await counted('many')).toBe(1000)
  expect(await counted('few')).toBe(-1)
  await fill('many', 300)
  await refreshStatistics(ctx)
  expect(await counted('many'), 'below 200 and a fifth of the rows').toBe(1000)
  await fill('many', 200)
  await refreshStatistics(ctx)
  expect(await counted('many')).toBe(1500)
})
