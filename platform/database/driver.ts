import {
  AbortedTransactionError,
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type postgres from 'postgres'
import type { Sql } from './connect.ts'
import { databaseProblems } from './database.problems.ts'
import { asProblem, isUnreachable } from './failures.ts'
import type { Pool } from './pool.ts'

/**
 * Kysely over postgres.js. Ours instead of `kysely-postgres-js` for three reasons: a statement outside a transaction takes
 * whichever connection is free without reserving one, BEGIN travels together with the first statement, and a connection that
 * was cut during a transaction is never used again (postgres.js would hand out its successor, outside the transaction).
 */
export function postgresDialect(pool: Pool): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver(pool),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

function driver(pool: Pool): Driver {
  return {
    init: async () => {},
    acquireConnection: async () => connection(pool),
    beginTransaction: (one, settings) => own(one).begin(settings),
    commitTransaction: (one) => own(one).commit(),
    rollbackTransaction: (one) => own(one).rollback(),
    savepoint: (one, name, compile) => savepoint(one, 'savepoint', name, compile),
    rollbackToSavepoint: (one, name, compile) => savepoint(one, 'rollback to', name, compile),
    releaseSavepoint: (one, name, compile) => savepoint(one, 'release', name, compile),
    releaseConnection: async (one) => own(one).release(),
    destroy: pool.close,
  }
}

interface OwnConnection extends DatabaseConnection {
  begin: (settings: TransactionSettings) => Promise<void>
  commit: () => Promise<void>
  rollback: () => Promise<void>
  release: () => void
}

/** What postgres.js keeps of a connection; it calls `onclose` when the server has cut it. */
interface Wire {
  onclose: ((error: unknown) => void) | null
}

function connection(pool: Pool): OwnConnection {
  const shared = pool.sql()
  let reserved: postgres.ReservedSql | undefined
  let wire: Wire | undefined
  let isCut = false
  let begun: Promise<unknown> | undefined

  async function run(text: string, parameters: readonly unknown[], options: object = {}): Promise<postgres.RowList<postgres.Row[]>> {
    if (isCut) throw databaseProblems.unreachable()
    const sql = reserved ?? shared
    const waiting = begun
    begun = undefined
    try {
      const [, rows] = await Promise.all([
        waiting,
        sql.unsafe(
          text,
          parameters.map((one) => untyped(shared, one)),
          { prepare: true, ...options },
        ),
      ])
      return rows
    } catch (error) {
      throw failure(error)
    }
  }
  function failure(error: unknown): unknown {
    // The server says why before it cuts: nothing may follow on this connection, though it looks whole for a moment.
    isCut ||= isUnreachable(error)
    pool.failed(shared, error)
    return asProblem(error)
  }

  return {
    async begin(settings) {
      reserved = await shared.reserve().catch((error) => Promise.reject(failure(error)))
      const onexecute = (one: Wire) => {
        wire = one
        wire.onclose = () => (isCut = true)
        return true
      }
      begun = run(beginText(settings), [], { onexecute, simple: true })
      begun.catch(() => {})
    },
    async commit() {
      const { command } = await run('commit', [], { simple: true })
      // PostgreSQL answers COMMIT with ROLLBACK when an earlier statement of the transaction had failed.
      if (command === 'ROLLBACK') throw new AbortedTransactionError()
    },
    async rollback() {
      if (!isCut) await run('rollback', [], { simple: true })
    },
    release() {
      if (wire) wire.onclose = null
      if (!isCut) reserved?.release()
      reserved = undefined
    },
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const rows = await run(query.sql, query.parameters)
      const changes = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(rows.command)
      return { rows: Array.from(rows) as R[], ...(changes ? { numAffectedRows: BigInt(rows.count) } : {}) }
    },
    async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
      await run('select', [])
      const cursor = (reserved ?? shared)
        .unsafe(
          query.sql,
          query.parameters.map((one) => untyped(shared, one)),
        )
        .cursor(chunkSize)
      for await (const rows of cursor) yield { rows: rows as R[] }
    },
  }
}

/** The server decides what a parameter is, from where it stands; guessing by its JavaScript type breaks lists in json columns. */
function untyped(sql: Sql, value: unknown): postgres.Parameter | null {
  return value === null || value === undefined ? null : sql.typed(value as postgres.SerializableParameter, 0)
}

function beginText({ isolationLevel, accessMode }: TransactionSettings): string {
  return ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ')
}

async function savepoint(one: DatabaseConnection, verb: string, name: string, _compile: QueryCompiler['compileQuery']): Promise<void> {
  await one.executeQuery(CompiledQuery.raw(`${verb} "${name.replaceAll('"', '""')}"`))
}

function own(one: DatabaseConnection): OwnConnection {
  return one as OwnConnection
}
