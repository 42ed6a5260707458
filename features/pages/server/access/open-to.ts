import { type RawBuilder, sql } from 'kysely'
import type { SiteContext } from '#platform/context'
import { everybody, type Locks } from '#platform/contract'

/**
 * Everything that stands between visitors and a row of `documents`, or of a table that keeps a copy of its locks: the lock of a closed site, which is read
 * beside them, and `inner_locks`. Only this file reads that column for visitors.
 */
export function locksIn(table = 'documents'): RawBuilder<Locks> {
  return sql<Locks>`(site_locks(${sql.ref(`${table}.website_id`)}) || ${sql.ref(`${table}.inner_locks`)})`
}

/**
 * Of `documents`, or of a table that keeps a copy of their locks: what whoever has opened these locks sees. Every query whose rows reach
 * visitors carries it (tests/security/readers.test.ts).
 */
export function isOpenTo(opened: Locks, table = 'documents'): RawBuilder<boolean> {
  const locks = sql.ref(`${table}.inner_locks`)
  const isInside = opened.length === 0 ? sql`${locks} = '{}'` : sql`${locks} <@ ${[...opened]}::text[]`
  return sql<boolean>`(${isInside} and ${isSiteOpenTo(opened, table)})`
}

/** Of any table of a site: the site is not closed, or its lock is among these. */
export function isSiteOpenTo(opened: Locks, table: string): RawBuilder<boolean> {
  const site = sql.ref(`${table}.website_id`)
  const isClosed = sql`closure.website_id = ${site} and closure.state <> 'open'`
  const hasKey = sql`'password:' || closure.website_id = any(${[...opened]}::text[])`
  return sql<boolean>`not exists (select from site_closures closure where ${isClosed}${opened.length === 0 ? sql`` : sql` and not (${hasKey})`})`
}

/** Without the lock of the site: for what is kept while a site is closed and is there again when it opens. */
export function innerLocks({ site }: Pick<SiteContext, 'site'>, locks: Locks): Locks {
  const inner = locks.filter((lock) => lock !== `password:${site.id}`)
  return inner.length === 0 ? everybody : inner
}
