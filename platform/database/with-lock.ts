import { connect } from './connect.ts'

/**
 * Work that one process of the whole installation does at a time; the others wait. The lock ends with the process that
 * holds it.
 */
export async function withLock<R>(url: string, number: number, work: () => Promise<R>): Promise<R> {
  const sql = connect(url, { max: 1, applicationName: 'quoin lock' })
  try {
    await sql`select pg_advisory_lock(${number})`
    return await work()
  } finally {
    await sql.end({ timeout: 3 })
  }
}
