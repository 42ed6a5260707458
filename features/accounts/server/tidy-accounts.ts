import { z } from 'zod'
import type { PlatformContext, Writable } from '#platform/context'
import { job } from '#platform/jobs'
import { dayMs } from '#platform/contract'
import { sessionIdleMs } from './sessions/session.ts'

/** Deletes expired sessions and secrets, full buckets, and old emails and devices. */
export const tidyAccounts = job({
  name: 'accounts.tidy',
  schedule: '17 3 * * *',
  input: z.object({}),
  run: async (ctx: Writable<PlatformContext>) => {
    const now = ctx.now().getTime()
    const before = (ms: number) => new Date(now - ms)
    await ctx.db
      .deleteFrom('sessions')
      .where((row) => row.or([row('expires_at', '<', before(0)), row('seen_at', '<', before(sessionIdleMs))]))
      .execute()
    await ctx.db.deleteFrom('account_tokens').where('expires_at', '<', before(0)).execute()
    await ctx.db.deleteFrom('rate_limits').where('at', '<', before(dayMs)).execute()
    await ctx.db
      .deleteFrom('account_devices')
      .where('seen_at', '<', before(400 * dayMs))
      .execute()
    await ctx.db
      .deleteFrom('emails')
      .where('created_at', '<', before(30 * dayMs))
      .where('state', 'in', ['sent', 'failed', 'mailbox'])
      .execute()
  },
})
