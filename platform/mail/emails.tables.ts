export const emailStates = ['queued', 'held', 'sent', 'failed', 'mailbox'] as const
export type EmailState = (typeof emailStates)[number]

/** `notice`: what nobody waits for, such as reminders and requests for reviews. */
export type EmailKind = 'transactional' | 'notice'

export interface EmailsTable {
  id: string
  website_id: string | null
  recipient: string
  reply_to: string | null
  subject: string
  html: string
  text: string
  state: EmailState
  failure: string | null
  kind: EmailKind
  queued_at: Date | null
  created_at: Date
  sent_at: Date | null
}

declare module '#platform/database' {
  interface Tables {
    emails: EmailsTable
  }
}
