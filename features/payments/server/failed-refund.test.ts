import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { sitesFeature } from '#features/sites/server'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import { testCards } from '../contract/test-cards.rules.ts'
import { applyProviderEvent } from './apply-provider-event.ts'
import { beginLocalPayment } from './begin-payment.ts'
import { confirmLocalPayment } from './confirm-payment.ts'
import { requestRefund } from './payment-requests.ts'
import { paymentsFeature } from './payments.feature.ts'
import { paymentSubject } from '../contract/index.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, paymentsFeature] })
const { as } = await testSite(ctx)

test('a refund that fails at the provider does not count as refunded, and can be tried again', async () => {
  const paymentId = await as(async (tx) => {
    const wanted = {
      key: 'one',
      provider: 'test' as const,
      subject: paymentSubject.checkout('1'),
      amountMinor: 2500,
      currency: 'EUR',
    }
    const { payment } = await beginLocalPayment(tx, { ...wanted, description: '', customer: {}, returnPath: '/' })
    const details = { number: testCards.success, expiry: '1230', cvc: '123' }
    await confirmLocalPayment(tx, { paymentId: payment.id, details })
    return payment.id
  })
  const refund = (amountMinor: number, key: string) =>
    as((tx) => requestRefund(tx, { paymentId, amountMinor, key, reason: '' }))
  const [succeeding, lost] = [await refund(600, 'kept'), await refund(1500, 'lost')]
  const refundUpdate = (refundId: string, amountMinor: number, state: 'failed' | 'succeeded') =>
    as((tx) =>
      applyProviderEvent(tx, paymentId, {
        state: 'captured',
        refunds: [{ reference: `at-provider-${refundId}`, refundId, amountMinor, state }],
      }),
    )
  await refundUpdate(succeeding, 600, 'succeeded')
  expect(await refundUpdate(lost, 1500, 'failed')).toMatchObject({ capturedMinor: 2500, refundedMinor: 600 })
  // It never comes back from having failed, whatever is told late.
  expect(await refundUpdate(lost, 1500, 'succeeded')).toMatchObject({ refundedMinor: 600 })
  await expect(refund(1901, 'more')).rejects.toMatchObject({ code: 'payments.too_much' })
  expect(await refund(1900, 'again')).toMatch(/^[0-9a-f]{24}$/)
})
