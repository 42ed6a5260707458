import { z } from 'zod'
import type { InTransaction, OutsideTransaction, PlatformContext } from '#platform/context'
import { inTransaction } from '#platform/database'
import { job } from '#platform/jobs'
import { handedOn, hasRoom, quotaOf } from './mail-quota.ts'

/** Limit per site and run: the next run is a minute later. */
const atOnce = 500

/** Sends emails delayed by a site's quota as soon as there is room: accounts and orders first, then the oldest. */
export const releaseHeldEmails = job({
  name: 'mail.release-held',
  schedule: '* * * * *',
  input: z.object({}),
  run: async (ctx: OutsideTransaction<PlatformContext>) => {
    const sites = await ctx.db
      .selectFrom('emails')
      .select('website_id')
      .distinct()
      .where('state', '=', 'held')
      .execute()
    for (const { website_id } of sites)
      if (website_id !== null) await inTransaction(ctx, (tx) => releaseOf(tx, website_id))
  },
})

async function releaseOf(ctx: InTransaction<PlatformContext>, websiteId: string): Promise<void> {
  const now = ctx.now()
  const quota = quotaOf(ctx.config)
  const heldEmails = await ctx.db
    .selectFrom('emails')
    .select(['id', 'recipient', 'kind'])
    .where('website_id', '=', websiteId)
    .where('state', '=', 'held')
    .orderBy((row) => row.case().when('kind', '=', 'notice').then(1).else(0).end())
    .orderBy('created_at')
    .orderBy('id')
    .limit(atOnce)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { id, recipient, kind } of heldEmails) {
    if (!hasRoom(await handedOn(ctx.db, now, websiteId, recipient), quota, kind)) continue
    await ctx.db
      .updateTable('emails')
      .set({ state: 'queued', queued_at: now, next_at: now })
      .where('id', '=', id)
      .execute()
  }
}
