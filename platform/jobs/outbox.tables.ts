import type { Generated } from 'kysely'

/** Jobs in the database of their transaction, until a worker takes them over. */
export interface OutboxTable {
  id: string
  website_id: string | null
  kind: string
  payload: Record<string, unknown>
  key: string | null
  run_after: Date
  created_at: Generated<Date>
}

/** Records that a job of a site took effect, within the job's own transaction. */
export interface JobReceiptsTable {
  id: string
  created_at: Generated<Date>
}

declare module '#platform/database' {
  interface Tables {
    outbox: OutboxTable
    job_receipts: JobReceiptsTable
  }
}
