import type { SiteTransaction } from '#platform/context'
import type { EventPayload } from '#platform/contract'
import type { unsubscribed } from '#features/forms/contract'
import { siteTables } from '#platform/database'
import { withdrawMailing } from '#platform/mail'
import { lockCampaign, updateCampaign } from './campaigns.queries.ts'

/**
 * Handles `forms.unsubscribed`: deletes emails that wait for these people, and counts each of them with the last
 * campaign that reached them.
 */
export async function onUnsubscribed(
  ctx: SiteTransaction,
  { subscriberIds }: EventPayload<typeof unsubscribed>,
): Promise<void> {
  for (const subscriberId of subscriberIds) {
    await withdrawWaiting(ctx, subscriberId)
    await countLast(ctx, subscriberId)
  }
}

/** Deletes emails that wait for a subscriber, whom no campaign has reached by them. */
export async function withdrawWaiting(ctx: SiteTransaction, subscriberId: string): Promise<void> {
  const waiting = await siteTables(ctx)
    .selectFrom('campaign_recipients')
    .select(['campaign_id', 'email_id'])
    .where('subscriber_id', '=', subscriberId)
    .where('state', '=', 'queued')
    .orderBy('campaign_id')
    .execute()
  for (const { campaign_id: id, email_id: emailId } of waiting) {
    const campaign = await lockCampaign(ctx, id)
    const ids = await withdrawMailing(ctx, { websiteId: ctx.site.id, mailing: id, ids: [emailId], limit: 1 })
    if (!campaign || ids.length === 0) continue
    await siteTables(ctx).deleteFrom('campaign_recipients').where('email_id', '=', emailId).execute()
    await updateCampaign(ctx, id, { queued: Math.max(0, campaign.queued - 1) })
  }
}

async function countLast(ctx: SiteTransaction, subscriberId: string): Promise<void> {
  const last = await siteTables(ctx)
    .selectFrom('campaign_recipients')
    .select(['campaign_id', 'email_id', 'unsubscribed_at'])
    .where('subscriber_id', '=', subscriberId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last || last.unsubscribed_at !== null) return
  const campaign = await lockCampaign(ctx, last.campaign_id)
  if (!campaign) return
  await siteTables(ctx)
    .updateTable('campaign_recipients')
    .set({ unsubscribed_at: ctx.now() })
    .where('email_id', '=', last.email_id)
    .execute()
  await updateCampaign(ctx, campaign.id, { unsubscribed: campaign.unsubscribed + 1 })
}
