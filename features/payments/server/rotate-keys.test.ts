import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { sitesFeature } from '#features/sites/server'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import { openAccount } from './accounts.queries.ts'
import { paymentsFeature } from './payments.feature.ts'
import { rotatePaymentKeys } from './rotate-keys.ts'
import { unseal } from './seal.ts'
import { changeSettings } from './settings.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, paymentsFeature] })
const secrets = { secretKey: 'sk_test_stands4in', webhookSecret: 'whsec_stands', publishableKey: 'pk_test_stands' }

test('T37 secrets are sealed with a new key and open as before; secrets of the former key open for one round', async () => {
  const { as } = await testSite(ctx)
  await as((tx) => changeSettings(tx, { provider: 'stripe', isEnabled: true, ...secrets }))
  await as((tx) => changeSettings(tx, { provider: 'manual', isEnabled: true }))
  const sealed = () =>
    as((tx) =>
      tx.db
        .selectFrom('payment_accounts')
        .select('secret_key')
        .where('provider', '=', 'stripe')
        .executeTakeFirstOrThrow(),
    )
  const keys = () => as((tx) => tx.db.selectFrom('payment_keys').select('id').orderBy('id').execute())
  const first = (await sealed()).secret_key ?? ''
  ctx.clock.forward(1000)
  expect(await as(rotatePaymentKeys)).toBe(2)
  const second = (await sealed()).secret_key ?? ''
  expect(second.split('.')[0]).not.toBe(first.split('.')[0])
  const open = await as((tx) => openAccount(tx, 'stripe', { mustBeOn: true }))
  expect([open.secretKey, open.webhookSecrets]).toEqual(['sk_test_stands4in', ['whsec_stands']])
  expect(await as((tx) => unseal(tx, first))).toBe('sk_test_stands4in')
  ctx.clock.forward(1000)
  await as(rotatePaymentKeys)
  expect(await as((tx) => unseal(tx, second))).toBe('sk_test_stands4in')
  await expect(as((tx) => unseal(tx, first))).rejects.toThrow()
  expect(await keys()).toHaveLength(2)
  ctx.clock.forward(1000)
  await as(rotatePaymentKeys)
  const later = await as((tx) => openAccount(tx, 'stripe', { mustBeOn: true }))
  expect(later.secretKey).toBe('sk_test_stands4in')
})

test('a site without secrets gets no key', async () => {
  const { as } = await testSite(ctx)
  expect(await as(rotatePaymentKeys)).toBe(0)
})
