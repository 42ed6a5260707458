import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { sitesFeature } from '#features/sites/server'
import { type Feature, listen } from '#platform/context'
import { newId } from '#platform/contract'
import { doDueJobs } from '#support/due-jobs'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import { paymentChanged, paymentSubject } from '../contract/index.ts'
import { testCards } from '../contract/test-cards.rules.ts'
import { applyProviderEvent } from './apply-provider-event.ts'
import { beginLocalPayment, type NewPayment } from './begin-payment.ts'
import { confirmLocalPayment } from './confirm-payment.ts'
import { requestCancel, requestCapture, requestRefund } from './payment-requests.ts'
import { paymentsFeature } from './payments.feature.ts'
import type { ProviderUpdate } from './provider.ts'

const heard: unknown[] = []
const listener: Feature = {
  name: 'listener',
  provides: [listen(paymentChanged, async (_, change) => void heard.push(change))],
}
const ctx = await testContext({ features: [accountsFeature, sitesFeature, paymentsFeature, listener] })
const { as } = await testSite(ctx)

let count = 0
/** A payment of 25.00 with the test gateway, answered by this card. */
async function paid(card: keyof typeof testCards = 'success', more: Partial<NewPayment> = {}): Promise<string> {
  count += 1
  const wanted = {
    key: `key-${count}`,
    provider: 'test' as const,
    subject: paymentSubject.checkout(String(count)),
    amountMinor: 2500,
  }
  const details = { number: testCards[card], expiry: '1230', cvc: '123' }
  const paymentId = await as(async (tx) => {
    const started = { ...wanted, currency: 'EUR', description: '', customer: {}, returnPath: '/', ...more }
    const { payment } = await beginLocalPayment(tx, started)
    await confirmLocalPayment(tx, { paymentId: payment.id, details })
    return payment.id
  })
  await doDueJobs(ctx)
  return paymentId
}
const refund = (paymentId: string, amountMinor: number, key: string, reason = '') =>
  as((tx) => requestRefund(tx, { paymentId, amountMinor, key, reason }))
const hear = (paymentId: string, update: ProviderUpdate) => as((tx) => applyProviderEvent(tx, paymentId, update))
const stored = (paymentId: string) =>
  as((tx) => tx.db.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow())

test('a key that refunded one amount of one payment is refused for any other refund', async () => {
  const [first, second] = [await paid(), await paid()]
  const id = await refund(first, 500, 'once')
  expect(await refund(first, 500, 'once')).toBe(id)
  await expect(refund(first, 600, 'once')).rejects.toMatchObject({ code: 'payments.key_reused' })
  await expect(refund(second, 500, 'once')).rejects.toMatchObject({ code: 'payments.key_reused' })
  expect((await stored(second)).refunded_minor).toBe(0)
})

test('at least the smallest coin is refunded, and a reason keeps its first 500 characters', async () => {
  const payment = await paid()
  await expect(refund(payment, 0, 'nothing')).rejects.toMatchObject({ code: 'payments.too_much' })
  await expect(refund(payment, -1, 'less')).rejects.toMatchObject({ code: 'payments.too_much' })
  const id = await refund(payment, 1, 'a cent', 'x'.repeat(501))
  const row = await as((tx) =>
    tx.db.selectFrom('payment_refunds').select('reason').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  expect(row.reason).toBe('x'.repeat(500))
})

test('two requests in one transaction see each other: together they never refund more than was captured', async () => {
  const payment = await paid()
  const both = as(async (tx) => {
    await requestRefund(tx, { paymentId: payment, amountMinor: 2000, key: 'most', reason: '' })
    await requestRefund(tx, { paymentId: payment, amountMinor: 501, key: 'rest', reason: '' })
  })
  await expect(both).rejects.toMatchObject({ code: 'payments.too_much' })
  expect((await stored(payment)).refunded_minor).toBe(0)
})

test('no more is captured than was held, and nothing of a declined or released payment', async () => {
  const authorised = await paid('success', { capture: 'later' })
  const capture = (paymentId: string, amountMinor?: number) =>
    as((tx) => requestCapture(tx, { paymentId, ...(amountMinor === undefined ? {} : { amountMinor }) }))
  await expect(capture(authorised, 2501)).rejects.toMatchObject({ code: 'payments.too_much' })
  await capture(authorised, 2500)
  expect(await stored(authorised)).toMatchObject({
    state: 'captured',
    captured_minor: 2500,
    wanted: null,
    wanted_minor: null,
  })
  await expect(capture(await paid('declined'))).rejects.toMatchObject({ code: 'payments.not_now' })
  const cancelled = await paid('success', { capture: 'later' })
  const cancel = () => as((tx) => requestCancel(tx, { paymentId: cancelled }))
  await cancel()
  await cancel()
  expect(await stored(cancelled)).toMatchObject({ state: 'cancelled', wanted: null })
  await expect(capture(cancelled)).rejects.toMatchObject({ code: 'payments.not_now' })
})

test('a payment that does not exist is reported as such, for every request', async () => {
  const missing = newId()
  const notFound = { code: 'payments.not_found' }
  await expect(refund(missing, 1, 'missing')).rejects.toMatchObject(notFound)
  await expect(as((tx) => requestCapture(tx, { paymentId: missing }))).rejects.toMatchObject(notFound)
  await expect(as((tx) => requestCancel(tx, { paymentId: missing }))).rejects.toMatchObject(notFound)
  await expect(hear(missing, { state: 'captured' })).rejects.toThrow(`There is no payment ${missing}.`)
})

test('an event received twice is reported once and changes nothing', async () => {
  const payment = await paid()
  const [before, told] = [await stored(payment), heard.length]
  ctx.clock.forward(1000)
  expect(await hear(payment, { state: 'captured' })).toMatchObject({ state: 'captured', capturedMinor: 2500 })
  await doDueJobs(ctx)
  expect(await stored(payment)).toEqual(before)
  expect(heard).toHaveLength(told)
})

test('the reason of a failed payment stays until it is paid, and is removed then', async () => {
  const payment = await paid('insufficientFunds')
  expect((await stored(payment)).failure).toBe('insufficient_funds')
  // A message without a reason keeps the known one.
  await hear(payment, { state: 'declined' })
  expect((await stored(payment)).failure).toBe('insufficient_funds')
  await hear(payment, { state: 'declined', failure: 'expired' })
  expect((await stored(payment)).failure).toBe('expired')
  await as((tx) =>
    confirmLocalPayment(tx, {
      paymentId: payment,
      details: { number: testCards.success, expiry: '1230', cvc: '123' },
    }),
  )
  expect(await stored(payment)).toMatchObject({ state: 'captured', failure: null })
})

test('a payment that succeeds after all has no reason for a failure, from any source', async () => {
  for (const [card, state, more] of [
    ['insufficientFunds', 'captured', {}],
    ['insufficientFunds', 'authorised', { capture: 'later' }],
  ] as const) {
    const payment = await paid(card, more)
    await hear(payment, { state })
    expect(await stored(payment)).toMatchObject({ state, failure: null })
  }
})

test('a request made to a provider elsewhere stays open until it is done there', async () => {
  const payment = await paid('success', { capture: 'later' })
  await as((tx) =>
    tx.db.updateTable('payments').set({ wanted: 'capture', wanted_minor: 2000 }).where('id', '=', payment).execute(),
  )
  // A second decision while the first is on its way changes nothing of it.
  await as((tx) => requestCapture(tx, { paymentId: payment, amountMinor: 2500 }))
  await hear(payment, { state: 'authorised', failure: 'told meanwhile' })
  expect(await stored(payment)).toMatchObject({ state: 'authorised', wanted: 'capture', wanted_minor: 2000 })
  await hear(payment, { state: 'captured', capturedMinor: 2000 })
  expect(await stored(payment)).toMatchObject({ state: 'captured', wanted: null, wanted_minor: null })
})

test('a refund made at the provider counts once, for any order of its events', async () => {
  const payment = await paid()
  const told = (state: 'pending' | 'succeeded', amountMinor = 700) =>
    hear(payment, { state: 'captured', refunds: [{ reference: 'made-there', amountMinor, state }] })
  expect(await told('succeeded')).toMatchObject({ refundedMinor: 700, refunds: [{ state: 'succeeded' }] })
  expect(await told('pending')).toMatchObject({ refundedMinor: 700, refunds: [{ state: 'succeeded' }] })
  await expect(refund(payment, 1801, 'too much')).rejects.toMatchObject({ code: 'payments.too_much' })
})

test('a card is kept only where its holder was named at the start', async () => {
  const payment = await paid()
  const { method } = await stored(payment)
  if (!method) throw new Error('A payment by card has no method.')
  const storedMethod = { reference: 'card-1', customerReference: null, details: method }
  await hear(payment, { state: 'captured', storedMethod })
  expect((await stored(payment)).method_id).toBeNull()
})
