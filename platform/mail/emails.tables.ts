import type { Generated } from 'kysely'

export const emailStates = ['queued', 'held', 'sent', 'failed', 'mailbox'] as const
export type EmailState = (typeof emailStates)[number]

/** `notice`: emails that are not urgent, such as reminders and requests for reviews. */
export type EmailKind = 'transactional' | 'notice'

export interface EmailsTable {
  id: string
  website_id: string | null
  recipient: string
  reply_to: string | null
  /** Recipients named in a manual email; null for the recipient alone. */
  to_line: string | null
  cc_line: string | null
  /** Address by which mail programs unsubscribe the reader from further emails of its kind. */
  unsubscribe_url: Generated<string | null>
  /** The mailing it belongs to, such as a campaign; null for other emails. */
  mailing: Generated<string | null>
  /** Whether the mail server refused the address of the recipient for good. */
  is_address_refused: Generated<boolean>
  subject: string
  html: string
  text: string
  state: EmailState
  failure: string | null
  kind: EmailKind
  queued_at: Date | null
  created_at: Date
  sent_at: Date | null
  /** Number of attempts to send it. */
  attempts: Generated<number>
  next_at: Generated<Date>
  /** Time until which a worker may send it. */
  claimed_until: Date | null
  /** Content of a sent email, encrypted with the installation's secret. */
  sealed: Uint8Array | null
}

declare module '#platform/database' {
  interface Tables {
    emails: EmailsTable
  }
}
