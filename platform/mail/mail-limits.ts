import type { PlatformContext } from '#platform/context'
import { handedOn, quotaOf } from './mail-quota.ts'

export interface MailLimits {
  /** Number of emails that wait for the quota. */
  held: number
  hour: { sent: number; most: number }
  day: { sent: number; most: number }
}

/** Returns the used quota of a site, and the number of waiting emails. */
export async function mailLimits(ctx: PlatformContext, { websiteId }: { websiteId: string }): Promise<MailLimits> {
  const { held } = await ctx.db
    .selectFrom('emails')
    .select(({ fn }) => fn.countAll<string>().as('held'))
    .where('website_id', '=', websiteId)
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
  const handed = await handedOn(ctx.db, ctx.now(), websiteId, '')
  const quota = quotaOf(ctx.config)
  return {
    held: Number(held),
    hour: { sent: handed.hour, most: quota.hour },
    day: { sent: handed.day, most: quota.day },
  }
}
