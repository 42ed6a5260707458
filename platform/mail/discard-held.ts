import type { InTransaction, PlatformContext } from '#platform/context'
import { mailProblems } from './mail.problems.ts'

/** Takes back an email of a site that the quota holds; one that is on its way already is not there to be taken back. */
export async function discardHeld(
  ctx: InTransaction<PlatformContext>,
  { websiteId, id }: { websiteId: string; id: string },
): Promise<void> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('emails')
    .where('id', '=', id)
    .where('website_id', '=', websiteId)
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw mailProblems.notHeld()
}
