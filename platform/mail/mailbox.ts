import type { PlatformContext } from '#platform/context'
import type { EmailState } from './emails.tables.ts'

export interface StoredEmail {
  id: string
  to: string
  subject: string
  html: string
  text: string
  state: EmailState
  /** The mail server's response to the last attempt. */
  failure: string | null
  canSendAgain: boolean
  createdAt: string
}

/** Fifty emails of a site, or of the platform for null, newest first. */
export async function mailbox(
  ctx: PlatformContext,
  { websiteId, before }: { websiteId: string | null; before?: string | undefined },
): Promise<StoredEmail[]> {
  let emails = ctx.db
    .selectFrom('emails')
    .selectAll()
    .where('website_id', websiteId === null ? 'is' : '=', websiteId)
    // A mailing has a screen of its own, and its emails would hide all others.
    .where('mailing', 'is', null)
  if (before) emails = emails.where('id', '<', before)
  const rows = await emails.orderBy('id', 'desc').limit(50).execute()
  return rows.map(({ id, recipient, subject, html, text, state, failure, sealed, created_at }) => ({
    id,
    to: recipient,
    subject,
    html,
    text,
    state,
    failure,
    canSendAgain: ctx.config.smtpUrl !== '' && state !== 'held' && (state !== 'sent' || sealed !== null),
    createdAt: created_at.toISOString(),
  }))
}
