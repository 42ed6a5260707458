import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inSite } from '#platform/database'
import { tenancyCheck } from '../../apps/command/doctor/check-database.ts'
import { guardedTables, rowsSeen, unguardedTables } from './rls.ts'
import { twoSites } from './two-sites.ts'

const { ctx, first, second } = await twoSites()
const tables = await guardedTables(ctx)
const platforms = ['audit_log', 'contributors', 'domains', 'emails', 'invitations', 'labs_features', 'website_flags']
const tenants = tables.filter((name) => !platforms.includes(name))

test('T13 every table that holds rows of sites forces row-level security, or says that it is shared', async () => {
  expect(await unguardedTables(ctx)).toEqual([])
  expect(tenants.length).toBeGreaterThan(20)
})

test('T13 without a site no row of any site is visible', async () => {
  const seen = await rowsSeen(ctx, tenants, null)
  expect(Object.entries(seen).filter(([, count]) => count > 0)).toEqual([])
})

test('T13 in the transaction of one site no row of another is visible, in any table', async () => {
  const mine = await rowsSeen(ctx, tables, first.site.id)
  expect(tenants.filter((name) => mine[name]).length).toBeGreaterThan(15)
  await inSite(ctx, first.site, async ({ db }) => {
    for (const table of tables) {
      const { rows } = await sql`select 1 from ${sql.table(table)} where website_id = ${second.site.id}`.execute(db)
      expect([table, rows.length]).toEqual([table, 0])
    }
  })
})

test('T13 in the transaction of one site no row of another is written, changed or deleted', async () => {
  const mine = await rowsSeen(ctx, tenants, first.site.id)
  for (const table of tenants.filter((name) => mine[name])) {
    const changing = inSite(ctx, first.site, ({ db }) =>
      sql`update ${sql.table(table)} set website_id = ${second.site.id}`.execute(db),
    )
    await expect(changing, table).rejects.toThrow(/row-level security|foreign key|null value|append/)
    const { numAffectedRows } = await inSite(ctx, first.site, ({ db }) =>
      sql`delete from ${sql.table(table)} where website_id = ${second.site.id}`.execute(db),
    )
    expect([table, numAffectedRows ?? 0n]).toEqual([table, 0n])
  }
})

test('T13 the role of the product can neither sign in nor bypass the policies', async () => {
  const { rows } =
    await sql`select rolsuper, rolbypassrls, rolcanlogin, rolcreaterole from pg_roles where rolname = 'quoin_app'`.execute(
      ctx.db,
    )
  expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcanlogin: false, rolcreaterole: false }])
  const { rows: user } = await inSite(ctx, first.site, ({ db }) => sql`select current_user::text as name`.execute(db))
  expect(user).toEqual([{ name: 'quoin_app' }])
})

test('T13 `doctor` says that sites are kept apart', async () => {
  expect((await tenancyCheck.look(ctx)).map(({ level }) => level)).toEqual(['good'])
})
