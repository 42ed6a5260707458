import type { InTransaction, PlatformContext } from '#platform/context'
import { mailProblems } from './mail.problems.ts'
import { unsealEmail } from './sealed-email.ts'

/** Sends one email of a site, or of the platform for null, once more, to whom it was written. A sent one becomes another email, so that no mail server takes it for the first. */
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
  if (email.state !== 'sent') {
    const anew = { state: 'queued', attempts: 0, failure: null, next_at: ctx.now(), queued_at: ctx.now() } as const
    await ctx.db.updateTable('emails').set(anew).where('id', '=', id).execute()
    return
  }
  const body = email.sealed ? unsealEmail(ctx.config, id, email.sealed) : null
  if (!body) throw mailProblems.forgotten()
  const { recipient, reply_to, subject } = email
  await ctx.mail.send({ to: recipient, subject, ...body, websiteId, ...(reply_to ? { replyTo: reply_to } : {}) })
}
