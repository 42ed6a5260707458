import type { InTransaction, PlatformContext } from '#platform/context'
import type { EmailsTable } from './emails.tables.ts'
import { stateOf } from './create-mailer.ts'
import { mailProblems } from './mail.problems.ts'
import { unsealEmail } from './sealed-email.ts'

/**
 * Sends one email of a site, or of the platform for null, once more to its recipient. A sent one becomes a new email,
 * so that mail servers do not treat it as the first.
 */
export async function sendAgain(
  ctx: InTransaction<PlatformContext>,
  { websiteId, id }: { websiteId: string | null; id: string },
): Promise<void> {
  if (ctx.config.smtpUrl === '') throw mailProblems.noServer()
  const email = await ctx.db
    .selectFrom('emails')
    .selectAll()
    .where('id', '=', id)
    .where('website_id', websiteId === null ? 'is' : '=', websiteId)
    .executeTakeFirst()
  if (!email) throw mailProblems.notFound()
  // The email would exceed the quota, and is already queued.
  if (email.state === 'held') throw mailProblems.quotaUsed()
  if (email.state !== 'sent') return queueAnew(ctx, email)
  const body = email.sealed ? unsealEmail(ctx.config, id, email.sealed) : null
  if (!body) throw mailProblems.forgotten()
  const { recipient, reply_to, subject, to_line, cc_line, unsubscribe_url } = email
  await ctx.mail.send({
    to: recipient,
    subject,
    ...body,
    websiteId,
    ...(reply_to ? { replyTo: reply_to } : {}),
    ...(unsubscribe_url ? { unsubscribeUrl: unsubscribe_url } : {}),
    ...(to_line !== null && { addressed: { to: to_line.split(', '), cc: cc_line ? cc_line.split(', ') : [] } }),
  })
}

type NotSent = Pick<EmailsTable, 'id' | 'website_id' | 'recipient' | 'kind' | 'state' | 'queued_at'>

/** A waiting email is counted in the quota already; a failed one needs room in it again. */
async function queueAnew({ db, now, config }: InTransaction<PlatformContext>, email: NotSent): Promise<void> {
  const { website_id: websiteId, recipient: to, kind } = email
  const state = email.state === 'queued' ? 'queued' : await stateOf(db, now(), config, { websiteId, to, kind })
  const queued_at = state === 'queued' ? (email.state === 'queued' ? email.queued_at : now()) : null
  await db
    .updateTable('emails')
    .set({ state, attempts: 0, failure: null, next_at: now(), queued_at })
    .where('id', '=', email.id)
    .execute()
}
