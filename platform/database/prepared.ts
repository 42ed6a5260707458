import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import type { Db, ReadDb } from './index.ts'
import { sendCompiled } from './transaction.ts'

/** Where a value of each call comes to stand. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A statement that is built once and sent with other values each time: what every request of a shopper asks for would else be put together from
 * its parts each time, which costs more than sending it. `write` is called once; what it does with a value is to hand it to the statement.
 */
export function prepared<G extends object, R = unknown>(
  write: (db: Db, given: G) => Compilable<R>,
): (db: Db, given: G) => Promise<QueryResult<R>> {
  let made: CompiledQuery<R> | undefined
  const places = new Proxy({} as G, { get: (_, name) => new Place(String(name)) })
  return (db, given) => {
    made ??= write(db, places).compile()
    const { query, queryId, sql } = made
    const values = given as Readonly<Record<string, unknown>>
    return sendCompiled<R>(db, {
      query,
      queryId,
      sql,
      parameters: made.parameters.map((one) => (one instanceof Place ? values[one.name] : one)),
    })
  }
}

/** As `prepared`, for a query that only selects: whoever may only read may send it. */
export function preparedRead<G extends object, R = unknown>(
  write: (db: ReadDb, given: G) => Compilable<R>,
): (db: ReadDb, given: G) => Promise<QueryResult<R>> {
  return prepared(write) as (db: ReadDb, given: G) => Promise<QueryResult<R>>
}
