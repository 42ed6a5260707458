import type { PlatformContext, Writable } from '#platform/context'
import { minuteMs } from '../contract/index.ts'
import { settingsMark } from './transport.ts'

/** Reason why no email leaves this installation. */
export interface MailHold {
  readonly since: Date
  readonly reason: string
}

const tryEveryMs = minuteMs

/** Returns null when emails are sent, or the refused settings have been changed. */
export async function mailHold(ctx: PlatformContext): Promise<MailHold | null> {
  if (ctx.config.smtpUrl === '') return null
  const row = await ctx.db
    .selectFrom('installation')
    .select(['mail_held_since', 'mail_held_reason', 'mail_held_settings'])
    .executeTakeFirst()
  if (!row?.mail_held_since || row.mail_held_settings !== settingsMark(ctx.config)) return null
  return { since: row.mail_held_since, reason: row.mail_held_reason ?? '' }
}

/** Whether it is time to try the mail server again; only one of several workers does. */
export async function mayTryAgain(ctx: Writable<PlatformContext>): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('installation')
    .set({ mail_tried_at: ctx.now() })
    .where((row) =>
      row.or([
        row('mail_tried_at', 'is', null),
        row('mail_tried_at', '<=', new Date(ctx.now().getTime() - tryEveryMs)),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function holdMail(ctx: Writable<PlatformContext>, reason: string): Promise<void> {
  const now = ctx.now()
  const before = await mailHold(ctx)
  if (!before) ctx.log.error({ reason }, 'The mail server refuses all emails; they wait until its settings are right.')
  await ctx.db
    .updateTable('installation')
    .set({
      mail_held_since: before?.since ?? now,
      mail_held_reason: reason.slice(0, 500),
      mail_held_settings: settingsMark(ctx.config),
      mail_tried_at: now,
    })
    .execute()
}

export async function releaseMail(ctx: Writable<PlatformContext>): Promise<void> {
  ctx.log.info({}, 'The mail server takes emails again.')
  await ctx.db
    .updateTable('installation')
    .set({ mail_held_since: null, mail_held_reason: null, mail_held_settings: null, mail_tried_at: null })
    .execute()
}
