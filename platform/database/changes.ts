import { sql } from 'kysely'
import type { CacheTag, InTransaction, PlatformContext, Site } from '../context/index.ts'
import { databaseOf } from './database.ts'
import type { Db, ReadDb } from './index.ts'
import { siteCache } from './site-cache.ts'

/** States that pages of this site that depend on `tag` are older than `epoch`. */
export interface Change {
  readonly websiteId: string
  readonly tag: string
  readonly epoch: number
}

export const changesChannel = 'quoin_changes'

export type ChangeListener = (changes: readonly Change[]) => void

/**
 * Records, in the transaction that changes rows, which data changed, so that pages with one of these tags become stale.
 * Call it last, because other changes of the site wait from here to the end of the transaction, so that epochs follow
 * the order of commits.
 */
export async function changed(
  ctx: InTransaction<PlatformContext> & { readonly site: Pick<Site, 'id'> },
  tags: readonly CacheTag[],
): Promise<void> {
  const unique = [...new Set(tags)].sort()
  if (unique.length === 0) return
  const websiteId = ctx.site.id
  siteCache.bypass(ctx.tx)
  const { rows } = await sql<{ tag: string; epoch: number }>`
    with raised as (
      insert into website_epochs as site (website_id, epoch) values (${websiteId}, 1)
      on conflict (website_id) do update set epoch = site.epoch + 1
      returning epoch
    )
    insert into tag_epochs (website_id, tag, epoch)
    select ${websiteId}, tag, raised.epoch from raised, unnest(${unique}::text[]) as tag
    on conflict (website_id, tag) do update set epoch = excluded.epoch, xid = excluded.xid
    returning tag, epoch`.execute(ctx.db)
  for (const row of rows) ctx.tx.changes.push({ websiteId, ...row })
}

/**
 * Called after the commit of the transaction with these changes: this process is notified at once, others by a
 * notification or, at the latest, by their poll.
 */
export function spreadChanges(db: Db, changes: readonly Change[]): void {
  if (changes.length === 0) return
  const database = databaseOf(db)
  for (const listener of database.changeListeners) listener(changes)
  if (database.isAnnouncing) return
  database.isAnnouncing = true
  setTimeout(() => {
    database.isAnnouncing = false
    sql`select pg_notify(${changesChannel}, '')`.execute(db).catch(() => {})
  }, 2)
}

/** Answers how to stop listening. */
export function listenToChanges(db: ReadDb, listener: ChangeListener): () => void {
  const { changeListeners } = databaseOf(db)
  changeListeners.add(listener)
  return () => void changeListeners.delete(listener)
}
