import { newId } from '#platform/contract'
import type { Db } from '#platform/database'
import type { Mailer } from '#platform/mail'
import type {} from '../../platform/mail/letters.tables.ts'

/** Letters as the product queues them, with the test's clock. */
export function queueingMailer(db: Db, now: () => Date): Mailer {
  return {
    within: (other) => queueingMailer(other, now),
    async send({ to, replyTo, websiteId, subject, html, text }) {
      const row = { id: newId(now().getTime()), website_id: websiteId, recipient: to, reply_to: replyTo ?? null, subject, html, text }
      await db
        .insertInto('letters')
        .values({ ...row, state: 'queued', failure: null, created_at: now(), sent_at: null })
        .execute()
    },
  }
}
