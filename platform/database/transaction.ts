import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  type RawBuilder,
  Transaction,
} from 'kysely'
import type { OwnConnection } from './driver.ts'
import type { Db, Tables } from './index.ts'
import { remembered } from './remembered.ts'

const dialects = new WeakMap<Db, Dialect>()
const promised = remembered<Promise<unknown>[]>('promised')
const gathered = remembered<Map<WriteAll<never>, unknown[]>>('gathered')
const senders = remembered<<R>(statement: CompiledQuery<R>) => Promise<QueryResult<R>>>('sender')

/** Writes all rows of one table that a transaction has gathered. */
export type WriteAll<R> = (transaction: Db, rows: readonly R[]) => Promise<unknown>

/** From here on `db` can open transactions of this file. */
export function opensTransactions(db: Db, dialect: Dialect): Db {
  dialects.set(db, dialect)
  return db
}

/**
 * Runs `work` in one transaction. Ours instead of Kysely's, which sends a statement only once the one before it was answered: here statements
 * that are begun together travel together, and the commit travels with those that were left for it.
 */
export function transact<R>(db: Db, work: (transaction: Db) => Promise<R>): Promise<R> {
  return db.getExecutor().provideConnection(async (given) => {
    const connection = given as OwnConnection
    const state = { isOpen: true }
    const transaction = transactionOn(db, connection, state)
    promised.set(transaction, [])
    gathered.set(transaction, new Map())
    await connection.begin({})
    try {
      const answer = await work(transaction)
      for (const [write, rows] of gathered.get(transaction) ?? [])
        leave(transaction, write(transaction, rows as never[]))
      state.isOpen = false
      await commit(connection, promised.get(transaction) ?? [])
      return answer
    } catch (error) {
      // Whatever is still under way in `work` asks for nothing more: it would be done outside the transaction.
      state.isOpen = false
      await connection.rollback()
      throw await causeOf(error, promised.get(transaction) ?? [])
    }
  })
}

/** Sends what is compiled by the shortest way: in a transaction Kysely has nothing left to add. */
export function sendCompiled<R>(db: Db, statement: CompiledQuery<R>): Promise<QueryResult<R>> {
  return senders.get(db)?.(statement) ?? db.executeQuery(statement)
}

type Left = RawBuilder<unknown> | { readonly execute: () => Promise<unknown> } | Promise<unknown>

/** Sends a statement whose answer nobody waits for, or takes one that was sent. The transaction fails when it does. */
export function beforeCommit(transaction: Db, statement: Left): void {
  if (!promised.get(transaction))
    throw new Error('Nothing waits for this statement: it is not sent in a transaction of inSite or inTransaction.')
  if (statement instanceof Promise) leave(transaction, statement)
  else leave(transaction, 'isRawBuilder' in statement ? statement.execute(transaction) : statement.execute())
}

/** Keeps a row for the one statement in which `write` sends all of this transaction's just before the commit. */
export function gather<R>(transaction: Db, write: WriteAll<R>, row: R): void {
  const all = gathered.get(transaction)
  if (!all) throw new Error('Nothing writes this row: it is not gathered in a transaction of inSite or inTransaction.')
  const rows = all.get(write as WriteAll<never>) ?? []
  all.set(write as WriteAll<never>, rows)
  rows.push(row)
}

/** As `beforeCommit`, for one statement that was sent. */
export function leave(transaction: Db, sent: Promise<unknown>): void {
  // Told by the commit, to whoever waits for that.
  sent.catch(() => {})
  promised.get(transaction)?.push(sent)
}

async function commit(connection: OwnConnection, statements: readonly Promise<unknown>[]): Promise<void> {
  const committed = connection.commit()
  const failure = await failureOf([...statements, committed])
  if (failure) throw failure.reason
}

/** After a failed statement every other one fails too: the first failure is the one to tell. */
async function causeOf(error: unknown, statements: readonly Promise<unknown>[]): Promise<unknown> {
  if ((error as { code?: unknown } | null)?.code !== inFailedTransaction) return error
  return (await failureOf(statements))?.reason ?? error
}

const inFailedTransaction = '25P02'

async function failureOf(statements: readonly Promise<unknown>[]): Promise<PromiseRejectedResult | undefined> {
  return (await Promise.allSettled(statements)).find((one) => one.status === 'rejected')
}

function transactionOn(db: Db, connection: DatabaseConnection, state: { readonly isOpen: boolean }): Db {
  const dialect = dialects.get(db)
  if (!dialect) throw new Error('Transactions begin on what openDatabase has opened.')
  const open = () => {
    if (!state.isOpen) throw new Error('The transaction has ended: nothing more can be asked in it.')
    return connection
  }
  const executor = db.getExecutor().withConnectionProvider({ provideConnection: async (consumer) => consumer(open()) })
  const transaction = new Transaction<Tables>({
    config: { dialect },
    dialect,
    driver: dialect.createDriver(),
    executor,
  })
  senders.set(transaction, async (statement) => open().executeQuery(statement))
  return transaction
}
