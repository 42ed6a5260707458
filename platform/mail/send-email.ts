import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Configuration, OutsideTransaction, PlatformContext } from '#platform/context'
import { job } from '#platform/jobs'
import { dayMs, minuteMs } from '../contract/index.ts'
import type { EmailsTable } from './emails.tables.ts'
import { holdMail, mailHold, mayTryAgain, releaseMail } from './mail-hold.ts'
import { sealEmail } from './sealed-email.ts'
import { referenceHeader, referenceOf } from './mailing-reference.ts'
import { isAddressRefused, mostConnections, refusalOf, transportOf } from './transport.ts'

type Context = OutsideTransaction<PlatformContext>
type Claimed = Pick<
  Selectable<EmailsTable>,
  | 'id'
  | 'website_id'
  | 'recipient'
  | 'reply_to'
  | 'to_line'
  | 'cc_line'
  | 'unsubscribe_url'
  | 'mailing'
  | 'subject'
  | 'html'
  | 'text'
  | 'created_at'
> & { attempts: number }

const atOnce = 200
const claimMs = 10 * minuteMs

/** Waits between tries, as mail servers keep them: together three days. */
const waitsMs = [1, 2, 5, 10, 15, 30, ...Array.from({ length: 71 }, () => 60)].map((minutes) => minutes * minuteMs)
const awayMs = minuteMs
const keptDays = 30

/** Numbers of emails that this process has sent and given up. */
export interface MailCounts {
  sent: number
  failed: number
}

/**
 * Sends all due emails. Permanent refusals are marked as failed; temporary ones, and those while the server is
 * unavailable, are retried for three days; when the server refuses everything (a wrong password), all emails wait.
 * Returns the number sent.
 */
export async function sendDueEmails(ctx: Context, counts: MailCounts = { sent: 0, failed: 0 }): Promise<number> {
  if (ctx.config.smtpUrl === '') return 0
  if ((await mailHold(ctx)) && !(await isTakenAgain(ctx))) return 0
  for (let sent = 0; ; ) {
    const emails = await claim(ctx)
    const handed = await handAll(ctx, emails, counts)
    sent += handed.sent
    if (handed.isOver || emails.length === 0) return sent
  }
}

/** Job of an earlier version, which queued each email separately. */
export const sendEmail = job({
  name: 'mail.send-email',
  input: z.object({ emailId: z.string() }),
  run: async (ctx: Context) => void (await sendDueEmails(ctx)),
})

/** Deletes emails sent a month ago. */
export const forgetSentJob = job({
  name: 'mail.forget-sent',
  schedule: '40 3 * * *',
  input: z.object({}),
  run: async (ctx: Context) => {
    const before = new Date(ctx.now().getTime() - keptDays * dayMs)
    await ctx.db
      .updateTable('emails')
      .set({ sealed: null })
      .where('sealed', 'is not', null)
      .where('sent_at', '<', before)
      .execute()
  },
})

async function isTakenAgain(ctx: Context): Promise<boolean> {
  if (!(await mayTryAgain(ctx))) return false
  try {
    const transport = await transportOf(ctx.config)
    await transport.verify()
  } catch (error) {
    await holdMail(ctx, reasonOf(error))
    return false
  }
  await releaseMail(ctx)
  return true
}

/** Claims emails for some time. Emails of a worker that ends are claimed by the next. */
async function claim(ctx: Context): Promise<readonly Claimed[]> {
  const now = ctx.now()
  const { rows } = await sql<Claimed>`
    update emails set claimed_until = ${new Date(now.getTime() + claimMs)}
    where id in (
      select id from emails where state = 'queued' and next_at <= ${now} and (claimed_until is null or claimed_until < ${now})
      order by next_at limit ${atOnce} for update skip locked)
    returning id, website_id, recipient, reply_to, to_line, cc_line, unsubscribe_url, mailing, subject, html, text, created_at, attempts`.execute(
    ctx.db,
  )
  return rows
}

interface Handing {
  sent: number
  /** Whether the server is unavailable or refuses everything, so that no other email is tried. */
  isOver: boolean
  readonly outcomes: SentWriter
  readonly counts: MailCounts
}

async function handAll(ctx: Context, emails: readonly Claimed[], counts: MailCounts): Promise<Handing> {
  const outcomes = sentWriter(ctx)
  const handing: Handing = { sent: 0, isOver: false, outcomes, counts }
  const waiting = [...emails].toReversed()
  // Two for each connection: while the result of one is stored, the next is being sent.
  const lanes = Array.from({ length: 2 * mostConnections }, async () => {
    for (let email = waiting.pop(); email; email = waiting.pop()) {
      if (handing.isOver) await release(ctx, email, awayMs)
      else await hand(ctx, email, handing)
    }
  })
  await Promise.all(lanes)
  await outcomes.written()
  return handing
}

async function hand(ctx: Context, email: Claimed, handing: Handing): Promise<void> {
  try {
    const transport = await transportOf(ctx.config)
    await transport.sendMail(messageOf(ctx, email))
  } catch (error) {
    return refused(ctx, email, handing, error)
  }
  handing.sent += 1
  handing.counts.sent += 1
  // Links in emails are keys: once sent, they are not readable here. The owner of a site can send its emails again.
  const sealed = email.website_id === null ? null : sealEmail(ctx.config, email.id, email)
  handing.outcomes.add({ id: email.id, sealed })
}

interface Sent {
  readonly id: string
  readonly sealed: Uint8Array | null
}

interface SentWriter {
  readonly add: (sent: Sent) => void
  readonly written: () => Promise<void>
}

/**
 * Records sent emails, one statement after the other, each for all that were sent since: emails that a dying worker has
 * not yet recorded are sent twice.
 */
function sentWriter(ctx: Context): SentWriter {
  let waiting: Sent[] = []
  let writing: Promise<void> | undefined
  const write = async (): Promise<void> => {
    for (let batch = waiting; batch.length > 0; batch = waiting) {
      waiting = []
      await markSent(ctx, batch)
    }
    writing = undefined
  }
  return {
    add: (sent) => {
      waiting.push(sent)
      writing ??= write()
      writing.catch(() => {})
    },
    written: async () => writing,
  }
}

async function markSent(ctx: Context, batch: readonly Sent[]): Promise<void> {
  await sql`
    update emails set state = 'sent', sent_at = ${ctx.now()}, html = '', text = '', failure = null, claimed_until = null, sealed = left_now.sealed
    from unnest(${batch.map(({ id }) => id)}::text[], ${batch.map(({ sealed }) => sealed)}::bytea[]) as left_now (id, sealed)
    where emails.id = left_now.id`.execute(ctx.db)
}

async function refused(ctx: Context, email: Claimed, handing: Handing, error: unknown): Promise<void> {
  const failure = reasonOf(error)
  const refusal = refusalOf(error)
  const waitMs = waitsMs[email.attempts]
  if (refusal === 'all') {
    handing.isOver = true
    await holdMail(ctx, failure)
    return release(ctx, email, 0)
  }
  if (refusal === 'email' || waitMs === undefined) {
    handing.counts.failed += 1
    ctx.log.warn({ failure, emailId: email.id }, 'An email was given up.')
    const is_address_refused = refusal === 'email' && isAddressRefused(error)
    return change(ctx, email, { state: 'failed', failure, is_address_refused, attempts: email.attempts + 1 })
  }
  if (refusal === 'away') {
    if (!handing.isOver) ctx.log.warn({ failure }, 'The mail server cannot be reached; emails wait.')
    handing.isOver = true
  }
  const next_at = new Date(ctx.now().getTime() + waitMs)
  return change(ctx, email, { attempts: email.attempts + 1, failure, next_at })
}

function release(ctx: Context, email: Claimed, waitMs: number): Promise<void> {
  return change(ctx, email, { next_at: new Date(ctx.now().getTime() + waitMs) })
}

type Change = Partial<Pick<EmailsTable, 'state' | 'failure' | 'sent_at' | 'html' | 'text' | 'sealed'>> & {
  attempts?: number
  next_at?: Date
  is_address_refused?: boolean
}

async function change({ db }: Context, { id }: Claimed, columns: Change): Promise<void> {
  await db
    .updateTable('emails')
    .set({ ...columns, claimed_until: null })
    .where('id', '=', id)
    .execute()
}

/** The message id is that of the email, so that an email sent twice after a crash can be recognised. */
function messageOf({ config }: Context, email: Claimed) {
  return {
    from: config.mailFrom,
    to: email.to_line ?? email.recipient,
    ...(email.cc_line ? { cc: email.cc_line } : {}),
    // Each named recipient receives an email of their own.
    envelope: { from: config.mailFrom, to: email.recipient },
    ...(email.reply_to ? { replyTo: email.reply_to } : {}),
    subject: email.subject,
    text: email.text,
    html: email.html,
    messageId: `<${email.id}@${domainOf(config)}>`,
    date: email.created_at,
    headers: {
      ...(email.to_line === null && { 'Auto-Submitted': 'auto-generated' }),
      ...(email.unsubscribe_url !== null && {
        'List-Unsubscribe': `<${email.unsubscribe_url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      ...(email.mailing !== null && { [referenceHeader]: referenceOf(config, email.id) }),
    },
  }
}

function reasonOf(error: unknown): string {
  return String((error as Error).message).slice(0, 500)
}

function domainOf({ mailFrom, platformHost }: Pick<Configuration, 'mailFrom' | 'platformHost'>): string {
  return /@([^\s>]+)/.exec(mailFrom)?.[1] ?? platformHost
}
