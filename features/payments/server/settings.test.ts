import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { sitesFeature } from '#features/sites/server'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import { offeredAfter } from '../contract/index.ts'
import { paymentsFeature } from './payments.feature.ts'
import { changeSettings, paymentOptions, readSettings, takesLivePayments } from './settings.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, paymentsFeature] })
const { as } = await testSite(ctx, { name: 'kade', title: 'Kade 9' })

test('the methods shown in the settings are those shoppers choose from: the test card goes with the first other method, until an owner keeps it', async () => {
  const seen: string[][] = []
  for (const change of [
    { provider: 'manual', isEnabled: true },
    { provider: 'manual', isEnabled: false },
    { provider: 'manual', isEnabled: true },
    { provider: 'test', isEnabled: true },
    { provider: 'manual', isEnabled: false },
    { provider: 'test', isEnabled: false },
  ] as const) {
    const foretold = offeredAfter((await as(readSettings)).providers, change)
    await as((tx) => changeSettings(tx, change))
    const options = (await as(paymentOptions)).map(({ provider }) => provider)
    expect(foretold).toEqual(options)
    seen.push(options)
  }
  expect(seen).toEqual([['manual'], ['test'], ['manual'], ['test', 'manual'], ['test'], []])
})

type Change = Parameters<typeof changeSettings>[1]
const stripeKeys = {
  publishableKey: 'pk_test_open',
  secretKey: 'sk_test_veryhush4f2c',
  webhookSecret: 'whsec_hush9d1e',
}

/** Creates another shop, with a function that returns the state of one of its providers after changes. */
async function shop() {
  const other = await testSite(ctx)
  const change = (wanted: Change) => other.as((tx) => changeSettings(tx, wanted))
  const shown = async (provider: Change['provider']) =>
    (await other.as(readSettings)).providers.find((settings) => settings.provider === provider)
  return { ...other, change, shown }
}

test('payment methods are read and changed only by people with the permission, and a change keeps the fields that it does not name', async () => {
  const { as: inShop, change, shown } = await shop()
  for (const attempt of [
    readSettings,
    (tx: Parameters<typeof changeSettings>[0]) => changeSettings(tx, { provider: 'test' }),
  ])
    await expect(inShop(attempt, ['storeManager'])).rejects.toMatchObject({ kind: 'forbidden' })
  const words = { title: 'Overboeken', instructions: 'Naar NL00', capture: 'later' as const }
  await change({ provider: 'manual', isEnabled: true, ...words })
  await change({ provider: 'manual', isEnabled: false })
  expect(await shown('manual')).toMatchObject({ isEnabled: false, isStart: false, ...words })
  await change({ provider: 'manual', title: '', instructions: '', capture: 'now' })
  expect(await shown('manual')).toMatchObject({ title: '', instructions: '', capture: 'now', isEnabled: false })
  const trail = await ctx.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'payments.settings_changed')
    .execute()
  expect(JSON.stringify(trail)).toContain('Overboeken')
})

test('the last four characters of secrets are shown, an emptied one is removed, and only Stripe learns its webhook address', async () => {
  const { site: itsSite, change, shown } = await shop()
  await change({ provider: 'stripe', ...stripeKeys })
  expect(await shown('stripe')).toMatchObject({
    secretKeyEnd: '…4f2c',
    webhookSecretEnd: '…9d1e',
    olderWebhookSecretEnd: '',
    webhookUrl: `${itsSite.baseUrl}/api/payments/stripe/webhook`,
  })
  expect((await shown('manual'))?.webhookUrl).toBe('')
  await change({ provider: 'stripe', secretKey: '', webhookSecret: '' })
  expect(await shown('stripe')).toMatchObject({
    secretKeyEnd: '',
    webhookSecretEnd: '',
    olderWebhookSecretEnd: '…9d1e',
  })
  await expect(change({ provider: 'stripe', isEnabled: true })).rejects.toMatchObject({
    code: 'payments.settings_unfit',
  })
})

test('invalid keys of Stripe are refused in a sentence, and it is on only with all three', async () => {
  const { change, shown } = await shop()
  const secret = /secret key .* starts with sk_/
  const publishable = /publishable key .* starts with pk_/
  for (const [wanted, sentence] of [
    [{ secretKey: 'pk_live_x' }, secret],
    [{ secretKey: 'my sk_live_x' }, secret],
    [{ secretKey: 'sk_live_x !' }, secret],
    [{ publishableKey: 'sk_live_x' }, publishable],
    [{ publishableKey: 'my pk_live_x' }, publishable],
    [{ publishableKey: 'pk_live_x !' }, publishable],
    ...Object.keys(stripeKeys).map(
      (name) => [{ ...stripeKeys, isEnabled: true, [name]: '' }, /needs a publishable key/] as const,
    ),
  ] as const)
    await expect(change({ provider: 'stripe', ...wanted })).rejects.toMatchObject({
      code: 'payments.settings_unfit',
      details: { what: expect.stringMatching(sentence) },
    })
  await change({ provider: 'stripe', secretKey: 'rk_live_x', publishableKey: '' })
  expect(await shown('stripe')).toMatchObject({ isEnabled: false, secretKeyEnd: '…ve_x', publishableKey: '' })
})

test('a test key and a live key of Stripe are never on together, in either order', async () => {
  const { change, shown } = await shop()
  const mixed = { code: 'payments.settings_unfit', details: { what: expect.stringMatching(/one mode/) } }
  const [test, live] = [stripeKeys, { publishableKey: 'pk_live_open', secretKey: 'sk_live_x' }]
  await expect(
    change({ provider: 'stripe', isEnabled: true, ...test, publishableKey: live.publishableKey }),
  ).rejects.toMatchObject(mixed)
  await change({ provider: 'stripe', isEnabled: true, ...test })
  for (const half of [{ publishableKey: live.publishableKey }, { secretKey: live.secretKey }])
    await expect(change({ provider: 'stripe', ...half })).rejects.toMatchObject(mixed)
  await change({ provider: 'stripe', ...live })
  expect(await shown('stripe')).toMatchObject({ isTest: false, publishableKey: live.publishableKey })
  await change({ provider: 'stripe', isEnabled: false })
  await change({ provider: 'stripe', secretKey: test.secretKey })
  await expect(change({ provider: 'stripe', isEnabled: true })).rejects.toMatchObject(mixed)
})

test('shoppers read the owner’s name of a payment method or ours, and may save cards where the provider keeps them', async () => {
  const { as: inShop, change } = await shop()
  await change({ provider: 'test', isEnabled: true })
  await change({ provider: 'manual', isEnabled: true, title: 'Overboeken' })
  await change({ provider: 'stripe', isEnabled: true, ...stripeKeys })
  const options = await inShop(paymentOptions)
  const byProvider = options.toSorted((one, other) => one.provider.localeCompare(other.provider))
  const named = byProvider.map(({ provider, title, isTest, canSave, script }) => [
    provider,
    title,
    isTest,
    canSave,
    script,
  ])
  const script = { publishableKey: 'pk_test_open', capture: 'now' }
  expect(named).toEqual([
    ['manual', 'Overboeken', false, false, null],
    ['stripe', expect.stringMatching(/./), true, true, script],
    ['test', expect.stringMatching(/./), true, true, null],
  ])
})

test('a shop takes real money once one active payment method does', async () => {
  const { as: inShop, change } = await shop()
  const isLive = async (wanted: Change) => {
    await change(wanted)
    return inShop(takesLivePayments)
  }
  const liveKeys = { publishableKey: 'pk_live_open', secretKey: 'sk_live_x' }
  expect([
    await isLive({ provider: 'test', isEnabled: true }),
    await isLive({ provider: 'stripe', isEnabled: true, ...stripeKeys }),
    await isLive({ provider: 'stripe', ...liveKeys }),
    await isLive({ provider: 'stripe', isEnabled: false }),
    await isLive({ provider: 'manual', isEnabled: true }),
  ]).toEqual([false, false, true, false, true])
})
