import type { Configuration, PlatformContext, Writable } from '#platform/context'
import { newId } from '#platform/contract'
import type { Db } from '#platform/database'
import { fitEmail } from './check-email.ts'
import type { Email, Mailer } from './index.ts'
import type { EmailState } from './emails.tables.ts'
import { handedOn, hasRoom, quotaOf } from './mail-quota.ts'

export interface MailerParts extends Pick<Writable<PlatformContext>, 'db' | 'tx'> {
  now: PlatformContext['now']
  config: Pick<Configuration, 'smtpUrl' | 'mailQuota'>
}

/** Emails are rows of their transaction. Without a mail server they stay in the mailbox of the owner area. */
export function createMailer({ db, now, config }: MailerParts): Mailer {
  return {
    within: (transaction) => createMailer({ ...transaction, now, config }),
    send: async (unchecked: Email) => {
      const email = fitEmail(unchecked)
      const id = newId(now().getTime())
      const state = await stateOf(db, now(), config, email)
      await db
        .insertInto('emails')
        .values({
          id,
          website_id: email.websiteId,
          recipient: email.to,
          reply_to: email.replyTo ?? null,
          to_line: email.addressed?.to.join(', ') ?? null,
          cc_line: email.addressed?.cc.join(', ') ?? null,
          unsubscribe_url: email.unsubscribeUrl ?? null,
          subject: email.subject,
          html: email.html,
          text: email.text,
          state,
          kind: email.kind ?? 'transactional',
          queued_at: state === 'queued' ? now() : null,
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

/**
 * Returns the state of a new email. It is held if its site has used up its quota, or that for this recipient, and
 * `releaseHeldEmails` releases it.
 */
export async function stateOf(
  db: Db,
  now: Date,
  config: MailerParts['config'],
  { websiteId, to, kind = 'transactional' }: Pick<Email, 'websiteId' | 'to' | 'kind'>,
): Promise<EmailState> {
  if (config.smtpUrl === '') return 'mailbox'
  if (websiteId === null) return 'queued'
  return hasRoom(await handedOn(db, now, websiteId, to), quotaOf(config), kind) ? 'queued' : 'held'
}
