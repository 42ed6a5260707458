import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { sitesFeature } from '#features/sites/server'
import type { SiteTransaction } from '#platform/context'
import { inSite } from '#platform/database'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { testSite } from '#support/site'
import type { TestCard } from '../../contract/index.ts'
import { testCards } from '../../contract/test-cards.rules.ts'
import { beginLocalPayment, confirmLocalPayment, paymentById, requestCancel } from '../index.ts'
import { paymentsFeature } from '../payments.feature.ts'
import { paymentSubject } from '../../contract/index.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, paymentsFeature] })
const { site } = await testSite(ctx)
const here = <R>(work: (tx: SiteTransaction) => Promise<R>) => inSite(ctx, site, (tx) => work({ ...tx, locale: 'nl' }))

let count = 0
async function paid(card: TestCard, capture: 'now' | 'later' = 'now'): Promise<string> {
  const wanted = {
    key: `k${++count}`,
    subject: paymentSubject.checkout(String(count)),
    amountMinor: 2500,
    currency: 'EUR',
    capture,
  }
  const { payment } = await here((tx) =>
    beginLocalPayment(tx, { ...wanted, provider: 'test', description: '', customer: {}, returnPath: '/' }),
  )
  const details = { number: testCards[card], expiry: '12 / 30', cvc: '123' }
  await here((tx) => confirmLocalPayment(tx, { paymentId: payment.id, details }))
  return payment.id
}
/** Returns states and disputes of payments after a number of seconds. */
async function statesAfter(seconds: number, ids: readonly string[]) {
  ctx.clock.forward(seconds * 1000)
  await doDueJobs(ctx)
  const payments = await Promise.all(ids.map((id) => here((tx) => paymentById(tx, id))))
  return payments.map((payment) => [payment?.state, payment?.disputeState])
}

test('a later message of the gateway arrives after a minute, and reports only the card’s own outcome', async () => {
  const payments = [await paid('success'), await paid('delayed'), await paid('disputed')]
  expect(await statesAfter(59, payments)).toEqual([
    ['captured', null],
    ['authorised', null],
    ['captured', null],
  ])
  expect(await statesAfter(1, payments)).toEqual([
    ['captured', null],
    ['captured', null],
    ['captured', 'open'],
  ])
})

test('money that is held until the owner captures it is neither captured nor disputed by itself', async () => {
  const payments = [await paid('success', 'later'), await paid('delayed', 'later'), await paid('disputed', 'later')]
  expect(await statesAfter(120, payments)).toEqual(Array(3).fill(['authorised', null]))
})

test('a payment abandoned before the gateway took it stays abandoned', async () => {
  const id = await paid('delayed')
  await here((tx) => requestCancel(tx, { paymentId: id }))
  expect(await statesAfter(120, [id])).toEqual([['cancelled', null]])
})
