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
import { asProblem } from './failures.ts'
import type { Line, Rows } from './line.ts'
import type { Pool } from './pool.ts'

/** `beginWith`: statements that are sent together with every BEGIN. */
interface Parts {
  readonly pool: Pool
  readonly beginWith: readonly string[]
}

/**
 * Kysely's dialect for postgres.js. It replaces `kysely-postgres-js` for three reasons: a statement outside a
 * transaction uses any free connection without reserving one, BEGIN is sent together with the first statement, and a
 * connection that was cut during a transaction is never used again (postgres.js would use its successor, outside the
 * transaction).
 */
export function postgresDialect(parts: Parts): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver(parts),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

function driver(parts: Parts): Driver {
  return {
    init: async () => {},
    acquireConnection: async () => connection(parts),
    beginTransaction: (databaseConnection, settings) => own(databaseConnection).begin(settings),
    commitTransaction: (databaseConnection) => own(databaseConnection).commit(),
    rollbackTransaction: (databaseConnection) => own(databaseConnection).rollback(),
    savepoint: (databaseConnection, name, compile) => savepoint(databaseConnection, 'savepoint', name, compile),
    rollbackToSavepoint: (databaseConnection, name, compile) =>
      savepoint(databaseConnection, 'rollback to', name, compile),
    releaseSavepoint: (databaseConnection, name, compile) => savepoint(databaseConnection, 'release', name, compile),
    releaseConnection: async (databaseConnection) => own(databaseConnection).release(),
    destroy: parts.pool.close,
  }
}

export interface OwnConnection extends DatabaseConnection {
  begin: (settings: TransactionSettings) => Promise<void>
  commit: () => Promise<void>
  rollback: () => Promise<void>
  release: () => void
}

/** The connection of a caller: a fixed one during a transaction, any free one otherwise. */
interface Borrowed {
  readonly pool: Pool
  line?: Line | undefined
  /** The BEGIN that is sent together with the first statement after it. */
  opening?: Promise<unknown> | undefined
  isInTransaction: boolean
}

async function run(borrowed: Borrowed, text: string, parameters: readonly unknown[], options?: object): Promise<Rows> {
  const { pool, opening } = borrowed
  const line = borrowed.line ?? (await pool.take().catch(refused))
  borrowed.opening = undefined
  try {
    const sent = line.send(text, parameters, options)
    // A connection with an outstanding response is not shared: a single statement needs it only until it is sent.
    if (!borrowed.line) pool.release(line, true)
    return opening === undefined ? await sent : (await Promise.all([opening, sent]))[1]
  } catch (error) {
    pool.failed(line, error)
    throw asProblem(error)
  }
}

function refused(error: unknown): never {
  throw asProblem(error)
}

async function begin(borrowed: Borrowed, text: string): Promise<void> {
  borrowed.line = await borrowed.pool.take().catch(refused)
  borrowed.isInTransaction = true
  borrowed.opening = run(borrowed, text, [], { simple: true })
  borrowed.opening.catch(() => {})
}

/** A connection whose transaction may still be open is not reused. */
function release(borrowed: Borrowed): void {
  if (borrowed.line) borrowed.pool.release(borrowed.line, !borrowed.isInTransaction)
  borrowed.line = undefined
}

function connection({ pool, beginWith }: Parts): OwnConnection {
  const borrowed: Borrowed = { pool, isInTransaction: false }
  return {
    begin: (settings) => begin(borrowed, [beginText(settings), ...beginWith].join('; ')),
    async commit() {
      const { command } = await run(borrowed, 'commit', [], { simple: true })
      borrowed.isInTransaction = false
      // PostgreSQL answers COMMIT with ROLLBACK when an earlier statement of the transaction had failed.
      if (command === 'ROLLBACK') throw new AbortedTransactionError()
    },
    async rollback() {
      if (!borrowed.isInTransaction || borrowed.line?.isDead()) return
      // A transaction that cannot be rolled back is ended by `release`. The first failure is the one to report.
      await run(borrowed, 'rollback', [], { simple: true }).then(
        () => (borrowed.isInTransaction = false),
        () => {},
      )
    },
    release: () => release(borrowed),
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const rows = await run(borrowed, query.sql, query.parameters)
      const changes = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(rows.command)
      return { rows: Array.from(rows) as R[], ...(changes ? { numAffectedRows: BigInt(rows.count) } : {}) }
    },
    async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
      borrowed.line ??= await pool.take().catch(refused)
      await run(borrowed, 'select', [])
      for await (const rows of borrowed.line.cursor(query.sql, query.parameters, chunkSize)) yield { rows: rows as R[] }
    },
  }
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
