import { sql } from 'kysely'
import type { OutsideTransaction, PlatformContext } from '#platform/context'

export interface FetchedJob {
  readonly id: string
  readonly name: string
  readonly data: { readonly deaths?: number } | null
  /** Result of its last attempt. */
  readonly output?: unknown
}

/** Message of the queue for a job whose worker stopped sending signs of life. */
const silence = 'job heartbeat timeout'

/**
 * Returns how often the worker of a job ended while the job ran. The queue knows how the last attempt ended, and the
 * number is stored with the job.
 */
export async function countDeaths(
  { db }: OutsideTransaction<PlatformContext>,
  { id, name, data, output }: FetchedJob,
): Promise<number> {
  const before = data?.deaths ?? 0
  const message = (output as { value?: { message?: unknown } } | null | undefined)?.value?.message
  if (message !== silence) return before
  await sql`update pgboss.job set data = jsonb_set(data, '{deaths}', to_jsonb(${before + 1}::int))
    where name = ${name} and id::text = ${id}`.execute(db)
  return before + 1
}
