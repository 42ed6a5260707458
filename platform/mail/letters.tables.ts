export const letterStates = ['queued', 'sent', 'failed', 'mailbox'] as const
export type LetterState = (typeof letterStates)[number]

export interface LettersTable {
  id: string
  website_id: string | null
  recipient: string
  reply_to: string | null
  subject: string
  html: string
  text: string
  state: LetterState
  failure: string | null
  created_at: Date
  sent_at: Date | null
}

declare module '#platform/database' {
  interface Tables {
    letters: LettersTable
  }
}
