import { expect, test } from 'vitest'
import { lineDetail } from './line-detail.ts'

const plan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 }

test('below the name of a line are its variant and how often it renews', () => {
  expect([
    lineDetail({ variantTitle: 'Sand', plan: null }, 'en'),
    lineDetail({ variantTitle: 'Sand', plan }, 'en'),
    lineDetail({ variantTitle: '', plan }, 'nl'),
  ]).toEqual(['Sand', 'Sand · renews every month', 'wordt elke maand verlengd'])
})
