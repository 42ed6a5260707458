import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { sitesFeature } from '#features/sites/server'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import { offeredAfter } from '../contract/index.ts'
import { paymentsFeature } from './payments.feature.ts'
import { changeSettings, paymentOptions, readSettings } from './settings.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, paymentsFeature] })
const { as } = await testSite(ctx, { name: 'kade', title: 'Kade 9' })

test('what the settings foretell is what shoppers then choose from: the test card goes with the first other way to pay, until somebody keeps it', async () => {
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
