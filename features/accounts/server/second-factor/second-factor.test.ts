import { expect, test } from 'vitest'
import { callerOf, kept } from '#support/caller'
import { changePassword, stepUp } from '../change-account.ts'
import { confirmRegistration } from '../confirm-registration.ts'
import { answerForgotten } from '../sign-in/forgot-password.ts'
import { resetPassword } from '../sign-in/reset-password.ts'
import { hashOf } from '../passwords/secret.ts'
import { requireStepUp } from '../sessions/require-staff.ts'
import { awaitedAccount, secondStepByCode } from '../sign-in/second-step.ts'
import { authenticate } from '../sessions/session.ts'
import { signInByLink, signInLink } from '../sign-in/sign-in-link.ts'
import { signIn } from '../sign-in/sign-in.ts'
import {
  confirmAccountCodes,
  newAccountRecoveryCodes,
  readSecondFactor,
  removeAccountCodes,
  startAccountCodes,
} from './account-codes.ts'
import { askNewPasskey, removePasskey } from './account-passkeys.ts'
import { askStepUp, stepUpByCode, stepUpByPasskey } from './prove-factor.ts'
import { removeSecondFactor } from './remove-second-factor.ts'
import { factorPeople } from '#support/factor-people'

const { base, origin, password, anyone, codeAt, afterPassword, problem, subjects, person, withCodes, withPasskey } =
  await factorPeople()

test('a password alone starts no session once codes are on; a code finishes it, once', async () => {
  const { email, secret, account, qrCode } = await withCodes()
  expect(qrCode).toMatch(/^<svg /)
  const { isIn, jar } = await afterPassword(email)
  expect([isIn, jar['__Host-quoin'], typeof jar['__Host-second-step']]).toEqual([false, undefined, 'string'])
  const code = codeAt(secret)
  await expect(secondStepByCode(anyone(jar), { code: '000000' })).rejects.toMatchObject(problem('wrong_code'))
  const { cookies } = await secondStepByCode(anyone(jar), { code })
  const token = kept(cookies)['__Host-quoin'] ?? ''
  expect(await authenticate(base, { token, websiteId: null })).toMatchObject({ account: { id: account.id } })
  await expect(secondStepByCode(anyone(jar), { code: codeAt(secret, 1) })).rejects.toMatchObject(
    problem('second_step_too_late'),
  )
  const again = await afterPassword(email)
  await expect(secondStepByCode(anyone(again.jar), { code })).rejects.toMatchObject(problem('wrong_code'))
})

test('codes of the steps before and after are taken, those further away are not', async () => {
  const { email, secret } = await withCodes()
  const { jar } = await afterPassword(email)
  for (const away of [-2, 2])
    await expect(secondStepByCode(anyone(jar), { code: codeAt(secret, away) })).rejects.toMatchObject(
      problem('wrong_code'),
    )
  expect((await secondStepByCode(anyone(jar), { code: codeAt(secret, -1) })).isIn).toBe(true)
  const later = await afterPassword(email)
  expect((await secondStepByCode(anyone(later.jar), { code: codeAt(secret, 1) })).isIn).toBe(true)
})

test('one of two people who send a code at the same time signs in', async () => {
  const { email, secret } = await withCodes()
  const steps = [await afterPassword(email), await afterPassword(email)]
  const code = codeAt(secret)
  const outcomes = await Promise.allSettled(steps.map(({ jar }) => secondStepByCode(anyone(jar), { code })))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('guesses at codes are slowed down and then refused, from every address', async () => {
  const { email, secret } = await withCodes()
  const { jar } = await afterPassword(email)
  const codes: string[] = []
  for (let guess = 0; guess < 8; guess++)
    codes.push(
      (await secondStepByCode(anyone(jar), { code: `00000${guess}` }).catch(
        (error: { code: string }) => error.code,
      )) as string,
    )
  expect(codes).toContain('accounts.too_many_attempts')
  await expect(secondStepByCode(anyone(jar), { code: codeAt(secret) })).rejects.toMatchObject(
    problem('too_many_attempts'),
  )
})

test('the second step waits ten minutes, not longer', async () => {
  const { email, secret } = await withCodes()
  const { jar } = await afterPassword(email)
  base.clock.forward(11 * 60_000)
  expect(await awaitedAccount(anyone(jar))).toBeNull()
  await expect(secondStepByCode(anyone(jar), { code: codeAt(secret) })).rejects.toMatchObject(
    problem('second_step_too_late'),
  )
})

test('a recovery code works once, typed in any way, and the account is notified; new codes replace the old', async () => {
  const { email, recoveryCodes, ctx, secret } = await withCodes()
  expect(new Set(recoveryCodes).size).toBe(10)
  const [first = '', second = ''] = recoveryCodes
  const typed = first.toUpperCase().replaceAll('-', ' ')
  expect((await secondStepByCode(anyone((await afterPassword(email)).jar), { code: typed })).isIn).toBe(true)
  const { jar } = await afterPassword(email)
  await expect(secondStepByCode(anyone(jar), { code: first })).rejects.toMatchObject(problem('wrong_code'))
  expect(await subjects(email)).toEqual(['A recovery code was used', 'One-time codes are on'])
  expect((await readSecondFactor(ctx)).recoveryCodes).toBe(9)
  const { recoveryCodes: fresh } = await newAccountRecoveryCodes(ctx)
  await expect(secondStepByCode(anyone(jar), { code: second })).rejects.toMatchObject(problem('wrong_code'))
  expect((await secondStepByCode(anyone(jar), { code: fresh[0] ?? '' })).isIn).toBe(true)
  const stored = JSON.stringify([
    await base.db.selectFrom('account_recovery_codes').selectAll().execute(),
    await base.db.selectFrom('account_code_apps').selectAll().execute(),
  ])
  for (const plain of [...fresh, ...recoveryCodes, secret.replaceAll(' ', '')])
    expect(stored).not.toContain(plain.replaceAll('-', ''))
})

test('a secret that is copied to another account opens nothing', async () => {
  const mine = await withCodes()
  const theirs = await withCodes()
  const { secret } = await base.db
    .selectFrom('account_code_apps')
    .select('secret')
    .where('account_id', '=', mine.account.id)
    .executeTakeFirstOrThrow()
  await base.db.updateTable('account_code_apps').set({ secret }).where('account_id', '=', theirs.account.id).execute()
  const { jar } = await afterPassword(theirs.email)
  await expect(secondStepByCode(anyone(jar), { code: codeAt(mine.secret) })).rejects.toThrow()
})

test('no other way of signing in bypasses the second factor: link, reset, registration, a remembered browser', async () => {
  const { email, account, jar: before, secret } = await withCodes()
  const link = await signInLink(base, { email })
  const byLink = await signInByLink(anyone(), { token: link.split('/').at(-1) ?? '' })
  expect([byLink.isIn, kept(byLink.cookies)['__Host-quoin']]).toEqual([false, undefined])
  expect((await secondStepByCode(anyone(kept(byLink.cookies)), { code: codeAt(secret) })).isIn).toBe(true)

  const remembered = await afterPassword(email, { '__Host-device': before['__Host-device'] ?? '' })
  expect([remembered.isIn, remembered.jar['__Host-quoin']]).toEqual([false, undefined])

  await answerForgotten.run(base, { email, locale: 'en' })
  const { text } = await base.db
    .selectFrom('emails')
    .select('text')
    .where('recipient', '=', email)
    .where('text', 'like', '%/reset-password/%')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const token = /reset-password\/([\w-]{43})/.exec(text)?.[1] ?? ''
  await resetPassword(anyone(), { token, password: 'another window entirely' })
  const afterReset = await signIn(anyone(), { email, password: 'another window entirely' })
  expect(afterReset.isIn).toBe(false)

  await base.db
    .insertInto('account_tokens')
    .values({
      token_hash: hashOf('x'.repeat(43)),
      purpose: 'confirm-registration',
      account_id: null,
      session_id: null,
      created_at: base.now(),
      expires_at: new Date(base.now().getTime() + 60_000),
      payload: { email, name: '', passwordHash: 'another', locale: 'en' },
    })
    .execute()
  await expect(confirmRegistration(anyone(), { token: 'x'.repeat(43) })).rejects.toMatchObject(problem('link_spent'))
  expect(await base.db.selectFrom('accounts').select('id').where('email', '=', email).execute()).toEqual([
    { id: account.id },
  ])
})

test('a change of the second factor requires step-up by a passkey or a code as well as the password', async () => {
  const { ctx, device, account } = await withPasskey()
  base.clock.forward(16 * 60_000)
  const id = (await readSecondFactor(ctx)).passkeys[0]?.id ?? ''
  for (const act of [askNewPasskey, startAccountCodes, removeAccountCodes, newAccountRecoveryCodes])
    await expect(act(ctx)).rejects.toMatchObject(problem('step_up_first'))
  await expect(removePasskey(ctx, { id })).rejects.toMatchObject(problem('step_up_first'))
  const response = device.get(await askStepUp(ctx), { origin })
  const jar = kept(await stepUpByPasskey(ctx, { response }))
  const proven = { ...anyone(jar), account, caller: callerOf({ cookies: jar, origin }) }
  const { secret } = await startAccountCodes(proven)
  await confirmAccountCodes(proven, { code: codeAt(secret) })
  base.clock.forward(16 * 60_000)
  await expect(requireStepUp(proven)).rejects.toMatchObject(problem('step_up_first'))
  const later = kept(await stepUpByCode(proven, { code: codeAt(secret) }))
  await requireStepUp(anyone(later))
})

test('guesses at the code of a step-up are refused like those of a sign-in, and a passkey still steps up', async () => {
  const { ctx, device } = await withPasskey()
  const { secret } = await startAccountCodes(ctx)
  await confirmAccountCodes(ctx, { code: codeAt(secret) })
  base.clock.forward(16 * 60_000)
  const refusals: string[] = []
  for (let guess = 0; guess < 11; guess++) {
    const error = await stepUpByCode(ctx, { code: `00000${guess}`.slice(-6) }).catch((refused: unknown) => refused)
    refusals.push((error as { code: string }).code)
  }
  expect(refusals.slice(0, 5)).toEqual(Array(5).fill('accounts.wrong_code'))
  expect(refusals.at(-1)).toBe('accounts.too_many_attempts')
  await expect(stepUpByCode(ctx, { code: codeAt(secret) })).rejects.toMatchObject(problem('too_many_attempts'))
  await expect(requireStepUp(ctx)).rejects.toMatchObject(problem('step_up_first'))
  const later = kept(await stepUpByPasskey(ctx, { response: device.get(await askStepUp(ctx), { origin }) }))
  await requireStepUp(anyone(later))
})

test('guesses at the password of a step-up are refused after a few, the correct one included', async () => {
  const { ctx } = await person()
  const refusals: string[] = []
  for (let guess = 0; guess < 25; guess++) {
    const error = await stepUp(ctx, { password: `wrong ${guess}` }).catch((refused: unknown) => refused)
    refusals.push((error as { code: string }).code)
  }
  expect(refusals.at(-1)).toBe('accounts.too_many_attempts')
  await expect(stepUp(ctx, { password })).rejects.toMatchObject(problem('too_many_attempts'))
})

test('an app counts once its first code is entered, and an active app is not replaced without its own code', async () => {
  const { ctx, email } = await person()
  const { secret } = await startAccountCodes(ctx)
  expect((await afterPassword(email)).isIn).toBe(true)
  await expect(confirmAccountCodes(ctx, { code: '12' })).rejects.toMatchObject(problem('wrong_code'))
  await confirmAccountCodes(ctx, { code: codeAt(secret) })
  await expect(startAccountCodes(ctx)).rejects.toMatchObject(problem('code_app_known'))
  await removeAccountCodes(ctx)
  expect((await afterPassword(email)).isIn).toBe(true)
  expect(await subjects(email)).toEqual(['One-time codes are off', 'One-time codes are on'])
})

test('the first factor signs out every other browser', async () => {
  const { email, ctx, jar } = await person()
  const other = kept((await signIn(anyone(), { email, password })).cookies)
  const { secret } = await startAccountCodes(ctx)
  await confirmAccountCodes(ctx, { code: codeAt(secret) })
  expect(await authenticate(base, { token: other['__Host-quoin'] ?? '', websiteId: null })).toBeNull()
  expect(await authenticate(base, { token: jar['__Host-quoin'] ?? '', websiteId: null })).not.toBeNull()
})

test('the operator removes a lost second factor; sessions end and the account is notified', async () => {
  const { email, jar } = await withCodes()
  expect(await removeSecondFactor(base, { email })).toBe(true)
  expect(await removeSecondFactor(base, { email })).toBe(false)
  expect(await authenticate(base, { token: jar['__Host-quoin'] ?? '', websiteId: null })).toBeNull()
  expect((await afterPassword(email)).isIn).toBe(true)
  expect(await subjects(email)).toContain('Your second factor was removed')
})

test('passwords known from leaks are refused in every place that sets one, with digits or signs after them too', async () => {
  const { ctx } = await person()
  for (const leaked of ['password1', 'Sunshine', 'qwertyuiop', 'sunshine2024!', 'trustno1', 'iloveyou'])
    await expect(changePassword(ctx, { current: password, password: leaked.padEnd(8, '1') })).rejects.toMatchObject(
      problem('password_too_common'),
    )
})
