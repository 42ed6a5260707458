import { setTimeout as pause } from 'node:timers/promises'
import type { Sql } from './connect.ts'
import { isUnreachable } from './failures.ts'

export interface Pool {
  readonly sql: () => Sql
  /** Told of every failed statement and of the connections it failed on. */
  readonly failed: (sql: Sql, error: unknown) => void
  readonly close: () => Promise<void>
}

/**
 * Connections that are replaced as a whole when one was cut. postgres.js 3.4.9 keeps what it had not yet sent on a cut connection
 * and sends it before the greeting of the next one, which then hangs (`closed` clears the timer of its write buffer, but neither
 * the timer's handle nor the buffer). Fresh connections have fresh buffers.
 */
export function makePool(open: () => Sql): Pool {
  let current = open()
  const retired = new Set<Promise<void>>()
  const retire = (sql: Sql): void => {
    const ending = sql.end({ timeout: 30 }).finally(() => retired.delete(ending))
    retired.add(ending)
  }
  return {
    sql: () => current,
    failed: (sql, error) => {
      if (sql !== current || !wasCut(error)) return
      current = open()
      retire(sql)
    },
    close: async () => {
      await current.end({ timeout: 3 })
      await Promise.race([Promise.all(retired), pause(500, undefined, { ref: false })])
    },
  }
}

/** A connection that never came about has sent nothing. */
function wasCut(error: unknown): boolean {
  return (
    isUnreachable(error) && !/^(ECONNREFUSED|ENOENT|ENOTFOUND|53300)$/.test(String((error as { code?: unknown }).code))
  )
}
