import type { Job, OutsideTransaction, PlatformContext, SiteTransaction } from '#platform/context'
import type {} from './outbox.tables.ts'

/** Opens the transaction of a site; false when there is no such site any more. Given by the composition root. */
export type OpenSite = (
  ctx: OutsideTransaction<PlatformContext>,
  websiteId: string,
  work: (tx: SiteTransaction) => Promise<void>,
) => Promise<boolean>

export type Performed = { status: 'done' } | { status: 'parked'; reason: string }

/** Runs a job. Throws the job's errors; returns `parked` when another attempt could not help. */
export async function perform(
  ctx: OutsideTransaction<PlatformContext>,
  openSite: OpenSite,
  job: Job | undefined,
  id: string,
  payload: unknown,
): Promise<Performed> {
  if (!job) return { status: 'parked', reason: 'No feature of this installation knows this kind of job.' }
  const input = job.input.safeParse(payload)
  if (!input.success)
    return {
      status: 'parked',
      reason: `The input no longer fits the job: ${input.error.issues.map((issue) => issue.message).join('; ')}`,
    }
  const websiteId = websiteOf(input.data)
  if (websiteId === null || job.inSite === false) {
    await job.run(ctx, input.data)
    return { status: 'done' }
  }
  await openSite(ctx, websiteId, async (site) => {
    const receipt = await site.db
      .insertInto('job_receipts')
      .values({ id, created_at: ctx.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (receipt) await job.run(site, input.data)
  })
  return { status: 'done' }
}

function websiteOf(input: unknown): string | null {
  if (typeof input !== 'object' || input === null || !('websiteId' in input)) return null
  return typeof input.websiteId === 'string' ? input.websiteId : null
}
