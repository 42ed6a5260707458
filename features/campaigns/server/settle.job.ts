import { z } from 'zod'
import { suppressSubscriber } from '#features/forms/server'
import type { SiteTransaction } from '#platform/context'
import { hourMs, idSchema, minuteMs } from '#platform/contract'
import { siteTables } from '#platform/database'
import { enqueue, job } from '#platform/jobs'
import { mailingOutcomes } from '#platform/mail'
import { lockCampaign, type StoredCampaign, updateCampaign } from './campaigns.queries.ts'

const atOnce = 500
const soonMs = 2000

/**
 * Counts what became of the emails of a campaign, and ends it when none waits. It reads the mail queue, so that no
 * outcome is lost whenever a worker ends.
 */
export const settleJob = job({
  name: 'campaigns.settle',
  /** `after`: id of the last email that was read; '' for the first. */
  input: z.object({ websiteId: idSchema, campaignId: idSchema, after: z.string() }),
  run: async (ctx: SiteTransaction, { websiteId, campaignId, after }): Promise<void> => {
    const campaign = await lockCampaign(ctx, campaignId)
    if (!campaign || campaign.started_at === null) return
    const { settled, last } = await settlePage(ctx, campaign, after)
    const isWaiting = last !== null || (await hasWaiting(ctx, campaignId))
    if (!isWaiting && campaign.is_read && campaign.state === 'sending')
      await updateCampaign(ctx, campaignId, { state: 'sent', queued: 0, finished_at: ctx.now() })
    // The next batch looks again.
    if (!isWaiting) return
    const input = { websiteId, campaignId, after: last ?? '' }
    if (last !== null) return enqueue(ctx, settleJob, input, { key: `${campaignId} ${last}` })
    // Each batch begins such a row of jobs, and those of one moment become one.
    const moment = Math.ceil((ctx.now().getTime() + waitMs(ctx, campaign, settled)) / soonMs)
    await enqueue(ctx, settleJob, input, { after: new Date(moment * soonMs), key: `${campaignId} ${moment}` })
  },
})

async function hasWaiting(ctx: SiteTransaction, campaignId: string): Promise<boolean> {
  const row = await siteTables(ctx)
    .selectFrom('campaign_recipients')
    .select('email_id')
    .where('campaign_id', '=', campaignId)
    .where('state', '=', 'queued')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Emails that are refused for now are tried again for three days, so it looks less often after a while. */
function waitMs(ctx: SiteTransaction, campaign: StoredCampaign, settled: number): number {
  if (settled > 0) return soonMs
  // Each batch is such a change.
  const age = ctx.now().getTime() - campaign.changed_at.getTime()
  return age < minuteMs ? soonMs : age < hourMs ? 15_000 : 5 * minuteMs
}

/** Settles the next waiting recipients. Returns their number, and the id of the last one while there may be more. */
async function settlePage(ctx: SiteTransaction, campaign: StoredCampaign, after: string) {
  const waiting = await siteTables(ctx)
    .selectFrom('campaign_recipients')
    .select(['email_id', 'subscriber_id'])
    .where('campaign_id', '=', campaign.id)
    .where('state', '=', 'queued')
    .where('email_id', '>', after)
    .orderBy('email_id')
    .limit(atOnce)
    .execute()
  const ids = waiting.map(({ email_id: id }) => id)
  const outcomes = await mailingOutcomes(ctx, { websiteId: ctx.site.id, ids })
  const sent = outcomes.filter(({ state }) => state === 'sent').map(({ id }) => id)
  if (sent.length > 0)
    await siteTables(ctx)
      .updateTable('campaign_recipients')
      .set({ state: 'sent' })
      .where('campaign_id', '=', campaign.id)
      .where('email_id', 'in', sent)
      .execute()
  const subscribers = new Map(waiting.map((row) => [row.email_id, row.subscriber_id]))
  const refused = outcomes.filter(({ state }) => state === 'failed')
  for (const { id, failure, isAddressRefused } of refused) {
    await siteTables(ctx)
      .updateTable('campaign_recipients')
      .set({ state: isAddressRefused ? 'bounced' : 'failed', reason: failure })
      .where('campaign_id', '=', campaign.id)
      .where('email_id', '=', id)
      .execute()
    if (isAddressRefused) await suppressSubscriber(ctx, { id: subscribers.get(id) ?? '', state: 'bounced' })
  }
  const bounced = refused.filter(({ isAddressRefused }) => isAddressRefused).length
  if (outcomes.length > 0)
    await updateCampaign(ctx, campaign.id, {
      queued: campaign.queued - outcomes.length,
      sent: campaign.sent + sent.length,
      failed: campaign.failed + refused.length - bounced,
      bounced: campaign.bounced + bounced,
    })
  return { settled: outcomes.length, last: waiting.length === atOnce ? (ids.at(-1) ?? null) : null }
}
