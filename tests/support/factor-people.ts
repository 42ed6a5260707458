import { Secret, TOTP } from 'otpauth'
import { authenticator } from './authenticator.ts'
import { calledBy, callerOf, kept } from './caller.ts'
import { testContext } from './context.ts'
import { createOwner } from '../../features/accounts/server/create-owner.ts'
import { signIn } from '../../features/accounts/server/sign-in/sign-in.ts'
import { confirmAccountCodes, startAccountCodes } from '../../features/accounts/server/second-factor/account-codes.ts'
import { addPasskey, askNewPasskey } from '../../features/accounts/server/second-factor/account-passkeys.ts'

/** People with and without a second factor, on one installation. */
export async function factorPeople() {
  const base = await testContext({ now: '2026-06-01T10:00:00Z' })
  const origin = 'http://localhost:8080'
  const password = 'a window over the canal'
  let count = 0

  const anyone = (cookies: Record<string, string> = {}) => ({
    ...calledBy(base, { cookies, address: `203.0.113.${++count % 250}` }),
    locale: 'en' as const,
    account: null,
  })

  async function person() {
    const email = `factor-${++count}@example.com`
    const account = await createOwner(base, { email, password, name: 'Ada' })
    const jar = kept((await signIn(anyone(), { email, password })).cookies)
    const ctx = { ...anyone(jar), account, caller: callerOf({ cookies: jar, origin }) }
    return { email, account, jar, ctx }
  }

  /** The code that an app shows for a secret, so many steps away. */
  const codeAt = (secret: string, away = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
      timestamp: base.now().getTime() + away * 30_000,
    })

  async function withCodes() {
    const who = await person()
    const { secret, qrCode } = await startAccountCodes(who.ctx)
    const { recoveryCodes } = await confirmAccountCodes(who.ctx, { code: codeAt(secret) })
    base.clock.forward(60_000)
    return { ...who, secret, qrCode, recoveryCodes: recoveryCodes ?? [] }
  }

  async function withPasskey(device = authenticator()) {
    const who = await person()
    const response = device.create(await askNewPasskey(who.ctx), { origin })
    const { recoveryCodes } = await addPasskey(who.ctx, { name: 'Phone', response })
    return { ...who, device, recoveryCodes: recoveryCodes ?? [] }
  }

  const afterPassword = async (email: string, cookies: Record<string, string> = {}) => {
    const entered = await signIn(anyone(cookies), { email, password })
    return { ...entered, jar: kept(entered.cookies) }
  }
  const problem = (code: string) => ({ code: `accounts.${code}` })
  /** Returns the subjects of the emails to an address, sorted, because those of one moment have no order. */
  const subjects = async (email: string) =>
    (await base.db.selectFrom('emails').select('subject').where('recipient', '=', email).execute())
      .map(({ subject }) => subject)
      .toSorted()

  return { base, origin, password, anyone, codeAt, afterPassword, problem, subjects, person, withCodes, withPasskey }
}
