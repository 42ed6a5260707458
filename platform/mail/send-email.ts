import { createTransport, type Transporter } from 'nodemailer'
import { z } from 'zod'
import type { Configuration, PlatformContext, Writable } from '#platform/context'
import { job } from '#platform/jobs'
import type {} from './emails.tables.ts'
import { mailProblems } from './mail.problems.ts'

/**
 * Hands one email to the mail server. What the server refuses for good is marked failed; anything else is tried again, later and later.
 * The message id is the email's own, so that an email handed over twice after a crash can be recognised as one.
 */
export const sendEmail = job({
  name: 'mail.send-letter',
  retries: 12,
  input: z.object({ emailId: z.string() }),
  run: async (ctx: Writable<PlatformContext>, { emailId }) => {
    const email = await ctx.db.selectFrom('emails').selectAll().where('id', '=', emailId).executeTakeFirst()
    if (email?.state !== 'queued') return
    try {
      await transportOf(ctx.config).sendMail({
        from: ctx.config.mailFrom,
        to: email.recipient,
        ...(email.reply_to ? { replyTo: email.reply_to } : {}),
        subject: email.subject,
        text: email.text,
        html: email.html,
        messageId: `<${email.id}@${domainOf(ctx.config)}>`,
        date: email.created_at,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    } catch (error) {
      const code = (error as { responseCode?: number }).responseCode ?? 0
      if (code < 500) throw Object.assign(mailProblems.serverUnreachable(), { cause: error })
      ctx.log.error({ error, emailId }, 'The mail server refuses an email.')
      await ctx.db
        .updateTable('emails')
        .set({ state: 'failed', failure: String((error as Error).message).slice(0, 500) })
        .where('id', '=', emailId)
        .execute()
      return
    }
    // Links in emails are keys: once they are on their way, nobody needs to find them here.
    await ctx.db
      .updateTable('emails')
      .set({ state: 'sent', sent_at: ctx.now(), html: '', text: '' })
      .where('id', '=', emailId)
      .execute()
  },
})

const transports = new Map<string, Transporter>()

/** Made once for each mail server; it opens a connection for each email. */
function transportOf({ smtpUrl }: Pick<Configuration, 'smtpUrl'>): Transporter {
  const cached = transports.get(smtpUrl)
  if (cached) return cached
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  const secure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transports.set(smtpUrl, transport)
  return transport
}

function domainOf({ mailFrom, platformHost }: Pick<Configuration, 'mailFrom' | 'platformHost'>): string {
  return /@([^\s>]+)/.exec(mailFrom)?.[1] ?? platformHost
}
