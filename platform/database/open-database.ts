import { Kysely } from 'kysely'
import { type ConnectOptions, limitsOf, planning, type ServerLimits, takesLimits } from './connect.ts'
import { createDatabase, withDatabase } from './database.ts'
import { postgresDialect } from './driver.ts'
import type { Db } from './index.ts'
import { openLine } from './line.ts'
import { makePool, type PoolState } from './pool.ts'

export interface OpenDatabase {
  readonly db: Db
  readonly pool: () => PoolState
  /** Ends every connection, after the statements that run. */
  readonly close: () => Promise<void>
}

/** Limits in milliseconds; 0 for no limit. */
export interface DatabaseLimits extends ServerLimits {
  /** Time to wait for a free connection. */
  readonly acquireMs: number
  /** Time to wait for any response on any connection. */
  readonly deadMs: number
}

/** Limits of a command, which waits as long as necessary. */
export const unlimited: DatabaseLimits = { acquireMs: 0, deadMs: 0, statementMs: 0, lockMs: 0, idleInTransactionMs: 0 }

/**
 * A live server reports a statement that takes too long. A server that stays silent for this much longer counts as
 * lost.
 */
const graceMs = 1000

/** Connects lazily: the first statements open connections, and reopen them after an interruption. */
export function openDatabase(
  url: string,
  {
    max = 10,
    limits = unlimited,
    applicationName = 'quoin',
  }: Pick<ConnectOptions, 'max' | 'applicationName'> & { limits?: DatabaseLimits } = {},
): OpenDatabase {
  const silenceMs = limits.statementMs === 0 ? 0 : limits.statementMs + graceMs
  const pool = makePool((watch) => openLine(url, { limits, applicationName }, watch), {
    max,
    acquireMs: limits.acquireMs,
    silenceMs,
    deadMs: limits.deadMs,
  })
  const beginWith = takesLimits(url)
    ? []
    : [...Object.entries(planning), ...limitsOf(limits)].map(([name, value]) => `set local ${name} = ${value}`)
  const dialect = postgresDialect({ pool, beginWith })
  const db: Db = withDatabase(new Kysely({ dialect }), createDatabase(dialect))
  return { db, pool: pool.state, close: () => db.destroy() }
}
