import type { Generated } from 'kysely'

export const emailStates = ['queued', 'held', 'sent', 'failed', 'mailbox'] as const
export type EmailState = (typeof emailStates)[number]

/** `notice`: emails that are not expected, such as reminders and requests for reviews. */
export type EmailKind = 'transactional' | 'notice'

export interface EmailsTable {
  id: string
  website_id: string | null
  recipient: string
  reply_to: string | null
  /** Whom an email names that was written by hand; null: the recipient alone. */
  to_line: string | null
  cc_line: string | null
  /** Address by which mail programs unsubscribe the reader from further emails of its kind. */
  unsubscribe_url: Generated<string | null>
  subject: string
  html: string
  text: string
  state: EmailState
  failure: string | null
  kind: EmailKind
  queued_at: Date | null
  created_at: Date
  sent_at: Date | null
  /** How often the mail server was asked to take it. */
  attempts: Generated<number>
  next_at: Generated<Date>
  /** A worker hands it over until then. */
  claimed_until: Date | null
  /** Content of a sent email, encrypted with the installation's secret. */
  sealed: Uint8Array | null
}

declare module '#platform/database' {
  interface Tables {
    emails: EmailsTable
  }
}
