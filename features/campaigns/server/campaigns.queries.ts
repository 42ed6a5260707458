import type { Selectable } from 'kysely'
import type { SiteContext, SiteTransaction } from '#platform/context'
import type { Output } from '#platform/contract'
import { siteTables } from '#platform/database'
import { mailingRoom } from '#platform/mail'
import {
  archivePath,
  type Campaign,
  type CampaignDraft,
  type CampaignRow,
  type campaignsApi,
  campaignsProblems,
  isArchived,
} from '../contract/index.ts'
import type { CampaignsTable } from './campaigns.tables.ts'

export type StoredCampaign = Selectable<CampaignsTable>

const atOnce = 50

/** Columns of a list; the bodies of emails are read for one campaign at a time. */
const shortColumns = [
  'id',
  'state',
  'subject',
  'send_at',
  'started_at',
  'changed_at',
  'expected',
  'queued',
  'sent',
  'failed',
  'bounced',
  'complaints',
  'unsubscribed',
] as const

export async function campaignById(ctx: SiteContext, id: string): Promise<StoredCampaign> {
  const row = await siteTables(ctx).selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw campaignsProblems.missing()
  return row
}

/** Reads a campaign and locks it, so that sending, stopping and changing it come one after the other. */
export async function lockCampaign(ctx: SiteTransaction, id: string): Promise<StoredCampaign | undefined> {
  return siteTables(ctx).selectFrom('campaigns').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function lockedCampaign(ctx: SiteTransaction, id: string): Promise<StoredCampaign> {
  const row = await lockCampaign(ctx, id)
  if (!row) throw campaignsProblems.missing()
  return row
}

export async function updateCampaign(
  ctx: SiteTransaction,
  id: string,
  columns: Partial<Omit<StoredCampaign, 'website_id' | 'id' | 'blocks'>> & { blocks?: never },
): Promise<void> {
  await siteTables(ctx).updateTable('campaigns').set(columns).where('id', '=', id).execute()
}

/** Sorted newest first. */
export async function campaignRows(
  ctx: SiteContext,
  { after }: { after?: string | undefined },
): Promise<Output<typeof campaignsApi.list>> {
  let query = siteTables(ctx)
    .selectFrom('campaigns')
    .select(shortColumns)
    .orderBy('id', 'desc')
    .limit(atOnce + 1)
  if (after) query = query.where('id', '<', after)
  const rows = await query.execute()
  const shown = rows.slice(0, atOnce)
  return { campaigns: shown.map(rowOf), next: rows.length > atOnce ? (shown.at(-1)?.id ?? null) : null }
}

/** Returns a campaign for its screen. */
export async function campaignOf(ctx: SiteContext, id: string): Promise<Campaign> {
  const row = await campaignById(ctx, id)
  const hasPage = row.archive !== 'off' && isArchived(row.state)
  return {
    ...rowOf(row),
    draft: draftIn(row),
    waitsFor: row.state === 'sending' ? await reasonToWait(ctx, row) : null,
    archiveUrl: hasPage ? ctx.site.baseUrl + archivePath(row.id) : null,
  }
}

export function draftIn(row: StoredCampaign): CampaignDraft {
  const { subject, preheader, reply_to: replyTo, list_ids: listIds, blocks, archive } = row
  return { subject, preheader, replyTo, listIds, blocks, archive }
}

async function reasonToWait(
  ctx: SiteContext,
  { is_read: isRead, queued }: StoredCampaign,
): Promise<'quota' | 'server' | null> {
  if (isRead && queued === 0) return null
  const room = await mailingRoom(ctx, { websiteId: ctx.site.id })
  if (room.state === 'refused') return 'server'
  return room.state === 'quota' && !isRead ? 'quota' : null
}

function rowOf(row: Pick<StoredCampaign, (typeof shortColumns)[number]>): CampaignRow {
  const { id, state, subject, expected, queued, sent, failed, bounced, complaints, unsubscribed } = row
  return {
    id,
    state,
    subject,
    counts: {
      expected,
      recipients: queued + sent + failed + bounced,
      sent,
      failed,
      bounced,
      complaints,
      unsubscribed,
    },
    sendAt: row.send_at?.toISOString() ?? null,
    startedAt: row.started_at?.toISOString() ?? null,
    changedAt: row.changed_at.toISOString(),
  }
}
