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
    beginTransaction: (databaseConnection, settings) => own(databaseConnection).begin(settings),
    commitTransaction: (databaseConnection) => own(databaseConnection).commit(),
    rollbackTransaction: (databaseConnection) => own(databaseConnection).rollback(),
    savepoint: (databaseConnection, name, compile) => savepoint(databaseConnection, 'savepoint', name, compile),
    rollbackToSavepoint: (databaseConnection, name, compile) =>
      savepoint(databaseConnection, 'rollback to', name, compile),
    releaseSavepoint: (databaseConnection, name, compile) => savepoint(databaseConnection, 'release', name, compile),
    releaseConnection: async (databaseConnection) => own(databaseConnection).release(),
    destroy: pool.close,
  }
}

export interface OwnConnection extends DatabaseConnection {
  begin: (settings: TransactionSettings) => Promise<void>
  commit: () => Promise<void>
  rollback: () => Promise<void>
  release: () => void
}

/** What postgres.js keeps of a connection; it calls `onclose` when the server has cut it. */
interface Wire {
  onclose: ((error: unknown) => void) | null
}

/** One connection while it is borrowed: reserved from the first statement of a transaction on. */
interface Line {
  readonly pool: Pool
  readonly shared: Sql
  reserved?: postgres.ReservedSql | undefined
  wire?: Wire
  isCut: boolean
  /** The `begin` that travels with the first statement after it. */
  begun?: Promise<unknown> | undefined
}

async function run(
  line: Line,
  text: string,
  parameters: readonly unknown[],
  options: object = {},
): Promise<postgres.RowList<postgres.Row[]>> {
  if (line.isCut) throw databaseProblems.unreachable()
  const sql = line.reserved ?? line.shared
  const waiting = line.begun
  line.begun = undefined
  try {
    const sent = sql.unsafe(text, untypedAll(line.shared, parameters), { prepare: true, ...options })
    return waiting === undefined ? await sent : (await Promise.all([waiting, sent]))[1]
  } catch (error) {
    throw failure(line, error)
  }
}

function failure(line: Line, error: unknown): unknown {
  // The server says why before it cuts: nothing may follow on this connection, though it looks whole for a moment.
  line.isCut ||= isUnreachable(error)
  line.pool.failed(line.shared, error)
  return asProblem(error)
}

async function begin(line: Line, settings: TransactionSettings): Promise<void> {
  line.reserved = await line.shared.reserve().catch((error) => Promise.reject(failure(line, error)))
  const onexecute = (wire: Wire) => {
    line.wire = wire
    wire.onclose = () => (line.isCut = true)
    return true
  }
  line.begun = run(line, beginText(settings), [], { onexecute, simple: true })
  line.begun.catch(() => {})
}

function release(line: Line): void {
  if (line.wire) line.wire.onclose = null
  if (!line.isCut) line.reserved?.release()
  line.reserved = undefined
}

function connection(pool: Pool): OwnConnection {
  const line: Line = { pool, shared: pool.sql(), isCut: false }
  return {
    begin: (settings) => begin(line, settings),
    async commit() {
      const { command } = await run(line, 'commit', [], { simple: true })
      // PostgreSQL answers COMMIT with ROLLBACK when an earlier statement of the transaction had failed.
      if (command === 'ROLLBACK') throw new AbortedTransactionError()
    },
    async rollback() {
      if (!line.isCut) await run(line, 'rollback', [], { simple: true })
    },
    release: () => release(line),
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const rows = await run(line, query.sql, query.parameters)
      const changes = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(rows.command)
      return { rows: Array.from(rows) as R[], ...(changes ? { numAffectedRows: BigInt(rows.count) } : {}) }
    },
    async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
      await run(line, 'select', [])
      const cursor = (line.reserved ?? line.shared)
        .unsafe(query.sql, untypedAll(line.shared, query.parameters))
        .cursor(chunkSize)
      for await (const rows of cursor) yield { rows: rows as R[] }
    },
  }
}

/** The server decides what a parameter is, from where it stands; guessing by its JavaScript type breaks lists in json columns. */
function untypedAll(sql: Sql, values: readonly unknown[]): (postgres.Parameter | null)[] {
  return values.map((value) =>
    value === null || value === undefined ? null : sql.typed(value as postgres.SerializableParameter, 0),
  )
}

function beginText({ isolationLevel, accessMode }: TransactionSettings): string {
  return ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ')
}

async function savepoint(
  databaseConnection: DatabaseConnection,
  verb: string,
  name: string,
  _compile: QueryCompiler['compileQuery'],
): Promise<void> {
  await databaseConnection.executeQuery(CompiledQuery.raw(`${verb} "${name.replaceAll('"', '""')}"`))
}

function own(dbConnection: DatabaseConnection): OwnConnection {
  return dbConnection as OwnConnection
}
