import { createTransport, type Transporter } from 'nodemailer'
import { z } from 'zod'
import type { Configuration, PlatformContext, Writable } from '#platform/context'
import { job } from '#platform/jobs'
import type {} from './letters.tables.ts'
import { mailProblems } from './mail.problems.ts'

/**
 * Hands one letter to the mail server. What the server refuses for good is marked failed; anything else is tried again, later and later.
 * The message id is the letter's own, so that a letter handed over twice after a crash can be recognised as one.
 */
export const sendLetter = job({
  name: 'mail.send-letter',
  retries: 12,
  input: z.object({ letterId: z.string() }),
  run: async (ctx: Writable<PlatformContext>, { letterId }) => {
    const letter = await ctx.db.selectFrom('letters').selectAll().where('id', '=', letterId).executeTakeFirst()
    if (letter?.state !== 'queued') return
    try {
      await transportOf(ctx.config).sendMail({
        from: ctx.config.mailFrom,
        to: letter.recipient,
        ...(letter.reply_to ? { replyTo: letter.reply_to } : {}),
        subject: letter.subject,
        text: letter.text,
        html: letter.html,
        messageId: `<${letter.id}@${domainOf(ctx.config)}>`,
        date: letter.created_at,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    } catch (error) {
      const code = (error as { responseCode?: number }).responseCode ?? 0
      if (code < 500) throw Object.assign(mailProblems.serverUnreachable(), { cause: error })
      ctx.log.error({ error, letterId }, 'The mail server refuses a letter.')
      await ctx.db
        .updateTable('letters')
        .set({ state: 'failed', failure: String((error as Error).message).slice(0, 500) })
        .where('id', '=', letterId)
        .execute()
      return
    }
    // Links in letters are keys: once they are on their way, nobody needs to find them here.
    await ctx.db
      .updateTable('letters')
      .set({ state: 'sent', sent_at: ctx.now(), html: '', text: '' })
      .where('id', '=', letterId)
      .execute()
  },
})

const transports = new Map<string, Transporter>()

/** Made once for each mail server; it opens a connection for each letter. */
function transportOf({ smtpUrl }: Pick<Configuration, 'smtpUrl'>): Transporter {
  const known = transports.get(smtpUrl)
  if (known) return known
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  const secure = protocol === 'smtps:'
  const made = createTransport({
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
  transports.set(smtpUrl, made)
  return made
}

function domainOf({ mailFrom, platformHost }: Pick<Configuration, 'mailFrom' | 'platformHost'>): string {
  return /@([^\s>]+)/.exec(mailFrom)?.[1] ?? platformHost
}
