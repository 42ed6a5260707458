import { sql } from 'kysely'
import type { Configuration } from '#platform/context'
import type { ReadDb } from '#platform/database'
import { hourMs } from '../contract/index.ts'
import type { EmailKind } from './emails.tables.ts'

/** Limits of sent emails. Emails beyond them are delayed. */
export interface MailQuota {
  /** Limits of one site. */
  hour: number
  day: number
  /** Limits of one site for one recipient. */
  recipientHour: number
  recipientDay: number
}

const usualQuota: MailQuota = { hour: 1000, day: 10_000, recipientHour: 10, recipientDay: 40 }

/** Notices are held when they would leave less than half of a site's quota for orders and accounts. */
const shareOfNotices = 0.5

export function quotaOf({ mailQuota }: Pick<Configuration, 'mailQuota'>): MailQuota {
  return { ...usualQuota, ...mailQuota }
}

/** Emails that a site sent in the last hour and day, in total and to one recipient. */
export interface Handed {
  hour: number
  day: number
  recipientHour: number
  recipientDay: number
}

const dayMs = 24 * hourMs

export async function handedOn(db: ReadDb, now: Date, websiteId: string, recipient: string): Promise<Handed> {
  const hour = new Date(now.getTime() - hourMs)
  const toThem = sql<boolean>`lower(recipient) = ${recipient.toLowerCase()}`
  const {
    hour: inHour,
    day,
    recipientHour,
    recipientDay,
  } = await db
    .selectFrom('emails')
    .select(({ fn }) => [
      fn.countAll<string>().as('day'),
      fn.countAll<string>().filterWhere('queued_at', '>', hour).as('hour'),
      fn.countAll<string>().filterWhere(toThem).as('recipientDay'),
      fn.countAll<string>().filterWhere(sql<boolean>`${toThem} and queued_at > ${hour}`).as('recipientHour'),
    ])
    .where('website_id', '=', websiteId)
    .where('queued_at', '>', new Date(now.getTime() - dayMs))
    .executeTakeFirstOrThrow()
  return {
    hour: Number(inHour),
    day: Number(day),
    recipientHour: Number(recipientHour),
    recipientDay: Number(recipientDay),
  }
}

export function hasRoom(handed: Handed, quota: MailQuota, kind: EmailKind): boolean {
  const share = kind === 'notice' ? shareOfNotices : 1
  return (
    handed.hour < quota.hour * share &&
    handed.day < quota.day * share &&
    handed.recipientHour < quota.recipientHour &&
    handed.recipientDay < quota.recipientDay
  )
}

/** Returns how many further notices a site may send at the moment. */
export function roomForNotices({ hour, day }: Handed, quota: MailQuota): number {
  return Math.max(0, Math.floor(Math.min(quota.hour * shareOfNotices - hour, quota.day * shareOfNotices - day)))
}

/** Returns the notices that a site may send in an hour and a day. */
export function noticeQuota(config: Pick<Configuration, 'mailQuota'>): { hour: number; day: number } {
  const { hour, day } = quotaOf(config)
  return { hour: Math.floor(hour * shareOfNotices), day: Math.floor(day * shareOfNotices) }
}
