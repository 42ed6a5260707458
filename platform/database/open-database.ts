import { Kysely } from 'kysely'
import { type ConnectOptions, connect } from './connect.ts'
import { postgresDialect } from './driver.ts'
import type { Db } from './index.ts'
import { makePool } from './pool.ts'
import { opensTransactions } from './transaction.ts'

export interface OpenDatabase {
  readonly db: Db
  /** Ends every connection, after the statements that run. */
  readonly close: () => Promise<void>
}

/** Opens nothing yet: connections are made by the first statements, and again by themselves when the database was gone. */
export function openDatabase(url: string, options: ConnectOptions = {}): OpenDatabase {
  const dialect = postgresDialect(makePool(() => connect(url, options)))
  const db: Db = opensTransactions(new Kysely({ dialect }), dialect)
  return { db, close: () => db.destroy() }
}
