import { sql } from 'kysely'
import type { PlatformContext, Site } from '../context/index.ts'
import type { Db } from './index.ts'

/**
 * Runs `work` in one transaction that belongs to no site: rows of sites are out of its sight. Inside a transaction it joins that one.
 * Whatever `work` throws takes everything back.
 */
export function inTransaction<C extends PlatformContext, R>(ctx: C, work: (ctx: C) => Promise<R>): Promise<R> {
  if (ctx.db.isTransaction) return work(ctx)
  return ctx.db.transaction().execute(async (db) => {
    await enter(db, '')
    return work(withDb(ctx, db))
  })
}

/** Runs `work` in one transaction that sees and writes rows of this site alone. Inside a transaction it joins that one, and leaves the site again. */
export async function inSite<C extends PlatformContext, S extends Pick<Site, 'id'>, R>(
  ctx: C,
  site: S,
  work: (ctx: C & { readonly site: S }) => Promise<R>,
): Promise<R> {
  if (!ctx.db.isTransaction) {
    return ctx.db.transaction().execute(async (db) => {
      await enter(db, site.id)
      return work({ ...withDb(ctx, db), site })
    })
  }
  const { rows } = await sql<{ id: string }>`select coalesce(current_setting('app.website_id', true), '') as id`.execute(ctx.db)
  const back = () => enter(ctx.db, rows[0]?.id ?? '')
  await enter(ctx.db, site.id)
  try {
    const answer = await work({ ...ctx, site })
    await back()
    return answer
  } catch (error) {
    // When a statement failed the whole transaction is lost and this one fails too: the first failure is the one to tell.
    await back().catch(() => {})
    throw error
  }
}

/** The role is set for the transaction alone: the connection goes back to the pool as its login role. */
async function enter(db: Db, websiteId: string): Promise<void> {
  await sql`select set_config('role', 'quoin_app', true), set_config('app.website_id', ${websiteId}, true)`.execute(db)
}

function withDb<C extends PlatformContext>(ctx: C, db: Db): C {
  return { ...ctx, db, mail: ctx.mail.within(db) }
}
