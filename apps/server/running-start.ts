import { connect, type Embedded } from '#platform/database'
import { serverProblems } from './server.problems.ts'

const startLock = 5_170_311

/**
 * Says of a data folder that it is in use by a `start`, until the answer is called. The lock ends with the process however it ends, so that nothing
 * of a killed one stands in the way.
 */
export async function claimFolder(embedded: Embedded, folder: string): Promise<() => Promise<void>> {
  const sql = connect(embedded.url, { max: 1, applicationName: 'quoin start' })
  const [row] = await sql<{ is: boolean }[]>`select pg_try_advisory_lock(${startLock}) as is`
  if (row?.is) return () => sql.end({ timeout: 3 })
  await sql.end({ timeout: 3 })
  throw serverProblems.alreadyStarted({ folder })
}
