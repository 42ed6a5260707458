import type { PlatformContext } from '#platform/context'
import type { LetterState } from './letters.tables.ts'

export interface KeptLetter {
  id: string
  to: string
  subject: string
  html: string
  text: string
  state: LetterState
  createdAt: string
}

/** Fifty letters of a site, or of the platform for null, newest first. */
export async function mailbox(
  ctx: PlatformContext,
  { websiteId, before }: { websiteId: string | null; before?: string | undefined },
): Promise<KeptLetter[]> {
  let letters = ctx.db
    .selectFrom('letters')
    .selectAll()
    .where('website_id', websiteId === null ? 'is' : '=', websiteId)
  if (before) letters = letters.where('id', '<', before)
  const rows = await letters.orderBy('id', 'desc').limit(50).execute()
  return rows.map(({ id, recipient, subject, html, text, state, created_at }) => ({
    id,
    to: recipient,
    subject,
    html,
    text,
    state,
    createdAt: created_at.toISOString(),
  }))
}
