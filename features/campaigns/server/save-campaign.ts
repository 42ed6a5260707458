import type { OwnerContext, OwnerTransaction } from '#platform/context'
import { changedSince, type Input, newId, type Output } from '#platform/contract'
import { siteTables } from '#platform/database'
import {
  type Campaign,
  type CampaignDraft,
  type campaignsApi,
  campaignsProblems,
  isEditable,
} from '../contract/index.ts'
import { campaignById, campaignOf, campaignRows, draftIn, lockedCampaign } from './campaigns.queries.ts'

const blank: CampaignDraft = { subject: '', preheader: '', replyTo: '', listIds: [], blocks: [], archive: 'off' }

export async function listCampaigns(
  ctx: OwnerContext,
  input: Input<typeof campaignsApi.list>,
): Promise<Output<typeof campaignsApi.list>> {
  ctx.require('newsletter.message.read')
  return campaignRows(ctx, input)
}

export async function readCampaign(ctx: OwnerContext, { id }: { id: string }): Promise<Campaign> {
  ctx.require('newsletter.message.read')
  return campaignOf(ctx, id)
}

/** Creates an empty draft, or one with the content of another campaign. */
export async function createCampaign(
  ctx: OwnerTransaction,
  { copyOf }: Input<typeof campaignsApi.create>,
): Promise<{ id: string }> {
  ctx.require('newsletter.message.write')
  const id = newId(ctx.now().getTime())
  const draft = copyOf === undefined ? blank : draftIn(await campaignById(ctx, copyOf))
  await siteTables(ctx)
    .insertInto('campaigns')
    .values({
      id,
      state: 'draft',
      ...columnsOf(draft),
      send_at: null,
      started_at: null,
      finished_at: null,
      created_at: ctx.now(),
      changed_at: ctx.now(),
    })
    .execute()
  return { id }
}

/** Saves a draft. A field that another person changed since it was read is not overwritten. */
export async function changeCampaign(
  ctx: OwnerTransaction,
  { id, before: seen = {}, ...draft }: Input<typeof campaignsApi.change>,
): Promise<Campaign> {
  ctx.require('newsletter.message.write')
  const stored = await lockedCampaign(ctx, id)
  if (!isEditable(stored.state)) throw campaignsProblems.notDraft()
  const where = changedSince(seen, { ...draftIn(stored) }, draft)
  if (where !== undefined) throw campaignsProblems.changedSince({ where })
  await siteTables(ctx)
    .updateTable('campaigns')
    .set({ ...columnsOf(draft), changed_at: ctx.now() })
    .where('id', '=', id)
    .execute()
  return campaignOf(ctx, id)
}

/** Deletes a campaign with its page and its counts. One that is being sent has to be stopped first. */
export async function removeCampaign(ctx: OwnerTransaction, { id }: { id: string }): Promise<Record<string, never>> {
  ctx.require('newsletter.message.write')
  const { state } = await lockedCampaign(ctx, id)
  if (state === 'sending' || state === 'scheduled') throw campaignsProblems.isSending()
  await siteTables(ctx).deleteFrom('campaigns').where('id', '=', id).execute()
  return {}
}

/** Opens or closes the page of a campaign, also after it was sent. */
export async function setArchive(
  ctx: OwnerTransaction,
  { id, archive }: Input<typeof campaignsApi.setArchive>,
): Promise<Campaign> {
  ctx.require('newsletter.message.write')
  await lockedCampaign(ctx, id)
  await siteTables(ctx).updateTable('campaigns').set({ archive }).where('id', '=', id).execute()
  return campaignOf(ctx, id)
}

function columnsOf({ subject, preheader, replyTo, listIds, blocks, archive }: CampaignDraft) {
  return {
    subject,
    preheader,
    reply_to: replyTo,
    list_ids: [...new Set(listIds)],
    blocks: [...blocks],
    archive,
  }
}
