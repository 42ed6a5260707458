import { sql } from 'kysely'
import type { PlatformContext, Site } from '../context/index.ts'
import { spreadChanges } from './changes.ts'
import type { Db } from './index.ts'
import { enteredAt, type KeptEpochs, keptTags } from './kept-facts.ts'
import { prepared } from './prepared.ts'
import { remembered } from './remembered.ts'
import { leave, transact } from './transaction.ts'

/**
 * Runs `work` in one transaction that belongs to no site: rows of sites are out of its sight. Inside a transaction it joins that one.
 * Whatever `work` throws takes everything back.
 */
export function inTransaction<C extends PlatformContext, R>(ctx: C, work: (ctx: C) => Promise<R>): Promise<R> {
  if (ctx.db.isTransaction) return work(ctx)
  return committed(ctx, '', (inside) => work(inside))
}

/** Runs `work` in one transaction that sees and writes rows of this site alone. Inside a transaction it joins that one, and leaves the site again. */
export async function inSite<C extends PlatformContext, S extends Pick<Site, 'id'>, R>(
  ctx: C,
  site: S,
  work: (ctx: C & { readonly site: S }) => Promise<R>,
): Promise<R> {
  if (!ctx.db.isTransaction) return committed(ctx, site.id, (inside) => work({ ...inside, site }))
  const before = entered.get(ctx.db) ?? (await websiteOf(ctx.db))
  if (before === site.id) return work({ ...ctx, site })
  const back = () => enter(ctx.db, before)
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

async function committed<C extends PlatformContext, R>(
  ctx: C,
  websiteId: string,
  work: (ctx: C) => Promise<R>,
): Promise<R> {
  let transaction: Db = ctx.db
  const answer = await transact(ctx.db, async (db) => {
    transaction = db
    // It travels with the first statement of the work.
    const entering = enter(db, websiteId)
    leave(db, entering)
    enteredAt(ctx.db, db, websiteId, entering)
    return work({ ...ctx, db, mail: ctx.mail.within(db) })
  })
  spreadChanges(ctx.db, transaction)
  return answer
}

/** The site that each open transaction is in: whoever joins it there need not ask. */
const entered = remembered<string>('site')

/** The role is set for the transaction alone: the connection goes back to the pool as its login role. Answers the epochs of what is kept. */
async function enter(db: Db, websiteId: string): Promise<KeptEpochs> {
  entered.set(db, websiteId)
  const { rows } = await entering(db, { websiteId })
  return { terms: rows[0]?.terms ?? 0, site: rows[0]?.site ?? 0 }
}

const entering = prepared((db, { websiteId }: { websiteId: string }) => ({
  compile: () =>
    sql<KeptEpochs>`
      select set_config('role', 'quoin_app', true), set_config('app.website_id', ${websiteId}, true),
        (select coalesce(max(epoch), 0) from tag_epochs where website_id = ${websiteId} and tag = any(${keptTags}::text[])) as terms,
        coalesce((select epoch from website_epochs where website_id = ${websiteId}), 0) as site`.compile(db),
}))

async function websiteOf(db: Db): Promise<string> {
  const { rows } = await sql<{
    id: string
  }>`select coalesce(current_setting('app.website_id', true), '') as id`.execute(db)
  return rows[0]?.id ?? ''
}
