import { createHash } from 'node:crypto'
import { z } from 'zod'
import { nextSubscribed, oneClickUrl, type Subscribed, unsubscribeLink } from '#features/forms/server'
import type { SiteTransaction } from '#platform/context'
import { idSchema, minuteMs, newId } from '#platform/contract'
import { inSite, siteTables } from '#platform/database'
import { enqueue, job } from '#platform/jobs'
import { type MailingEmail, mailingRoom, queueMailing } from '#platform/mail'
import { lockCampaign, type StoredCampaign, updateCampaign } from './campaigns.queries.ts'
import { settleJob } from './settle.job.ts'
import { unsubscribeMark } from './write-email.tsx'

/** Emails of one transaction. */
const atOnce = 500
/** Pages of subscribers who have their email already, which one transaction reads over. */
const mostPages = 20

interface Batch {
  readonly websiteId: string
  readonly campaignId: string
}

/**
 * Queues the next emails of a campaign. Emails, recipients and the place in the lists are committed together, and each
 * address has one row per campaign: a worker that ends at any moment neither loses nor doubles a recipient.
 */
export const queueBatchJob = job({
  name: 'campaigns.queue-batch',
  input: z.object({ websiteId: idSchema, campaignId: idSchema }),
  run: async (ctx: SiteTransaction, input) => {
    const campaign = await lockCampaign(ctx, input.campaignId)
    const now = ctx.now()
    if (campaign?.state === 'scheduled') {
      // A job of an earlier schedule: the one of the present schedule waits beside it.
      if (campaign.send_at === null || campaign.send_at > now) return
      await updateCampaign(ctx, campaign.id, { state: 'sending', started_at: now })
    } else if (campaign?.state !== 'sending' || campaign.is_read) return
    const room = await mailingRoom(ctx, { websiteId: ctx.site.id })
    if (room.state !== 'room') {
      const after = new Date(now.getTime() + minuteMs)
      return again(ctx, input, { after, last: campaign.last_subscriber })
    }
    const { added, last, isRead } = await addRecipients(ctx, campaign, Math.min(atOnce, room.emails))
    await queueMailing(ctx, { websiteId: ctx.site.id, mailing: campaign.id }, emailsTo(ctx, campaign, added))
    await updateCampaign(ctx, campaign.id, {
      last_subscriber: last,
      is_read: isRead,
      queued: campaign.queued + added.length,
      changed_at: now,
    })
    await enqueue(ctx, settleJob, { ...input, after: '' }, { key: campaign.id })
    if (!isRead) await again(ctx, input, { after: now, last })
  },
  givenUp: (ctx, { websiteId, campaignId }) =>
    // Its owner sees that it stopped, and can go on.
    inSite(ctx, { id: websiteId }, async (tx) => {
      await siteTables({ db: tx.db, site: { id: websiteId } })
        .updateTable('campaigns')
        .set({ state: 'stopped' })
        .where('id', '=', campaignId)
        .where('state', '=', 'sending')
        .where('is_read', '=', false)
        .execute()
    }),
})

/** The running job still holds its own key, which has an earlier moment or another place in the lists. */
function again(ctx: SiteTransaction, input: Batch, { after, last }: { after: Date; last: string }): Promise<void> {
  return enqueue(ctx, queueBatchJob, input, { after, key: `${input.campaignId} ${last} ${after.getTime()}` })
}

interface Added {
  readonly person: Subscribed
  readonly emailId: string
}

/** Adds recipients for the next subscribers without one, at most `limit`. */
async function addRecipients(
  ctx: SiteTransaction,
  campaign: StoredCampaign,
  limit: number,
): Promise<{ added: Added[]; last: string; isRead: boolean }> {
  const added: Added[] = []
  let last = campaign.last_subscriber
  for (let page = 0; page < mostPages && added.length < limit; page++) {
    const wanted = limit - added.length
    const people = await nextSubscribed(ctx, { listIds: campaign.list_ids, after: last, limit: wanted })
    added.push(...(await newRecipients(ctx, campaign.id, people)))
    last = people.at(-1)?.id ?? last
    if (people.length < wanted) return { added, last, isRead: true }
  }
  return { added, last, isRead: false }
}

async function newRecipients(
  ctx: SiteTransaction,
  campaignId: string,
  people: readonly Subscribed[],
): Promise<Added[]> {
  if (people.length === 0) return []
  const now = ctx.now()
  const rows = people.map((person) => ({ person, emailId: newId(now.getTime()) }))
  const inserted = await siteTables(ctx)
    .insertInto('campaign_recipients')
    .values(
      rows.map(({ person, emailId }) => ({
        campaign_id: campaignId,
        address_hash: hashOf(ctx, campaignId, person.emailKey),
        subscriber_id: person.id,
        email_id: emailId,
        state: 'queued' as const,
        complained_at: null,
        unsubscribed_at: null,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('email_id')
    .execute()
  const ids = new Set(inserted.map(({ email_id: id }) => id))
  return rows.filter(({ emailId }) => ids.has(emailId))
}

/** Written one after the other, because each is a whole email. */
function* emailsTo(ctx: SiteTransaction, campaign: StoredCampaign, added: readonly Added[]): Iterable<MailingEmail> {
  const { subject, html, text, reply_to: replyTo } = campaign
  for (const { person, emailId: id } of added) {
    const link = unsubscribeLink(ctx, person.id)
    yield {
      id,
      to: person.email,
      subject,
      html: html.replaceAll(unsubscribeMark, link),
      text: text.replaceAll(unsubscribeMark, link),
      unsubscribeUrl: oneClickUrl(ctx, person.id),
      ...(replyTo === '' ? {} : { replyTo }),
    }
  }
}

function hashOf({ site }: SiteTransaction, campaignId: string, emailKey: string): string {
  return createHash('sha256').update(`recipient\n${site.id}\n${campaignId}\n${emailKey}`).digest('base64url')
}
