import type { ArchiveTables } from '#platform/context'
import type { Generated } from 'kysely'
import type { ArchiveChoice, CampaignBlock, CampaignState } from '../contract/index.ts'

export interface CampaignsTable {
  website_id: string
  id: string
  state: CampaignState
  subject: string
  preheader: string
  reply_to: string
  list_ids: string[]
  blocks: CampaignBlock[]
  archive: ArchiveChoice
  /** The email as it is sent, with marks in place of the recipient's links; '' for a draft. */
  html: Generated<string>
  text: Generated<string>
  /** The page of the campaign, which names no recipient. */
  page_html: Generated<string>
  send_at: Date | null
  started_at: Date | null
  finished_at: Date | null
  /** The last subscriber that was read; '' before the first. */
  last_subscriber: Generated<string>
  /** Whether all subscribers were read. */
  is_read: Generated<boolean>
  expected: Generated<number>
  queued: Generated<number>
  sent: Generated<number>
  failed: Generated<number>
  bounced: Generated<number>
  complaints: Generated<number>
  unsubscribed: Generated<number>
  created_at: Date
  changed_at: Date
}

export interface CampaignRecipientsTable {
  website_id: string
  campaign_id: string
  address_hash: string
  subscriber_id: string
  email_id: string
  state: 'queued' | 'sent' | 'failed' | 'bounced'
  /** Response of the mail server, or status of a report. */
  reason: Generated<string>
  complained_at: Date | null
  unsubscribed_at: Date | null
  created_at: Date
}

declare module '#platform/database' {
  interface Tables {
    campaigns: CampaignsTable
    campaign_recipients: CampaignRecipientsTable
  }
}

/** Recipients come along, so that a campaign that goes on elsewhere reaches no address twice. */
export const campaignsInArchives: ArchiveTables = {
  archived: [{ name: 'campaigns' }, { name: 'campaign_recipients' }],
}
