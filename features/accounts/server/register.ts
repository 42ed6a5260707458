import { networkPrefix } from '#platform/http'
import { z } from 'zod'
import type { PlatformContext, Writable } from '#platform/context'
import { enqueue, job } from '#platform/jobs'
import { accountProblems } from '../contract/accounts.problems.ts'
import { accountByEmail } from './account.queries.ts'
import type { AnyoneContext } from './sessions/account-context.ts'
import { alreadyRegisteredEmail } from './account-emails.ts'
import { sendConfirmation } from './ask-to-confirm.ts'
import { checkNewPassword } from './passwords/check-new-password.ts'
import { hashPassword } from './passwords/hash-password.ts'
import { type Limit, countAttempt } from './passwords/limit-attempts.ts'
import { isRegistrationOpen } from './platform-settings.ts'

const perPrefix: Limit = { name: 'register-prefix', capacity: 20, refillSeconds: 180 }

/**
 * Registers an account. The email differs: new addresses receive a link to confirm, and known ones a note that they
 * have an account. The response is the same, and so is the work before it, because the worker looks up the account.
 */
export async function register(
  ctx: Writable<AnyoneContext>,
  { email, password, name }: { email: string; password: string; name: string },
): Promise<Record<string, never>> {
  if (!(await isRegistrationOpen(ctx))) throw accountProblems.registrationClosed()
  await checkNewPassword(password, [email, name])
  await countAttempt(ctx, perPrefix, networkPrefix(ctx.caller.address))
  await enqueue(
    ctx,
    answerRegistration,
    { email, name, passwordHash: await hashPassword(password), locale: ctx.locale },
    { key: email },
  )
  return {}
}

/** Creates the account when the email's link is followed, so that a foreign address cannot be taken. */
export const answerRegistration = job({
  name: 'accounts.answer-registration',
  input: z.object({ email: z.string(), name: z.string(), passwordHash: z.string(), locale: z.string() }),
  run: async (ctx: Writable<PlatformContext>, { email, name, passwordHash, locale }) => {
    if (await accountByEmail(ctx, email)) {
      await ctx.mail.send(alreadyRegisteredEmail(ctx, { email, locale }))
      return
    }
    await sendConfirmation(ctx, { email, name, passwordHash, locale, returnTo: '' })
  },
})
