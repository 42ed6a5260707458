import type { Writable } from '#platform/context'
import { sql } from 'kysely'
import { inSite, readSql } from '#platform/database'
import { failedJobs } from '#platform/jobs'
import { minuteMs } from '#platform/contract'
import { bad, type Check, type Finding, good, note } from './finding.ts'

export const databaseCheck: Check = {
  about: 'Database',
  look: async (ctx) => {
    const { rows } = await readSql(
      ctx.db,
      sql<{
        version: string
        user: string
        is_super: boolean
        bypasses: boolean
        app_fits: boolean
        skew: number
      }>`
      select current_setting('server_version') as version, current_user as user, mine.rolsuper as is_super, mine.rolbypassrls as bypasses,
        not (app.rolsuper or app.rolbypassrls or app.rolcanlogin) as app_fits, extract(epoch from clock_timestamp())::float8 as skew
      from pg_roles mine, pg_roles app where mine.rolname = current_user and app.rolname = 'quoin_app'`,
    )
    const [row] = rows
    if (!row) return [bad('The role quoin_app is missing.')]
    const skew = Math.abs(row.skew - ctx.now().getTime() / 1000)
    return [
      good(`PostgreSQL ${row.version}, as ${row.user}`),
      row.is_super || row.bypasses
        ? note(`${row.user} is a superuser. Quoin never works as it, but a plain role that owns the database is safer.`)
        : good(`${row.user} has no more rights than it needs`),
      row.app_fits
        ? good('The role quoin_app cannot sign in and is bound by row-level security')
        : bad(
            'The role quoin_app has rights that let it step over row-level security. Alter it: nologin nosuperuser nobypassrls.',
          ),
      ...(skew > 30
        ? [
            bad(
              `The clocks of this machine and of the database differ by ${Math.round(skew)} seconds. Let both follow a time server.`,
            ),
          ]
        : []),
    ]
  },
}

interface TableRow {
  name: string
  has_site: boolean
  is_shared: boolean
  is_forced: boolean
  policies: number
}

/** Checks that every table separates sites or is declared as shared, and that the separation works. */
export const tenancyCheck: Check = {
  about: 'Separation of sites',
  look: async (ctx) => {
    const { rows } = await readSql(
      ctx.db,
      sql<TableRow>`
      select relname as name, relrowsecurity and relforcerowsecurity as is_forced,
        coalesce(obj_description(pg_class.oid, 'pg_class') = 'shared by all sites', false) as is_shared,
        exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'website_id' and not attisdropped) as has_site,
        (select count(*) from pg_policy where polrelid = pg_class.oid) as policies
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> 'migrations'
      order by relname`,
    )
    const unprotected = rows.filter((table) => !table.is_shared && !(table.is_forced && table.policies > 0))
    const protectedTables = rows.filter((table) => table.is_forced && table.policies > 0)
    const leaking = await leaks(
      ctx,
      protectedTables.filter((table) => table.has_site).map((table) => table.name),
    )
    return [
      ...unprotected.map(
        ({ name }): Finding => bad(`The table ${name} has no row-level security, and is not declared to be shared.`),
      ),
      ...leaking.map((name) => bad(`The table ${name} shows rows of sites to somebody who is on none of them.`)),
      ...(unprotected.length + leaking.length === 0
        ? [
            good(
              `${protectedTables.length} tables show each site only its own rows; ${rows.length - protectedTables.length} are shared`,
            ),
          ]
        : []),
    ]
  },
}

/** Asks as a site that does not exist. */
function leaks(ctx: Writable<Parameters<Check['look']>[0]>, tables: readonly string[]): Promise<string[]> {
  return inSite(ctx, { id: 'doctor' }, async ({ db }) => {
    const leakingTables: string[] = []
    for (const table of tables) {
      const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
      if (rows.length > 0) leakingTables.push(table)
    }
    return leakingTables
  })
}

export const workCheck: Check = {
  about: 'Work in the background',
  look: async (ctx) => {
    const { db, now } = ctx
    const parked = await failedJobs(ctx)
    const { waiting, oldest } = await db
      .selectFrom('outbox')
      .select((row) => [row.fn.countAll<number>().as('waiting'), row.fn.min('run_after').as('oldest')])
      .where('run_after', '<=', now())
      .executeTakeFirstOrThrow()
    const minutes = oldest ? Math.floor((now().getTime() - oldest.getTime()) / minuteMs) : 0
    return [
      ...(parked.length > 0
        ? [bad(`${parked.length} jobs were given up, the last is “${parked.at(0)?.kind}”: ${parked.at(0)?.reason}`)]
        : []),
      minutes > 5
        ? bad(`${waiting} jobs wait, the first for ${minutes} minutes. Is a worker running?`)
        : good('Nothing waits longer than it should'),
    ]
  },
}
