import { richText } from '#platform/block'
import { idSchema, isEmailAddress } from '#platform/contract'
import { z } from 'zod'
import { archiveChoices, campaignLimits, campaignStates, isCampaignLink } from './campaign.rules.ts'

const text = (most: number) => z.string().trim().max(most)
/** An empty link belongs to a block that is not finished. */
const link = text(campaignLimits.link).refine((href) => href === '' || isCampaignLink(href))

const formattedText = richText().refine((doc) => JSON.stringify(doc).length <= campaignLimits.text)

export const campaignBlockSchema = z.discriminatedUnion('type', [
  z.strictObject({ id: idSchema, type: z.literal('heading'), text: text(300) }),
  z.strictObject({ id: idSchema, type: z.literal('text'), doc: formattedText }),
  z.strictObject({
    id: idSchema,
    type: z.literal('image'),
    assetId: idSchema.nullable(),
    alt: text(500),
    href: link,
  }),
  z.strictObject({ id: idSchema, type: z.literal('button'), label: text(100), href: link }),
  /** A post or a product, by the path of its page. */
  z.strictObject({ id: idSchema, type: z.literal('card'), path: link }),
  z.strictObject({ id: idSchema, type: z.literal('divider') }),
])
export type CampaignBlock = z.infer<typeof campaignBlockSchema>

const draftShape = {
  subject: text(campaignLimits.subject),
  /** Text beside the subject in a list of emails. */
  preheader: text(campaignLimits.preheader),
  /** '' for the email address of the business. */
  replyTo: text(254).refine((address) => address === '' || isEmailAddress(address)),
  listIds: z.array(idSchema).max(campaignLimits.lists),
  blocks: z
    .array(campaignBlockSchema)
    .max(campaignLimits.blocks)
    .refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length),
  archive: z.enum(archiveChoices),
}
/** The part of a campaign that its author writes. It may be unfinished. */
export const campaignDraftSchema = z.strictObject(draftShape)
export type CampaignDraft = z.infer<typeof campaignDraftSchema>

export const campaignCountsSchema = z.object({
  /** Subscribed addresses when sending began. */
  expected: z.int(),
  /** Addresses with an email, in any state. */
  recipients: z.int(),
  /** Emails that the mail server took, without those that bounced later. */
  sent: z.int(),
  failed: z.int(),
  bounced: z.int(),
  complaints: z.int(),
  unsubscribed: z.int(),
})
export type CampaignCounts = z.infer<typeof campaignCountsSchema>

export const campaignRowSchema = z.object({
  id: idSchema,
  state: z.enum(campaignStates),
  subject: z.string(),
  counts: campaignCountsSchema,
  sendAt: z.iso.datetime().nullable(),
  startedAt: z.iso.datetime().nullable(),
  changedAt: z.iso.datetime(),
})
export type CampaignRow = z.infer<typeof campaignRowSchema>

export const campaignSchema = campaignRowSchema.extend({
  draft: campaignDraftSchema,
  /** Reason why emails wait; null while they are sent or none is waiting. */
  waitsFor: z.enum(['quota', 'server']).nullable(),
  /** Public address of its page; null while it has none. */
  archiveUrl: z.url().nullable(),
})
export type Campaign = z.infer<typeof campaignSchema>
