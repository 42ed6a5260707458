import { type RawBuilder, sql } from 'kysely'
import type { SiteContext } from '#platform/context'
import { everybody, type Locks } from '#platform/contract'

/**
 * All locks between visitors and a row of `documents`, or of a table with document ids: the lock of a closed site, and
 * `inner_locks`. Only this file reads that table for visitors.
 */
export function locksIn(table = 'documents'): RawBuilder<Locks> {
  const inner = sql`select l.locks from inner_locks l where ${isOf(table)}`
  return sql<Locks>`(site_locks(${sql.ref(`${table}.website_id`)}) || coalesce((${inner}), '{}'::text[]))`
}

function isOf(table: string): RawBuilder<boolean> {
  return sql<boolean>`l.website_id = ${sql.ref(`${table}.website_id`)} and l.document_id = ${sql.ref(`${table}.id`)}`
}

/** Whether a document itself is locked, regardless of its site. */
export function isLocked(table = 'documents'): RawBuilder<boolean> {
  return sql<boolean>`exists (select from inner_locks l where ${isOf(table)})`
}

/**
 * Condition on `documents`, or a table whose rows have document ids: rows visible to visitors who have opened these
 * locks. Every query whose rows reach visitors includes it (tests/security/readers.test.ts).
 */
export function isOpenTo(opened: Locks, table = 'documents'): RawBuilder<boolean> {
  const isInside =
    opened.length === 0
      ? sql`not ${isLocked(table)}`
      : sql`not exists (select from inner_locks l where ${isOf(table)} and not l.locks <@ ${[...opened]}::text[])`
  return sql<boolean>`(${isInside} and ${isSiteOpenTo(opened)})`
}

/**
 * Condition that the site of this transaction is open, or that its lock is among these. PostgreSQL evaluates it once
 * for a query. As a condition on each row it would make the planner expect a single row, and read all of them.
 */
export function isSiteOpenTo(opened: Locks): RawBuilder<boolean> {
  const isClosed = sql`closure.website_id = current_setting('app.website_id') and closure.state <> 'open'`
  const hasKey = sql`'password:' || closure.website_id = any(${[...opened]}::text[])`
  return sql<boolean>`(select not exists (select from site_closures closure where ${isClosed}${opened.length === 0 ? sql`` : sql` and not (${hasKey})`}))`
}

/**
 * Returns the locks without the site's own: for data that is kept while a site is closed and reappears when it opens.
 */
export function innerLocks({ site }: Pick<SiteContext, 'site'>, locks: Locks): Locks {
  const inner = locks.filter((lock) => lock !== `password:${site.id}`)
  return inner.length === 0 ? everybody : inner
}
