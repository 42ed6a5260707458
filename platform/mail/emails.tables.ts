export const emailStates = ['queued', 'sent', 'failed', 'mailbox'] as const
export type EmailState = (typeof emailStates)[number]

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
  created_at: Date
  sent_at: Date | null
}

declare module '#platform/database' {
  interface Tables {
    emails: EmailsTable
  }
}
