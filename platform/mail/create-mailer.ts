import type { Configuration, PlatformContext, Writable } from '#platform/context'
import { newId } from '#platform/contract'
import { checkEmail } from './check-email.ts'
import type { Email, Mailer } from './index.ts'
import type {} from './emails.tables.ts'

export interface MailerParts extends Pick<Writable<PlatformContext>, 'db' | 'tx'> {
  now: PlatformContext['now']
  config: Pick<Configuration, 'smtpUrl'>
}

/** Emails are rows of the transaction that wants them. Without a mail server they stay in the mailbox that the owner area shows. */
export function createMailer({ db, now, config }: MailerParts): Mailer {
  return {
    within: (transaction) => createMailer({ ...transaction, now, config }),
    send: async (email: Email) => {
      checkEmail(email)
      const id = newId(now().getTime())
      await db
        .insertInto('emails')
        .values({
          id,
          website_id: email.websiteId,
          recipient: email.to,
          reply_to: email.replyTo ?? null,
          subject: email.subject,
          html: email.html,
          text: email.text,
          state: config.smtpUrl === '' ? 'mailbox' : 'queued',
          failure: null,
          created_at: now(),
          sent_at: null,
          next_at: now(),
          claimed_until: null,
          sealed: null,
        })
        .execute()
    },
  }
}
