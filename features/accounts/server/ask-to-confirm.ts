import type { PlatformContext, Writable } from '#platform/context'
import type { Language } from '#platform/i18n'
import { confirmRegistrationEmail } from './account-emails.ts'
import { issueToken } from './passwords/account-token.ts'
import { checkNewPassword } from './passwords/check-new-password.ts'
import { hashPassword } from './passwords/hash-password.ts'
import { type Limit, countAttempt } from './passwords/limit-attempts.ts'
import type { AnyoneContext } from './sessions/account-context.ts'

const perAddress: Limit = { name: 'confirm-address', capacity: 5, refillSeconds: 600 }

export interface AccountToConfirm {
  email: string
  name: string
  passwordHash: string
  locale: Language
  /** Page that opens after the account was created; '' for the default. */
  returnTo: string
}

/** Creates an invited person's account once the email to its address is confirmed. */
export async function askToConfirm(
  ctx: Writable<AnyoneContext>,
  { email, name, password, returnTo }: { email: string; name: string; password: string; returnTo: string },
): Promise<void> {
  await checkNewPassword(password, [email, name])
  await countAttempt(ctx, perAddress, email)
  await sendConfirmation(ctx, {
    email,
    name,
    returnTo,
    passwordHash: await hashPassword(password),
    locale: ctx.locale,
  })
}

export async function sendConfirmation(ctx: Writable<PlatformContext>, account: AccountToConfirm): Promise<void> {
  const token = await issueToken(ctx, {
    purpose: 'confirm-registration',
    accountId: null,
    minutes: 24 * 60,
    payload: { ...account },
  })
  await ctx.mail.send(confirmRegistrationEmail(ctx, { email: account.email, locale: account.locale, token }))
}
