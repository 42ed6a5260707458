import { existingLists, nextSubscribed } from '#features/forms/server'
import type { SiteContext } from '#platform/context'
import type { Problem } from '#platform/contract'
import { sendsEmail } from '#platform/mail'
import { type CampaignDraft, campaignsProblems } from '../contract/index.ts'
import { emailContent, type EmailPart } from './email-content.ts'

export interface FinishedDraft {
  readonly parts: readonly EmailPart[]
  /** Those of its lists that exist. */
  readonly listIds: readonly string[]
  /** Problems without which it could be sent, in their order on the screen. */
  readonly missing: readonly Problem[]
}

/** Completes a draft, and returns its missing parts: subject, lists, people, and everything in its blocks. */
export async function finishedDraft(ctx: SiteContext, draft: CampaignDraft, origin: string): Promise<FinishedDraft> {
  const listIds = await existingLists(ctx, draft.listIds)
  const [anybody] = await nextSubscribed(ctx, { listIds, after: '', limit: 1 })
  const { parts, missing } = await emailContent(ctx, draft, origin)
  const before = [
    ...(sendsEmail(ctx) ? [] : [campaignsProblems.noServer()]),
    ...(draft.subject === '' ? [campaignsProblems.subjectMissing()] : []),
    ...(listIds.length === 0 ? [campaignsProblems.listMissing()] : anybody ? [] : [campaignsProblems.nobody()]),
  ]
  return { parts, listIds, missing: [...before, ...missing] }
}
