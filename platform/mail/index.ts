import type { PlatformContext, Writable } from '../context/index.ts'

export interface Letter {
  to: string
  subject: string
  html: string
  text: string
  replyTo?: string
  /** Kept with the letter in the mailbox; null for platform mail. */
  websiteId: string | null
}

export interface Mailer {
  /** Queues the letter in its transaction, or at once outside of one; a worker sends it, with retries. */
  send: (letter: Letter) => Promise<void>
  /** The same mailer, queueing in another transaction: `inTransaction` and `inSite` bind it to theirs. */
  within: (transaction: Pick<Writable<PlatformContext>, 'db' | 'tx'>) => Mailer
}

export { type MailerParts, createMailer } from './create-mailer.ts'
export { LetterButton, LetterTable, letterFont, letterInk, letterPage, letterRule, quietInk } from './letter-parts.tsx'
export { type LetterParts, letterOf } from './letter-template.tsx'
export type { LetterState, LettersTable } from './letters.tables.ts'
export { mailProblems } from './mail.problems.ts'
export { type KeptLetter, mailbox } from './mailbox.ts'
export { sendLetter } from './send-letter.ts'
