import { audit } from '#features/accounts/server'
import { countSubscribed } from '#features/forms/server'
import type { OwnerTransaction } from '#platform/context'
import type { Input } from '#platform/contract'
import { siteTables } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { sendsEmail, withdrawMailing } from '#platform/mail'
import { type Campaign, type campaignsApi, campaignsProblems } from '../contract/index.ts'
import { campaignOf, draftIn, lockedCampaign, type StoredCampaign, updateCampaign } from './campaigns.queries.ts'
import { finishedDraft } from './finished-draft.ts'
import { replyToOf } from './preview-campaign.ts'
import { queueBatchJob } from './queue-batch.job.ts'
import { settleJob } from './settle.job.ts'
import { pageUrlOf, writeEmail } from './write-email.tsx'

/**
 * Sends a draft, at once or at a time. Its email is written here and stored, so that it is the one that was shown,
 * whatever changes on the site until the last recipient gets it.
 */
export async function sendCampaign(
  ctx: OwnerTransaction,
  { id, at }: Input<typeof campaignsApi.send>,
): Promise<Campaign> {
  ctx.require('newsletter.message.write')
  const campaign = await lockedCampaign(ctx, id)
  if (campaign.state !== 'draft') throw campaignsProblems.notDraft()
  const sendAt = at === null ? null : new Date(at)
  if (sendAt && sendAt <= ctx.now()) throw campaignsProblems.timePast({ field: 'at' })
  const draft = draftIn(campaign)
  const { parts, listIds, missing } = await finishedDraft(ctx, draft, ctx.site.baseUrl)
  const [first] = missing
  if (first) throw first
  const people = await countSubscribed(ctx, listIds)
  const archiveUrl = pageUrlOf(ctx, campaign)
  const email = await writeEmail(ctx, { ...draft, parts, isPersonal: true, archiveUrl })
  const page = await writeEmail(ctx, { ...draft, parts, isPersonal: false, archiveUrl: null })
  await updateCampaign(ctx, id, {
    ...email,
    page_html: page.html,
    reply_to: await replyToOf(ctx, draft),
    state: sendAt ? 'scheduled' : 'sending',
    send_at: sendAt,
    started_at: sendAt ? null : ctx.now(),
    expected: people,
  })
  const after = sendAt ?? ctx.now()
  await enqueue(
    ctx,
    queueBatchJob,
    { websiteId: ctx.site.id, campaignId: id },
    { after, key: `${id} ${after.getTime()}` },
  )
  const details = { subject: draft.subject, people, at }
  await audit(ctx, { action: 'campaign.sent', subject: id, before: null, after: details })
  return campaignOf(ctx, id)
}

/**
 * Stops a campaign: emails that wait are deleted, and their recipients get theirs if it goes on. A scheduled campaign
 * becomes a draft.
 */
export async function stopCampaign(ctx: OwnerTransaction, { id }: { id: string }): Promise<Campaign> {
  ctx.require('newsletter.message.write')
  const campaign = await lockedCampaign(ctx, id)
  if (campaign.state === 'scheduled')
    await updateCampaign(ctx, id, { state: 'draft', send_at: null, html: '', text: '', page_html: '', expected: 0 })
  else if (campaign.state === 'sending') await withdraw(ctx, campaign)
  else throw campaignsProblems.notSending()
  await audit(ctx, { action: 'campaign.stopped', subject: id, before: null, after: { subject: campaign.subject } })
  return campaignOf(ctx, id)
}

/** Goes on with a stopped campaign, from its first subscriber without an email. */
export async function resumeCampaign(ctx: OwnerTransaction, { id }: { id: string }): Promise<Campaign> {
  ctx.require('newsletter.message.write')
  const campaign = await lockedCampaign(ctx, id)
  if (campaign.state !== 'stopped') throw campaignsProblems.notStopped()
  if (!sendsEmail(ctx)) throw campaignsProblems.noServer()
  await updateCampaign(ctx, id, { state: 'sending', last_subscriber: '', is_read: false, finished_at: null })
  const input = { websiteId: ctx.site.id, campaignId: id }
  await enqueue(ctx, queueBatchJob, input, { key: `${id} ${ctx.now().getTime()}` })
  await enqueue(ctx, settleJob, { ...input, after: '' }, { key: id })
  await audit(ctx, { action: 'campaign.resumed', subject: id, before: null, after: { subject: campaign.subject } })
  return campaignOf(ctx, id)
}

const together = 1000

async function withdraw(ctx: OwnerTransaction, { id, queued }: StoredCampaign): Promise<void> {
  let left = queued
  for (;;) {
    const ids = await withdrawMailing(ctx, { websiteId: ctx.site.id, mailing: id, limit: together })
    if (ids.length > 0)
      await siteTables(ctx)
        .deleteFrom('campaign_recipients')
        .where('campaign_id', '=', id)
        .where('email_id', 'in', ids)
        .execute()
    left -= ids.length
    if (ids.length < together) break
  }
  await updateCampaign(ctx, id, { state: 'stopped', queued: Math.max(0, left), finished_at: ctx.now() })
}
