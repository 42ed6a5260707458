import type { InTransaction, PlatformContext } from '#platform/context'
import { mailProblems } from './mail.problems.ts'

/** Deletes an email of a site that the quota holds; an email that is being sent already is not found. */
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
