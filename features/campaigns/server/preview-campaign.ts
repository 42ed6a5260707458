import { countSubscribed } from '#features/forms/server'
import { adminHost, businessOf } from '#features/sites/server'
import type { OwnerContext, OwnerTransaction } from '#platform/context'
import type { Input, Output, Problem } from '#platform/contract'
import { languageOf, problemSentence } from '#platform/i18n'
import { mailingQuota, sendsEmail } from '#platform/mail'
import {
  campaignEmailMessages as say,
  type CampaignDraft,
  type campaignsApi,
  campaignsProblems,
} from '../contract/index.ts'
import { campaignById, draftIn } from './campaigns.queries.ts'
import { emailContent } from './email-content.ts'
import { finishedDraft } from './finished-draft.ts'
import { pageUrlOf, unsubscribeMark, writeEmail } from './write-email.tsx'

/** Returns the email as it would be sent. The owner area shows images of its own host alone. */
export async function previewCampaign(
  ctx: OwnerContext,
  draft: Input<typeof campaignsApi.preview>,
): Promise<Output<typeof campaignsApi.preview>> {
  ctx.require('newsletter.message.write')
  const origin = `${ctx.config.protocol}://${adminHost(ctx.config, ctx.site.name)}`
  const { parts, missing } = await finishedDraft(ctx, draft, origin)
  const email = await writeEmail(ctx, { ...partsOf(ctx, draft), parts, origin })
  const { html, text } = withoutRecipient(ctx, email)
  return { subject: draft.subject, html, text, missing: missing.map((problem) => sentenceIn(ctx, problem)) }
}

/** Sends the email to the person who asks. Its links to unsubscribe lead to the home page, and a strip says so. */
export async function sendCampaignTest(
  ctx: OwnerTransaction,
  draft: Input<typeof campaignsApi.test>,
): Promise<{ to: string }> {
  ctx.require('newsletter.message.write')
  if (!sendsEmail(ctx)) throw campaignsProblems.noServer()
  if (draft.subject === '') throw campaignsProblems.subjectMissing()
  const { parts, missing } = await emailContent(ctx, draft, ctx.site.baseUrl)
  const [first] = missing
  if (first) throw first
  const ribbon = say(languageOf(ctx.site.locale), 'test')
  const email = await writeEmail(ctx, { ...partsOf(ctx, draft), parts, ribbon })
  const { email: to } = ctx.account
  const replyTo = await replyToOf(ctx, draft)
  await ctx.mail.send({
    to,
    subject: draft.subject,
    ...withoutRecipient(ctx, email),
    websiteId: ctx.site.id,
    kind: 'notice',
    ...(replyTo === '' ? {} : { replyTo }),
  })
  return { to }
}

/** Returns the number of recipients of the saved campaign, and its missing parts. */
export async function readAudience(
  ctx: OwnerContext,
  { id }: Input<typeof campaignsApi.audience>,
): Promise<Output<typeof campaignsApi.audience>> {
  ctx.require('newsletter.message.read')
  const draft = draftIn(await campaignById(ctx, id))
  const { listIds, missing } = await finishedDraft(ctx, draft, ctx.site.baseUrl)
  const people = await countSubscribed(ctx, listIds)
  const { hour: hourly, day: daily } = mailingQuota(ctx)
  return {
    people,
    hourly,
    daily,
    timeZone: ctx.site.timeZone,
    missing: missing.map((problem) => sentenceIn(ctx, problem)),
  }
}

/** Returns the address for replies: that of the campaign, or else of the business; '' for none. */
export async function replyToOf(ctx: OwnerContext, { replyTo }: Pick<CampaignDraft, 'replyTo'>): Promise<string> {
  return replyTo || (await businessOf(ctx)).email
}

function partsOf(ctx: OwnerContext, { id, subject, preheader, archive }: Input<typeof campaignsApi.preview>) {
  return { subject, preheader, isPersonal: true, archiveUrl: pageUrlOf(ctx, { id, archive }) }
}

function withoutRecipient({ site }: OwnerContext, { html, text }: { html: string; text: string }) {
  return {
    html: html.replaceAll(unsubscribeMark, `${site.baseUrl}/`),
    text: text.replaceAll(unsubscribeMark, `${site.baseUrl}/`),
  }
}

function sentenceIn({ locale }: OwnerContext, problem: Problem): string {
  return problemSentence(locale, problem.code, problem.details) ?? problem.message
}
