import { type RawBuilder, sql } from 'kysely'
import type { Locks } from '#platform/contract'

/**
 * Of `documents`, or of a table that keeps a copy of their locks: what whoever has opened these locks sees. Every query whose rows reach
 * visitors carries it (tests/security/readers.test.ts).
 */
export function isOpenTo(opened: Locks, table = 'documents'): RawBuilder<boolean> {
  const locks = sql.ref(`${table}.locks`)
  return opened.length === 0 ? sql<boolean>`${locks} = '{}'` : sql<boolean>`${locks} <@ ${[...opened]}::text[]`
}
