import { sql } from 'kysely'
import { z } from 'zod'
import type { PlatformContext, Writable } from '#platform/context'
import { dayMs, idSchema } from '#platform/contract'
import { type Db, inSite } from '#platform/database'
import { enqueue, job } from '#platform/jobs'
import { removedSitesKeptDays } from '../contract/site.rules.ts'
import type {} from './sites.tables.ts'

const keptMs = removedSitesKeptDays * dayMs

/** Runs nightly: deletes sites that were removed thirty days ago permanently. */
export const eraseOldSites = job({
  name: 'sites.erase_old_sites',
  input: z.object({}),
  schedule: '50 3 * * *',
  run: async (ctx) => {
    const sites = await ctx.db.selectFrom('websites').select('id').where('removed_at', '<', tooOld(ctx)).execute()
    for (const { id } of sites) await enqueue(ctx, eraseSite, { id }, { key: id })
  },
})

/** Deletes every row and file of a removed site, except the audit trail, from which nothing can be deleted. */
export const eraseSite = job({
  name: 'sites.erase_site',
  input: z.object({ id: idSchema }),
  atOnce: 1,
  run: async (ctx: Writable<PlatformContext>, { id }) => {
    await inSite(ctx, { id }, async (tx) => {
      const site = await tx.db
        .selectFrom('websites')
        .select('removed_at')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (site && !(site.removed_at && site.removed_at < tooOld(ctx))) return
      for (const table of await tablesOfSites(tx.db)) {
        await sql`delete from ${sql.table(table)} where website_id = ${id}`.execute(tx.db)
      }
      await tx.db.deleteFrom('websites').where('id', '=', id).execute()
    })
    const stillThere = await ctx.db.selectFrom('websites').select('id').where('id', '=', id).executeTakeFirst()
    if (!stillThere) await removeFiles(ctx, id)
  },
})

function tooOld(ctx: PlatformContext): Date {
  return new Date(ctx.now().getTime() - keptMs)
}

async function removeFiles(ctx: PlatformContext, id: string): Promise<void> {
  let keys: string[] = []
  for await (const key of ctx.storage.list(`${id}/`)) {
    keys.push(key)
    if (keys.length < 500) continue
    await ctx.storage.remove(keys)
    keys = []
  }
  if (keys.length > 0) await ctx.storage.remove(keys)
}

/** Returns the tables with rows of sites, each before those to which its rows refer. */
async function tablesOfSites(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string; refersTo: string[] }>`
    select relname::text as name,
      coalesce((select array_agg(confrelid::regclass::text) from pg_constraint where conrelid = pg_class.oid and contype = 'f'), '{}') as "refersTo"
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and has_table_privilege(current_user, pg_class.oid, 'DELETE')
      and exists (select 1 from pg_attribute where attrelid = pg_class.oid and attname = 'website_id' and not attisdropped)
    order by relname`.execute(db)
  const ordered: string[] = []
  let left = rows
  while (left.length > 0) {
    const free = left.filter(({ name }) => !left.some((other) => other.name !== name && other.refersTo.includes(name)))
    const next = free.length > 0 ? free : left
    ordered.push(...next.map(({ name }) => name))
    left = left.filter((table) => !next.includes(table))
  }
  return ordered
}
