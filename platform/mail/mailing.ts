import { type Insertable, sql } from 'kysely'
import type { InTransaction, PlatformContext } from '#platform/context'
import { fitEmail } from './check-email.ts'
import type { EmailsTable, EmailState } from './emails.tables.ts'
import type { Email } from './index.ts'
import { mailHold } from './mail-hold.ts'
import { handedOn, noticeQuota, quotaOf, roomForNotices } from './mail-quota.ts'

/** An email of a mailing. Its id is given, so that the caller can refer to it in the same transaction. */
export interface MailingEmail extends Pick<Email, 'to' | 'subject' | 'html' | 'text' | 'replyTo' | 'unsubscribeUrl'> {
  readonly id: string
}

interface OfMailing {
  readonly websiteId: string
  /** Id of the mailing, such as a campaign. */
  readonly mailing: string
}

/** Reason why no email of a mailing can be queued at the moment, or how many can. */
export type MailingRoom = { state: 'room'; emails: number } | { state: 'quota' } | { state: 'refused' }

/**
 * Returns the number of emails that a mailing may queue. A mailing leaves half of the quota to orders and accounts, and
 * queues nothing while the mail server refuses everything, so that it can be stopped at any moment.
 */
export async function mailingRoom(ctx: PlatformContext, { websiteId }: { websiteId: string }): Promise<MailingRoom> {
  if (await mailHold(ctx)) return { state: 'refused' }
  const handed = await handedOn(ctx.db, ctx.now(), websiteId, '')
  const emails = roomForNotices(handed, quotaOf(ctx.config))
  return emails > 0 ? { state: 'room', emails } : { state: 'quota' }
}

/** Returns the emails that the mailings of a site may send in an hour and a day. */
export function mailingQuota({ config }: Pick<PlatformContext, 'config'>): { hour: number; day: number } {
  return noticeQuota(config)
}

/** Number of emails in one statement, because each has a whole body. */
const together = 100

/** Queues emails of a mailing, at most as many as `mailingRoom` allows. They are read as they are written. */
export async function queueMailing(
  ctx: InTransaction<PlatformContext>,
  of: OfMailing,
  emails: Iterable<MailingEmail>,
): Promise<void> {
  let rows: EmailRow[] = []
  const write = async (): Promise<void> => {
    if (rows.length > 0) await ctx.db.insertInto('emails').values(rows).execute()
    rows = []
  }
  for (const email of emails) {
    rows.push(rowOf(of, email, ctx.now()))
    if (rows.length === together) await write()
  }
  await write()
}

type EmailRow = Insertable<EmailsTable>

function rowOf({ websiteId, mailing }: OfMailing, { id, ...unchecked }: MailingEmail, now: Date): EmailRow {
  const email = fitEmail({ ...unchecked, websiteId })
  return {
    id,
    website_id: websiteId,
    recipient: email.to,
    reply_to: email.replyTo ?? null,
    to_line: null,
    cc_line: null,
    unsubscribe_url: email.unsubscribeUrl ?? null,
    mailing,
    subject: email.subject,
    html: email.html,
    text: email.text,
    state: 'queued',
    kind: 'notice',
    queued_at: now,
    failure: null,
    created_at: now,
    sent_at: null,
    next_at: now,
    claimed_until: null,
    sealed: null,
  }
}

/** An email of a mailing that the mail server took, or that was given up. */
export interface MailingOutcome {
  readonly id: string
  readonly state: Extract<EmailState, 'sent' | 'failed'>
  /** The mail server's response to the last attempt. */
  readonly failure: string
  readonly isAddressRefused: boolean
}

/** Returns what became of emails by id; those that still wait are left out. One that is not stored counts as failed. */
export async function mailingOutcomes(
  ctx: PlatformContext,
  { websiteId, ids }: { websiteId: string; ids: readonly string[] },
): Promise<MailingOutcome[]> {
  if (ids.length === 0) return []
  const rows = await ctx.db
    .selectFrom('emails')
    .select(['id', 'state', 'failure', 'is_address_refused'])
    .where('website_id', '=', websiteId)
    .where('id', 'in', [...ids])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id): MailingOutcome[] => {
    const row = byId.get(id)
    if (!row) return [{ id, state: 'failed', failure: '', isAddressRefused: false }]
    const { state, failure, is_address_refused: isAddressRefused } = row
    return state === 'sent' || state === 'failed' ? [{ id, state, failure: failure ?? '', isAddressRefused }] : []
  })
}

/**
 * Deletes emails of a mailing that wait and that no worker is sending, at most `limit`, and returns their ids. `ids`
 * restricts them to some.
 */
export async function withdrawMailing(
  ctx: InTransaction<PlatformContext>,
  { websiteId, mailing, ids, limit }: OfMailing & { ids?: readonly string[]; limit: number },
): Promise<string[]> {
  const among = ids === undefined ? sql`` : sql`and id = any(${[...ids]}::text[])`
  const { rows } = await sql<{ id: string }>`
    delete from emails where id in (
      select id from emails
      where website_id = ${websiteId} and mailing = ${mailing} and state in ('queued', 'held')
        and (claimed_until is null or claimed_until < ${ctx.now()}) ${among}
      limit ${limit} for update skip locked)
    returning id`.execute(ctx.db)
  return rows.map(({ id }) => id)
}
