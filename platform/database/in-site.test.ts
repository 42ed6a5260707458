import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testContext } from '#support/context'
import { inSite, inTransaction } from './in-site.ts'

const ctx = await testContext()
const firstSite = { id: 'a'.repeat(24) }
const other = { id: 'b'.repeat(24) }

await sql`create table plates (website_id text not null, id text not null, facts jsonb, primary key (website_id, id))`.execute(
  ctx.db,
)
await sql`select quoin_tenant('plates')`.execute(ctx.db)
for (const site of [firstSite, other]) {
  await inSite(ctx, site, ({ db }) =>
    sql`insert into plates values (${site.id}, '1', ${{ list: [true, 1, 'x'] }}), (${site.id}, '2', ${[true]})`.execute(
      db,
    ),
  )
}

const seen = async (db: typeof ctx.db) =>
  (await sql<{ website_id: string; facts: unknown }>`select website_id, facts from plates order by id`.execute(db)).rows

test('a query without a condition on the site sees no row of another site', async () => {
  const rows = await inSite(ctx, firstSite, ({ db }) => seen(db))
  expect(rows).toEqual([
    { website_id: firstSite.id, facts: { list: [true, 1, 'x'] } },
    { website_id: firstSite.id, facts: [true] },
  ])
})

test('outside any site, in a transaction or not, no row of a site is visible', async () => {
  expect([await seen(ctx.db), await inTransaction(ctx, ({ db }) => seen(db))]).toEqual([[], []])
})

test('a row of another site can be neither written nor changed by an update', async () => {
  const insert = inSite(ctx, firstSite, ({ db }) => sql`insert into plates values (${other.id}, '3')`.execute(db))
  await expect(insert).rejects.toMatchObject({ code: '42501' })
  const update = inSite(ctx, firstSite, ({ db }) => sql`update plates set website_id = ${other.id}`.execute(db))
  await expect(update).rejects.toMatchObject({ code: '42501' })
})

test('the role of the transaction may neither change tables nor step over their policies', async () => {
  await expect(
    inSite(ctx, firstSite, ({ db }) => sql`alter table plates disable row level security`.execute(db)),
  ).rejects.toMatchObject({ code: '42501' })
  const { rows } = await inSite(ctx, firstSite, ({ db }) =>
    sql`select rolsuper or rolbypassrls or rolcanlogin as can from pg_roles where rolname = current_user`.execute(db),
  )
  expect(rows).toEqual([{ can: false }])
})

test('a site entered inside a transaction is left again, also when the work was refused', async () => {
  const rows = await inSite(ctx, firstSite, async (tx) => {
    await inSite(tx, other, () => Promise.reject(new Error('refused'))).catch(() => {})
    return seen(tx.db)
  })
  expect(new Set(rows.map((row) => row.website_id))).toEqual(new Set([firstSite.id]))
})

test('the writes of a transaction are undone when its work throws, in joined ones as well', async () => {
  const work = inSite(ctx, firstSite, async (tx) => {
    await inTransaction(tx, ({ db }) => sql`delete from plates`.execute(db))
    throw new Error('refused')
  })
  await expect(work).rejects.toThrow('refused')
  expect(await inSite(ctx, firstSite, ({ db }) => seen(db))).toHaveLength(2)
})

test('the connection goes back without role and site', async () => {
  const { rows } =
    await sql`select current_user as role, coalesce(current_setting('app.website_id', true), '') as site`.execute(
      ctx.db,
    )
  expect(rows).toEqual([{ role: 'quoin', site: '' }])
})
