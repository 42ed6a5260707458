import { suppressSubscriber, unsubscribeAddress } from '#features/forms/server'
import type { OwnerContext, SiteContext, VisitorTransaction } from '#platform/context'
import { type Input, idSchema, type Output } from '#platform/contract'
import { siteTables } from '#platform/database'
import { type CalledBy, isProof, proofOf } from '#platform/http'
import { emailOfReference, isAddressStatus } from '#platform/mail'
import { campaignPagesApi, campaignsProblems } from '../contract/index.ts'
import { lockedCampaign, updateCampaign } from './campaigns.queries.ts'
import { type Report, readReport } from './read-report.ts'

type Taken = Output<typeof campaignPagesApi.report>

/** Returns the secret address that takes reports. It follows from the secret of the installation, so none is stored. */
export async function readReportAddress(ctx: OwnerContext): Promise<{ url: string }> {
  ctx.require('newsletter.message.write')
  const key = proofOf(ctx.config.secret, textOf(ctx))
  return { url: ctx.site.baseUrl + campaignPagesApi.report.path.replace(':key', key) }
}

/** Takes a report about a bounce or a complaint. Sent twice, it counts once. */
export async function takeReport(
  ctx: VisitorTransaction & CalledBy,
  { key }: Input<typeof campaignPagesApi.report>,
): Promise<Taken> {
  if (!isProof(ctx.config, textOf(ctx), key)) throw campaignsProblems.reportAddressUnfit()
  const report = readReport(ctx.caller.message?.bytes ?? new Uint8Array())
  if (!report) throw campaignsProblems.notReport()
  const recipient = await recipientOf(ctx, report)
  if (!recipient) throw campaignsProblems.reportUnmatched()
  if (report.kind === 'bounce') return noteBounce(ctx, recipient, report)
  if (report.kind === 'complaint') return noteComplaint(ctx, recipient)
  if (report.kind === 'other') return { outcome: 'ignored' }
  await unsubscribeAddress(ctx, recipient.subscriber_id)
  return { outcome: 'unsubscribed' }
}

type Recipient = NonNullable<Awaited<ReturnType<typeof recipientOf>>>

/** A message id has 48 random bits that its reader alone knows, and services that drop other headers return it. */
async function recipientOf(ctx: VisitorTransaction, { references, messageIds }: Report) {
  const ids = [
    ...references.flatMap((reference) => emailOfReference(ctx.config, reference) ?? []),
    ...messageIds.filter((id) => idSchema.safeParse(id).success),
  ]
  if (ids.length === 0) return undefined
  return siteTables(ctx)
    .selectFrom('campaign_recipients')
    .select(['campaign_id', 'email_id', 'subscriber_id'])
    .where('email_id', 'in', ids)
    .limit(1)
    .executeTakeFirst()
}

async function noteBounce(ctx: VisitorTransaction, recipient: Recipient, { status }: Report): Promise<Taken> {
  const campaign = await lockedCampaign(ctx, recipient.campaign_id)
  const before = await stateOf(ctx, recipient)
  if (before === 'queued' || before === 'sent') {
    await siteTables(ctx)
      .updateTable('campaign_recipients')
      .set({ state: 'bounced', reason: status })
      .where('email_id', '=', recipient.email_id)
      .execute()
    await updateCampaign(ctx, campaign.id, { [before]: campaign[before] - 1, bounced: campaign.bounced + 1 })
  }
  if (isAddressStatus(status)) await suppressSubscriber(ctx, { id: recipient.subscriber_id, state: 'bounced' })
  return { outcome: 'bounced' }
}

async function stateOf(ctx: VisitorTransaction, recipient: Recipient) {
  const row = await siteTables(ctx)
    .selectFrom('campaign_recipients')
    .select('state')
    .where('email_id', '=', recipient.email_id)
    .executeTakeFirst()
  return row?.state
}

async function noteComplaint(ctx: VisitorTransaction, recipient: Recipient): Promise<Taken> {
  const campaign = await lockedCampaign(ctx, recipient.campaign_id)
  const noted = await siteTables(ctx)
    .updateTable('campaign_recipients')
    .set({ complained_at: ctx.now() })
    .where('email_id', '=', recipient.email_id)
    .where('complained_at', 'is', null)
    .returning('email_id')
    .execute()
  if (noted.length > 0) await updateCampaign(ctx, campaign.id, { complaints: campaign.complaints + 1 })
  await suppressSubscriber(ctx, { id: recipient.subscriber_id, state: 'complained' })
  return { outcome: 'complained' }
}

function textOf({ site }: Pick<SiteContext, 'site'>): string {
  return `campaign reports\n${site.id}`
}
