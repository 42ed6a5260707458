import { connect } from './connect.ts'

/** Runs work in one process of the installation at a time, while the others wait. The lock ends with its process. */
export async function withLock<R>(url: string, number: number, work: () => Promise<R>): Promise<R> {
  const sql = connect(url, { max: 1, applicationName: 'quoin lock' })
  try {
    await sql`select pg_advisory_lock(${number})`
    return await work()
  } finally {
    await sql.end({ timeout: 3 })
  }
}
