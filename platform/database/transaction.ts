import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  type RawBuilder,
  Transaction as KyselyTransaction,
} from 'kysely'
import type { Change } from './changes.ts'
import { databaseOf, withDatabase } from './database.ts'
import type { OwnConnection } from './driver.ts'
import type { Db, Tables } from './index.ts'
import type { Signal } from './signals.ts'
import type { SiteCacheEntrance } from './site-cache.ts'
import { type TransactionCache, transactionCache } from './transaction-cache.ts'

/** Writes all rows of one table that a transaction has gathered. */
export type WriteAll<R> = (transaction: Db, rows: readonly R[]) => Promise<unknown>

type Left = RawBuilder<unknown> | { readonly execute: () => Promise<unknown> } | Promise<unknown>

/** Cache of an open transaction, which read-only code may use. */
export interface ReadTransaction {
  readonly cache: TransactionCache
  /** For `siteCache`: the epochs known when the transaction entered its site. */
  siteCache: SiteCacheEntrance | null
}

/** An open transaction, with the data that are written or cached until its commit. */
export interface Transaction extends ReadTransaction {
  /**
   * Sends a statement whose response is not awaited, or accepts one already sent. The transaction fails when it does.
   */
  readonly beforeCommit: (statement: Left) => void
  /** Stores a row for the statement in which `write` sends all rows of this transaction just before the commit. */
  readonly gather: <R>(write: WriteAll<R>, row: R) => void
  /** For `inSite`: the site whose rows are visible to the transaction; '' outside of a site. */
  siteId: string
  /** For `changed`: changes published after the commit. */
  readonly changes: Change[]
  /** For `sendSignal`: messages sent after the commit. */
  readonly signals: Signal[]
}

/** Kysely's transaction, which sends compiled statements directly, without further processing. */
type SendingDb = Db & { readonly send?: <R>(statement: CompiledQuery<R>) => Promise<QueryResult<R>> }

/**
 * Runs `work` in one transaction. It replaces Kysely's, which sends a statement only after the response to the previous
 * one: here statements that are started together are sent together, and the statements that were left for the commit
 * are sent with it.
 */
export function transact<R>(db: Db, work: (db: Db, tx: Transaction) => Promise<R>): Promise<R> {
  return db.getExecutor().provideConnection(async (provided) => {
    const connection = provided as OwnConnection
    const state = { isOpen: true }
    const transaction = transactionOn(db, connection, state)
    const sent: Promise<unknown>[] = []
    const gathered = new Map<WriteAll<never>, unknown[]>()
    await connection.begin({})
    try {
      const answer = await work(transaction, openTransaction(transaction, state, sent, gathered))
      for (const [write, rows] of gathered) leave(sent, write(transaction, rows as never[]))
      state.isOpen = false
      await commit(connection, sent)
      return answer
    } catch (error) {
      // Work that continues after the end may not send anything, because it would run outside of the transaction.
      state.isOpen = false
      await connection.rollback()
      throw await causeOf(error, sent)
    }
  })
}

/** `db` is that of a transaction or of the pool. */
export function sendCompiled<R>(db: Db, statement: CompiledQuery<R>): Promise<QueryResult<R>> {
  const { send } = db as SendingDb
  return send ? send(statement) : db.executeQuery(statement)
}

function openTransaction(
  db: Db,
  state: { readonly isOpen: boolean },
  sent: Promise<unknown>[],
  gathered: Map<WriteAll<never>, unknown[]>,
): Transaction {
  const isWaitedFor = () => {
    if (!state.isOpen) throw new Error('Nothing waits for this statement: its transaction has ended.')
  }
  return {
    cache: transactionCache(),
    siteCache: null,
    siteId: '',
    changes: [],
    signals: [],
    beforeCommit: (statement) => {
      isWaitedFor()
      if (statement instanceof Promise) leave(sent, statement)
      else leave(sent, 'isRawBuilder' in statement ? statement.execute(db) : statement.execute())
    },
    gather: (write, row) => {
      isWaitedFor()
      const rows = gathered.get(write as WriteAll<never>) ?? []
      gathered.set(write as WriteAll<never>, rows)
      rows.push(row)
    },
  }
}

function leave(all: Promise<unknown>[], sent: Promise<unknown>): void {
  // The commit reports its failure.
  sent.catch(() => {})
  all.push(sent)
}

async function commit(connection: OwnConnection, statements: readonly Promise<unknown>[]): Promise<void> {
  const committed = connection.commit()
  const failure = await failureOf([...statements, committed])
  if (failure) throw failure.reason
}

/** After a failed statement every other one fails too. The first failure is the one to report. */
async function causeOf(error: unknown, statements: readonly Promise<unknown>[]): Promise<unknown> {
  if ((error as { code?: unknown } | null)?.code !== inFailedTransaction) return error
  return (await failureOf(statements))?.reason ?? error
}

const inFailedTransaction = '25P02'

async function failureOf(statements: readonly Promise<unknown>[]): Promise<PromiseRejectedResult | undefined> {
  return (await Promise.allSettled(statements)).find((statement) => statement.status === 'rejected')
}

function transactionOn(db: Db, connection: DatabaseConnection, state: { readonly isOpen: boolean }): Db {
  const database = databaseOf(db)
  const { dialect } = database
  const open = () => {
    if (!state.isOpen) throw new Error('The transaction has ended: nothing more can be asked in it.')
    return connection
  }
  const executor = db.getExecutor().withConnectionProvider({ provideConnection: async (consumer) => consumer(open()) })
  const transaction = new KyselyTransaction<Tables>({
    config: { dialect },
    dialect,
    driver: dialect.createDriver(),
    executor,
  })
  const send = async <R>(statement: CompiledQuery<R>): Promise<QueryResult<R>> => open().executeQuery(statement)
  return withDatabase(Object.assign(transaction, { send }), database)
}
