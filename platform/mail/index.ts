import type { PlatformContext, Writable } from '../context/index.ts'
import type { EmailKind } from './emails.tables.ts'

export interface Email {
  to: string
  subject: string
  html: string
  text: string
  replyTo?: string
  /** Recipients named in a manual email. `to` gets this copy, and need not be among them. */
  addressed?: { readonly to: readonly string[]; readonly cc: readonly string[] }
  /** Site of the mailbox with the email; null for platform mail. */
  websiteId: string | null
  /**
   * For advertising emails: the address to which mail programs send one POST without a cookie to unsubscribe the
   * reader.
   */
  unsubscribeUrl?: string
  /** `transactional` by default. A notice waits behind others when a site sends many. */
  kind?: EmailKind
}

export interface Mailer {
  /** Queues the email in its transaction, or at once outside of one; a worker sends it, and tries for three days. */
  send: (email: Email) => Promise<void>
  /** Returns the same mailer for another transaction, as `inTransaction` and `inSite` do. */
  within: (transaction: Pick<Writable<PlatformContext>, 'db' | 'tx'>) => Mailer
}

export { type MailerParts, createMailer } from './create-mailer.ts'
export { type EmailLetterhead, type EmailLook, emailInk, emailRule, plainLook, quietInk } from './email-look.ts'
export { emailPage } from './email-page.tsx'
export {
  EmailButton,
  EmailNote,
  EmailParagraph,
  EmailTable,
  EmailTitle,
  endSide,
  fontOf,
  startSide,
} from './email-parts.tsx'
export { type EmailParts, emailTemplate, signatureOf } from './email-template.tsx'
export type { EmailState, EmailsTable } from './emails.tables.ts'
export { type StoredEmail, mailbox } from './mailbox.ts'
export { mailHold, type MailHold } from './mail-hold.ts'
export { type MailLimits, mailLimits } from './mail-limits.ts'
export { resealEmails } from './reseal-emails.ts'
export { releaseHeldEmails } from './release-held-emails.job.ts'
export { runMail } from './run-mail.ts'
export { discardHeld } from './discard-held.ts'
export { sendAgain } from './send-again.ts'
export {
  type MailingEmail,
  mailingOutcomes,
  mailingQuota,
  mailingRoom,
  queueMailing,
  withdrawMailing,
} from './mailing.ts'
export { emailOfReference } from './mailing-reference.ts'
export { isAddressStatus } from './transport.ts'
export { sendsEmail } from './sends-email.ts'
export { forgetSentJob, type MailCounts, sendEmail } from './send-email.ts'
