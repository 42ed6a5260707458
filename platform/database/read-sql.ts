import type { CompiledQuery, QueryResult, RawBuilder } from 'kysely'
import type { Db, ReadDb } from './index.ts'

const reads = /^\s*(?:select|with|values)\b/i
const writes = /\b(?:insert\s+into|delete\s+from|merge\s+into|update\s+\S+(?:\s+(?:as\s+)?\S+)?\s+set)\b/i

/** Sends a plain SQL query for read-only code: a statement that writes is refused. */
export async function readSql<R>(db: ReadDb, query: RawBuilder<R>): Promise<QueryResult<R>> {
  return (db as Db).executeQuery(compileRead(db, query))
}

/** Like `readSql`, for `preparedRead`: the query is only built. */
export function compileRead<R>(db: ReadDb, query: RawBuilder<R>): CompiledQuery<R> {
  const compiled = query.compile(db as Db)
  if (!reads.test(compiled.sql) || writes.test(compiled.sql))
    throw new Error(`This statement does not only read: ${compiled.sql}`)
  return compiled
}
