import type { PlatformContext, OutsideTransaction } from '#platform/context'
import { doDueJobs } from './due-jobs.ts'

/** The email that a site wrote last. */
export async function lastEmail(ctx: OutsideTransaction<PlatformContext>, websiteId: string): Promise<string> {
  await doDueJobs(ctx)
  const email = await ctx.db
    .selectFrom('emails')
    .select('text')
    .where('website_id', '=', websiteId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return email.text
}

/** The email that was written first to an address. */
export async function emailTo(ctx: OutsideTransaction<PlatformContext>, recipient: string): Promise<string> {
  await doDueJobs(ctx)
  const email = await ctx.db
    .selectFrom('emails')
    .select('text')
    .where('recipient', '=', recipient)
    .executeTakeFirstOrThrow()
  return email.text
}
