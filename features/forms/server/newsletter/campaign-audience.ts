import { type RawBuilder, sql } from 'kysely'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { readSql, siteTables } from '#platform/database'
import type { SuppressedState } from '../../contract/newsletter.rules.ts'
import type {} from './newsletter.tables.ts'

/** A person who agreed to get emails. */
export interface Subscribed {
  readonly id: string
  readonly email: string
  /** The address in lower case. */
  readonly emailKey: string
}

/** Returns which of the lists exist. */
export async function existingLists(ctx: SiteContext, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await siteTables(ctx)
    .selectFrom('mailing_lists')
    .select('id')
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the number of addresses that are subscribed to any of the lists. */
export async function countSubscribed(ctx: SiteContext, listIds: readonly string[]): Promise<number> {
  if (listIds.length === 0) return 0
  // One list has each address once, and is counted by its index alone.
  const counted = listIds.length === 1 ? sql`*` : sql`distinct email_key`
  const { rows } = await readSql(
    ctx.db,
    sql<{ count: number }>`
    select count(${counted})::int as count from subscribers
    where website_id = ${ctx.site.id} and list_id = any(${[...listIds]}::text[]) and state = 'subscribed'`,
  )
  return rows[0]?.count ?? 0
}

/**
 * Returns the next subscribed people of some lists by id. Each list is read by its index, so that a page costs the same
 * at the end of a list as at its start.
 */
export async function nextSubscribed(
  ctx: SiteContext,
  { listIds, after, limit }: { listIds: readonly string[]; after: string; limit: number },
): Promise<Subscribed[]> {
  const { rows } = await readSql(
    ctx.db,
    sql<Subscribed>`
    select s.id, s.email, s.email_key as "emailKey"
    from unnest(${[...listIds]}::text[]) as list (id)
    cross join lateral (
      select id, email, email_key from subscribers
      where website_id = ${ctx.site.id} and list_id = list.id and state = 'subscribed' and id > ${after}
      order by id limit ${limit}) s
    order by s.id limit ${limit}`,
  )
  return [...rows]
}

/** Ends all emails to the address of a subscriber, on every list. A bounce overrides no complaint. */
export async function suppressSubscriber(
  ctx: SiteTransaction,
  { id, state }: { id: string; state: SuppressedState },
): Promise<void> {
  await siteTables(ctx)
    .updateTable('subscribers')
    .set({ state })
    .where('email_key', '=', addressOfSubscriber(ctx, id))
    .where('state', 'in', state === 'complained' ? ['pending', 'subscribed', 'bounced'] : ['pending', 'subscribed'])
    .execute()
}

/** Returns the address of a subscriber in lower case, as part of a query. */
export function addressOfSubscriber({ site }: SiteContext, id: string): RawBuilder<string> {
  return sql<string>`(select email_key from subscribers where website_id = ${site.id} and id = ${id})`
}
