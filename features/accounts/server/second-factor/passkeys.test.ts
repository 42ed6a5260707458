import { expect, test } from 'vitest'
import { authenticator } from '#support/authenticator'
import { kept } from '#support/caller'
import { requireStepUp } from '../sessions/require-staff.ts'
import {
  askSignIn,
  askSecondStep,
  awaitedAccount,
  secondStepByPasskey,
  signInByPasskey,
} from '../sign-in/second-step.ts'
import { authenticate } from '../sessions/session.ts'
import { readSecondFactor } from './account-codes.ts'
import { removePasskey, renamePasskey } from './account-passkeys.ts'
import { askStepUp, stepUpByPasskey } from './prove-factor.ts'
import { factorPeople } from '#support/factor-people'

const { base, origin, anyone, afterPassword, problem, subjects, withPasskey } = await factorPeople()

test('a passkey signs in without a password, in a session that counts as confirmed', async () => {
  const { account, device } = await withPasskey()
  const ctx = anyone()
  const { cookies } = await signInByPasskey(ctx, { response: device.get(await askSignIn(ctx), { origin }) })
  const jar = kept(cookies)
  expect(await authenticate(base, { token: jar['__Host-quoin'] ?? '', websiteId: null })).toMatchObject({
    account: { id: account.id },
  })
  await requireStepUp(anyone(jar))
})

test('a response of a passkey is valid once, within ten minutes, on the platform’s own page, by an unlocked device', async () => {
  const { device } = await withPasskey()
  const ctx = anyone()
  const used = device.get(await askSignIn(ctx), { origin })
  await signInByPasskey(ctx, { response: used })
  await expect(signInByPasskey(ctx, { response: used })).rejects.toMatchObject(problem('passkey_too_late'))
  const late = await askSignIn(ctx)
  base.clock.forward(11 * 60_000)
  await expect(signInByPasskey(ctx, { response: device.get(late, { origin }) })).rejects.toMatchObject(
    problem('passkey_too_late'),
  )
  const wrong = [
    { origin: 'http://evil.localhost:8080' },
    { origin: 'http://bakker.localhost:8080' },
    { origin, host: 'evil.example' },
    { origin, isUnlocked: false },
  ]
  for (const ceremony of wrong)
    await expect(signInByPasskey(ctx, { response: device.get(await askSignIn(ctx), ceremony) })).rejects.toMatchObject(
      problem('passkey_refused'),
    )
  const madeUp = { challenge: 'A'.repeat(43), rpId: 'localhost' }
  await expect(signInByPasskey(ctx, { response: device.get(madeUp, { origin }) })).rejects.toMatchObject(
    problem('passkey_too_late'),
  )
})

test('a passkey without an account, under another name, or signed by another device opens nothing', async () => {
  const mine = await withPasskey()
  const theirs = await withPasskey()
  const ctx = anyone()
  const stranger = authenticator()
  const unknown = stranger.get(await askSignIn(ctx), { origin })
  await expect(signInByPasskey(ctx, { response: unknown })).rejects.toMatchObject(problem('passkey_unknown'))
  const good = mine.device.get(await askSignIn(ctx), { origin })
  const foreign = theirs.device.get(await askSignIn(ctx), { origin })
  const renamed = { ...good, id: foreign.id, rawId: foreign.rawId }
  await expect(signInByPasskey(ctx, { response: renamed })).rejects.toMatchObject(problem('passkey_unknown'))
  const asTheirs = { ...renamed, response: { ...good.response, userHandle: foreign.response.userHandle } }
  const challenged = {
    ...asTheirs,
    response: { ...asTheirs.response, clientDataJSON: foreign.response.clientDataJSON },
  }
  await expect(signInByPasskey(ctx, { response: challenged })).rejects.toMatchObject(problem('passkey_refused'))
})

test('a counter that decreases shows a copied passkey: it opens nothing more, the account is notified and keeps its second step', async () => {
  const { device, email, ctx: owner } = await withPasskey()
  const ctx = anyone()
  const use = async () => signInByPasskey(ctx, { response: device.get(await askSignIn(ctx), { origin }) })
  await use()
  await use()
  device.countFrom(0)
  await expect(use()).rejects.toMatchObject(problem('passkey_copied'))
  device.countFrom(50)
  await expect(use()).rejects.toMatchObject(problem('passkey_copied'))
  expect(await subjects(email)).toEqual(['A passkey may have been copied', 'A passkey was added'])
  expect((await afterPassword(email)).isIn).toBe(false)
  expect((await readSecondFactor(owner)).passkeys).toMatchObject([{ isCopied: true }])
})

test('a passkey without a counter, as synced ones are, works repeatedly', async () => {
  const { device } = await withPasskey(authenticator({ counts: false }))
  const ctx = anyone()
  for (let time = 0; time < 3; time++)
    expect((await signInByPasskey(ctx, { response: device.get(await askSignIn(ctx), { origin }) })).isIn).toBe(true)
})

test('a passkey finishes the second step of its own account only, when that account requested it', async () => {
  const mine = await withPasskey()
  const theirs = await withPasskey()
  const { jar } = await afterPassword(mine.email)
  const ctx = anyone(jar)
  const account = (await awaitedAccount(ctx)) ?? expect.fail()
  const foreign = theirs.device.get(await askSecondStep(ctx, account), { origin })
  await expect(secondStepByPasskey(ctx, { response: foreign })).rejects.toMatchObject(problem('passkey_unknown'))
  const forSignIn = mine.device.get(await askSignIn(ctx), { origin })
  await expect(secondStepByPasskey(ctx, { response: forSignIn })).rejects.toMatchObject(problem('passkey_too_late'))
  const response = mine.device.get(await askSecondStep(ctx, account), { origin })
  expect((await secondStepByPasskey(ctx, { response })).isIn).toBe(true)
})

test('a passkey of another account does not confirm', async () => {
  const mine = await withPasskey()
  const theirs = await withPasskey()
  const response = theirs.device.get(await askStepUp(mine.ctx), { origin })
  await expect(stepUpByPasskey(mine.ctx, { response })).rejects.toMatchObject(problem('passkey_unknown'))
})

test('passkeys are named, renamed and removed; with the last factor the recovery codes go', async () => {
  const { ctx, email } = await withPasskey()
  const id = (await readSecondFactor(ctx)).passkeys[0]?.id ?? ''
  await renamePasskey(ctx, { id, name: 'Laptop' })
  expect(await readSecondFactor(ctx)).toMatchObject({ isOn: true, passkeys: [{ name: 'Laptop' }], recoveryCodes: 10 })
  const other = await withPasskey()
  await expect(renamePasskey(other.ctx, { id, name: 'Mine' })).rejects.toMatchObject(problem('passkey_missing'))
  await expect(removePasskey(other.ctx, { id })).rejects.toMatchObject(problem('passkey_missing'))
  await removePasskey(ctx, { id })
  expect(await readSecondFactor(ctx)).toEqual({ isOn: false, passkeys: [], codeApp: null, recoveryCodes: 0 })
  expect(await subjects(email)).toEqual(['A passkey was added', 'A passkey was removed'])
  expect((await afterPassword(email)).isIn).toBe(true)
})
