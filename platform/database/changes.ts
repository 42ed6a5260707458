import { sql } from 'kysely'
import type { PlatformContext, Site } from '../context/index.ts'
import type { Db } from './index.ts'
import { passKeptFacts } from './kept-facts.ts'
import { remembered } from './remembered.ts'

/** That pages made from what `tag` names, on this site, are older than `epoch`. */
export interface Change {
  readonly websiteId: string
  readonly tag: string
  readonly epoch: number
}

export const changesChannel = 'quoin_changes'

type Listener = (changes: readonly Change[]) => void

const pending = remembered<Change[]>('changes')
const listeners = new WeakMap<Db, Set<Listener>>()
const announced = new WeakSet<Db>()

/**
 * Says, in the transaction that changes rows, what pages may have been made from them: `document:ID`, `collection:ID`, `item:ID`,
 * `asset:ID`, `nav`, `theme`, `site`, `store`; `terms` is what carts are made from and pages are not (see `keptFacts`). Call it last: from here to the end of the transaction other changes of the site wait,
 * so that epochs follow the order of commits.
 */
export async function changed(
  ctx: PlatformContext & { readonly site: Pick<Site, 'id'> },
  tags: readonly string[],
): Promise<void> {
  const unique = [...new Set(tags)].sort()
  if (unique.length === 0) return
  const websiteId = ctx.site.id
  passKeptFacts(ctx.db)
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
  const list = pending.get(ctx.db) ?? []
  pending.set(ctx.db, list)
  for (const row of rows) list.push({ websiteId, ...row })
}

/** After the commit of `transaction`: this process knows at once, others by a notification or, at the latest, by their poll. */
export function spreadChanges(db: Db, transaction: Db): void {
  const changes = pending.get(transaction)
  if (!changes) return
  for (const listener of listeners.get(db) ?? []) listener(changes)
  if (announced.has(db)) return
  announced.add(db)
  setTimeout(() => {
    announced.delete(db)
    sql`select pg_notify(${changesChannel}, '')`.execute(db).catch(() => {})
  }, 2)
}

/** Answers how to stop listening. */
export function listenToChanges(db: Db, listener: Listener): () => void {
  const all = listeners.get(db) ?? new Set()
  listeners.set(db, all.add(listener))
  return () => void all.delete(listener)
}
