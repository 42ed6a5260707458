import { callLimits, endpoint, idSchema, seenSchema } from '#platform/contract'
import { z } from 'zod'
import { archiveChoices } from './campaign.rules.ts'
import { campaignDraftSchema, campaignRowSchema, campaignSchema } from './campaign.schema.ts'

const reads = { host: 'admin', allows: 'newsletter.message.read' } as const
const writes = { host: 'admin', allows: 'newsletter.message.write', method: 'POST' } as const
const campaignId = z.strictObject({ id: idSchema })

/** Content that may not be saved yet, of the campaign with this id. */
const written = campaignDraftSchema.extend({ id: idSchema })

const readCampaign = endpoint({
  ...reads,
  method: 'GET',
  path: '/api/campaigns/:id',
  input: campaignId,
  output: campaignSchema,
})

const writtenEmailSchema = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Sentences about missing parts, without which the campaign is not sent. */
  missing: z.array(z.string()),
})
export type WrittenEmail = z.infer<typeof writtenEmailSchema>

export const campaignsApi = {
  /** The newest first. */
  list: endpoint({
    ...reads,
    method: 'GET',
    path: '/api/campaigns',
    input: z.strictObject({ after: idSchema.optional() }),
    output: z.object({ campaigns: z.array(campaignRowSchema), next: idSchema.nullable() }),
  }),
  read: readCampaign,
  create: endpoint({
    ...writes,
    idempotent: false,
    path: '/api/campaigns',
    input: z.strictObject({ copyOf: idSchema.optional() }),
    output: z.object({ id: idSchema }),
  }),
  change: endpoint({
    ...writes,
    path: '/api/campaigns/:id',
    input: campaignDraftSchema.extend({ id: idSchema, before: seenSchema.optional() }),
    output: campaignSchema,
    seen: {
      by: readCampaign,
      input: ({ id }) => ({ id }),
      before: ({ draft }) => draft as Readonly<Record<string, unknown>>,
      after: (_read, answer) => answer,
    },
  }),
  remove: endpoint({ ...writes, path: '/api/campaigns/:id/delete', input: campaignId, output: z.object({}) }),
  /** The email as it would be sent, with content that may not be saved yet. */
  preview: endpoint({
    ...writes,
    path: '/api/campaigns/preview',
    input: written,
    output: writtenEmailSchema,
  }),
  /** Sends the email to the person who asks, alone. */
  test: endpoint({
    ...writes,
    idempotent: false,
    path: '/api/campaigns/test',
    input: written,
    output: z.object({ to: z.string() }),
  }),
  /** The number of people who would get a campaign, and how many emails the installation sends for a site. */
  audience: endpoint({
    ...reads,
    method: 'GET',
    path: '/api/campaigns/:id/audience',
    input: campaignId,
    output: z.object({
      people: z.int(),
      hourly: z.int(),
      daily: z.int(),
      timeZone: z.string(),
      missing: z.array(z.string()),
    }),
  }),
  /** Sends a draft, at once or at a time. */
  send: endpoint({
    ...writes,
    path: '/api/campaigns/:id/send',
    input: z.strictObject({ id: idSchema, at: z.iso.datetime().nullable() }),
    output: campaignSchema,
  }),
  /** Ends the sending of waiting emails, or returns a scheduled campaign to its draft. */
  stop: endpoint({ ...writes, path: '/api/campaigns/:id/stop', input: campaignId, output: campaignSchema }),
  resume: endpoint({ ...writes, path: '/api/campaigns/:id/resume', input: campaignId, output: campaignSchema }),
  setArchive: endpoint({
    ...writes,
    path: '/api/campaigns/:id/archive',
    input: z.strictObject({ id: idSchema, archive: z.enum(archiveChoices) }),
    output: campaignSchema,
  }),
  /** The recipients whose email failed or bounced, or who complained or unsubscribed, by email id. */
  issues: endpoint({
    ...reads,
    method: 'GET',
    path: '/api/campaigns/:id/issues',
    input: z.strictObject({ id: idSchema, after: idSchema.optional() }),
    output: z.object({
      issues: z.array(
        z.object({
          id: idSchema,
          email: z.string(),
          issue: z.enum(['failed', 'bounced', 'complained', 'unsubscribed']),
          reason: z.string(),
        }),
      ),
      next: idSchema.nullable(),
    }),
  }),
  /** The secret address that takes reports of bounces and complaints. */
  reportAddress: endpoint({
    ...writes,
    method: 'GET',
    path: '/api/campaigns/report-address',
    input: z.strictObject({}),
    output: z.object({ url: z.url() }),
  }),
}
export type CampaignIssue = z.infer<typeof campaignsApi.issues.output>['issues'][number]

export const campaignPagesApi = {
  archive: endpoint({
    host: 'public',
    method: 'GET',
    path: '/newsletter/:id',
    allows: 'anyone',
    input: z.object({ id: z.string().max(100) }),
    output: z.unknown(),
  }),
  /** Takes an email of RFC 3464 or RFC 5965 as its body. */
  report: endpoint({
    host: 'public',
    method: 'POST',
    path: '/api/campaigns/reports/:key',
    allows: 'anyone',
    limits: callLimits.occasional,
    input: z.strictObject({ key: z.string().max(100) }),
    output: z.object({ outcome: z.enum(['bounced', 'complained', 'unsubscribed', 'ignored']) }),
  }),
}
