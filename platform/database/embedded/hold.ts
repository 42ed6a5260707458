import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { minuteMs } from '../../contract/index.ts'
import { isAlive, processEnds } from './postmaster.ts'

/** A process's claim on a running server. Releasing the last claim stops the server. */
export interface Hold {
  /** Connection as the server's superuser to its database `postgres`. */
  readonly sql: postgres.Sql
  readonly release: () => Promise<void>
}

const claim = 5_170_301
const looks = 4

/** Returns undefined when the server ended before the claim was made; the caller tries again. */
export async function holdServer(folder: string, pid: number): Promise<Hold | undefined> {
  const sql = postgres({
    host: folder,
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    fetch_types: false,
    onnotice: () => {},
    max_lifetime: null,
  })
  for (const end = Date.now() + minuteMs; Date.now() < end && isAlive(pid); await pause(15)) {
    try {
      // Waits for a process that is about to stop the server; the server then ends this connection.
      await sql`select pg_advisory_lock_shared(${claim})`
      return { sql, release: () => release(sql, pid) }
    } catch (error) {
      if (!isPassing(error)) throw error
    }
  }
  await sql.end({ timeout: 0 })
  return undefined
}

async function release(sql: postgres.Sql, pid: number): Promise<void> {
  try {
    await sql`select pg_advisory_unlock_shared(${claim})`
    if (await isLast(sql)) {
      process.kill(pid, 'SIGINT')
      if (!(await processEnds(pid, minuteMs))) process.kill(pid, 'SIGQUIT')
    }
  } catch (error) {
    if (isAlive(pid) && !isPassing(error)) throw error
  } finally {
    await sql.end({ timeout: 0 })
  }
}

/**
 * The claim of a killed process lasts until the server has detected the end of its connection, so the claims are
 * checked again a moment later.
 */
async function isLast(sql: postgres.Sql): Promise<boolean> {
  for (let look = 1; ; look++) {
    const [last] = await sql<{ is: boolean }[]>`select pg_try_advisory_lock(${claim}) as is`
    if (last?.is || look === looks) return last?.is ?? false
    await pause(100)
  }
}

/** Whether the server is starting, stopping or absent. */
function isPassing(error: unknown): boolean {
  const code = String((error as { code?: unknown }).code)
  return /^(57P0[123]|ENOENT|ECONNREFUSED|ECONNRESET|EPIPE|CONNECTION_|CONNECT_TIMEOUT|ESRCH)/.test(code)
}
