import { sql } from 'kysely'
import type { InTransaction, PlatformContext, Site, Writable } from '../context/index.ts'
import { spreadChanges } from './changes.ts'
import type { Db } from './index.ts'
import { prepared } from './prepared.ts'
import { cachedTags, enterSiteCache, type SiteEpochs } from './site-cache.ts'
import { spreadSignals } from './signals.ts'
import { transact, type Transaction } from './transaction.ts'

/** The context inside of the transaction. */
type Entered<C> = InTransaction<C extends { readonly tx: null } ? Omit<C, 'db' | 'tx'> : C>

/**
 * Runs `work` in one transaction without a site, in which rows of sites are invisible. Inside a transaction it joins
 * that one. An error of `work` rolls everything back.
 */
export function inTransaction<C extends Writable<PlatformContext>, R>(
  ctx: C,
  work: (tx: Entered<C>) => Promise<R>,
): Promise<R> {
  return isInTransaction(ctx) ? work(ctx as Entered<C>) : committed(ctx, '', work)
}

/**
 * Runs `work` in one transaction in which only rows of this site are visible and writable. Inside a transaction it
 * joins that one, and leaves the site afterwards.
 */
export async function inSite<C extends Writable<PlatformContext>, S extends Pick<Site, 'id'>, R>(
  ctx: C,
  site: S,
  work: (tx: Entered<C> & { readonly site: S }) => Promise<R>,
): Promise<R> {
  if (!isInTransaction(ctx)) return committed(ctx, site.id, (tx) => work({ ...tx, site }))
  const { db, tx } = ctx
  const before = tx.siteId
  if (before === site.id) return work({ ...(ctx as Entered<C>), site })
  const back = () => enter(db, tx, before)
  await enter(db, tx, site.id)
  try {
    const answer = await work({ ...(ctx as Entered<C>), site })
    await back()
    return answer
  } catch (error) {
    // After a failed statement this one fails too. The first failure is the one to report.
    await back().catch(() => {})
    throw error
  }
}

function isInTransaction<C extends Writable<PlatformContext>>(ctx: C): ctx is InTransaction<C> {
  return ctx.tx !== null
}

async function committed<C extends Writable<PlatformContext>, R>(
  ctx: C,
  websiteId: string,
  work: (tx: Entered<C>) => Promise<R>,
): Promise<R> {
  let ended: Transaction | undefined
  const answer = await transact(ctx.db, async (db, tx) => {
    ended = tx
    // Sent together with the first statement of the work.
    const epochs = enter(db, tx, websiteId)
    tx.beforeCommit(epochs)
    enterSiteCache(ctx.db, tx, websiteId, epochs)
    return work({ ...ctx, db, tx, mail: ctx.mail.within({ db, tx }) } as unknown as Entered<C>)
  })
  if (ended) {
    spreadChanges(ctx.db, ended.changes)
    spreadSignals(ctx.db, ended.signals)
  }
  return answer
}

/**
 * Sets the role for the transaction alone: the connection returns to the pool with its login role. Returns the epochs
 * of cached data.
 */
async function enter(db: Db, tx: Transaction, websiteId: string): Promise<SiteEpochs> {
  tx.siteId = websiteId
  const { rows } = await entering(db, { websiteId })
  return { terms: rows[0]?.terms ?? 0, site: rows[0]?.site ?? 0 }
}

/** Literal tags: with a list as a parameter PostgreSQL would plan the first statement of every transaction again. */
const tags = sql.join(cachedTags.map((tag) => sql.lit(tag)))

const entering = prepared((db, { websiteId }: { websiteId: string }) => ({
  compile: () =>
    sql<SiteEpochs>`
      select set_config('role', 'quoin_app', true), set_config('app.website_id', ${websiteId}, true),
        (select coalesce(max(epoch), 0) from tag_epochs where website_id = ${websiteId} and tag in (${tags})) as terms,
        coalesce((select epoch from website_epochs where website_id = ${websiteId}), 0) as site`.compile(db),
}))
