import type { PlatformContext } from '#platform/context'
import { doDueJobs } from './due-jobs.ts'

/** The letter that a site wrote last. */
export async function lastLetter(ctx: PlatformContext, websiteId: string): Promise<string> {
  await doDueJobs(ctx)
  const letter = await ctx.db
    .selectFrom('letters')
    .select('text')
    .where('website_id', '=', websiteId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return letter.text
}
