import type { Configuration, PlatformContext, Writable } from '#platform/context'
import { newId } from '#platform/contract'
import { enqueue } from '#platform/jobs'
import { checkLetter } from './check-letter.ts'
import type { Letter, Mailer } from './index.ts'
import type {} from './letters.tables.ts'
import { sendLetter } from './send-letter.ts'

export interface MailerParts extends Pick<Writable<PlatformContext>, 'db' | 'tx'> {
  now: PlatformContext['now']
  config: Pick<Configuration, 'smtpUrl'>
}

/** Letters are rows of the transaction that wants them. Without a mail server they stay in the mailbox that the owner area shows. */
export function createMailer({ db, tx, now, config }: MailerParts): Mailer {
  return {
    within: (transaction) => createMailer({ ...transaction, now, config }),
    send: async (letter: Letter) => {
      checkLetter(letter)
      const id = newId(now().getTime())
      await db
        .insertInto('letters')
        .values({
          id,
          website_id: letter.websiteId,
          recipient: letter.to,
          reply_to: letter.replyTo ?? null,
          subject: letter.subject,
          html: letter.html,
          text: letter.text,
          state: config.smtpUrl === '' ? 'mailbox' : 'queued',
          failure: null,
          created_at: now(),
          sent_at: null,
        })
        .execute()
      if (config.smtpUrl !== '') await enqueue({ db, tx, now }, sendLetter, { letterId: id })
    },
  }
}
