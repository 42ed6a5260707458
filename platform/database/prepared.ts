import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import type { Db, ReadDb } from './index.ts'
import { sendCompiled } from './transaction.ts'

/** Placeholder for a value of each call. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * Builds a statement once and sends it with other values each time, because assembling the statements of every
 * shopper's request costs more than sending them. `write` is called once, and may only pass the values on to the
 * statement.
 */
export function prepared<G extends object, R = unknown>(
  write: (db: Db, params: G) => Compilable<R>,
): (db: Db, params: G) => Promise<QueryResult<R>> {
  let compiled: CompiledQuery<R> | undefined
  const places = new Proxy({} as G, { get: (_, name) => new Place(String(name)) })
  return (db, params) => {
    compiled ??= write(db, places).compile()
    const { query, queryId, sql } = compiled
    const values = params as Readonly<Record<string, unknown>>
    return sendCompiled<R>(db, {
      query,
      queryId,
      sql,
      parameters: compiled.parameters.map((parameter) =>
        parameter instanceof Place ? values[parameter.name] : parameter,
      ),
    })
  }
}

/** Like `prepared`, for a query that only selects and is available to read-only code. */
export function preparedRead<G extends object, R = unknown>(
  write: (db: ReadDb, params: G) => Compilable<R>,
): (db: ReadDb, params: G) => Promise<QueryResult<R>> {
  return prepared(write) as (db: ReadDb, params: G) => Promise<QueryResult<R>>
}
