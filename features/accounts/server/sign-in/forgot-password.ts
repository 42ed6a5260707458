import { networkPrefix } from '#platform/http'
import { z } from 'zod'
import type { PlatformContext, Writable } from '#platform/context'
import { enqueue, job } from '#platform/jobs'
import { resetPasswordEmail, unknownAccountEmail } from '../account-emails.ts'
import { accountByEmail } from '../account.queries.ts'
import type { AnyoneContext } from '../sessions/account-context.ts'
import { issueToken } from '../passwords/account-token.ts'
import { type Limit, countAttempt } from '../passwords/limit-attempts.ts'

const perPrefix: Limit = { name: 'forgot-prefix', capacity: 20, refillSeconds: 60 }
const perAddress: Limit = { name: 'forgot-address', capacity: 4, refillSeconds: 900 }

/** T21: gives the same answer after the same work for every address; the worker looks up the account. */
export async function forgotPassword(
  ctx: Writable<AnyoneContext>,
  { email }: { email: string },
): Promise<Record<string, never>> {
  await countAttempt(ctx, perPrefix, networkPrefix(ctx.caller.address))
  await countAttempt(ctx, perAddress, email)
  await enqueue(ctx, answerForgotten, { email, locale: ctx.locale }, { key: email })
  return {}
}

export const answerForgotten = job({
  name: 'accounts.answer-forgotten',
  input: z.object({ email: z.string(), locale: z.string() }),
  run: async (ctx: Writable<PlatformContext>, { email, locale }) => {
    const account = await accountByEmail(ctx, email)
    if (!account) {
      await ctx.mail.send(unknownAccountEmail(ctx, { email, locale }))
      return
    }
    const token = await issueToken(ctx, { purpose: 'reset-password', accountId: account.id, minutes: 60 })
    await ctx.mail.send(resetPasswordEmail(ctx, { email, locale: account.locale, token }))
  },
})
