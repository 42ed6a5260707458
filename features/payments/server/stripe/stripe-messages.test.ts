import { expect, test } from 'vitest'
import type { SiteTransaction } from '#platform/context'
import { doDueJobs } from '#support/due-jobs'
import { stripeMessage } from '#support/stripe-stand-in'
import { executePaymentRequestsJob } from '../execute-payment-requests.job.ts'
import { requestCancel, requestRefund } from '../payment-requests.ts'
import { reconcilePaymentsJob } from '../reconcile-payments.job.ts'
import { changeSettings } from '../settings.ts'
import { stripeShop } from '#support/stripe-shop'

const { stripe, ctx, site, as, tx, begin, referenceOf, stateOf, tell, post } = await stripeShop()

test('T29 a message is accepted by its signature, once, at any time', async () => {
  const { payment } = await begin()
  const reference = await referenceOf(payment.id)
  stripe.pay(reference)
  const object = { object: 'payment_intent', id: reference }
  expect((await tell('payment_intent.succeeded', object, { id: 'evt_paid' })).json()).toEqual({ received: true })
  expect(await stateOf(payment.id)).toMatchObject({ state: 'captured', capturedMinor: 2500 })
  await tell('payment_intent.succeeded', object, { id: 'evt_paid' })
  await tell('payment_intent.created', object, { at: new Date(ctx.now().getTime() - 200_000) })
  await tell('payment_intent.payment_failed', object)
  expect(await stateOf(payment.id)).toMatchObject({ state: 'captured', capturedMinor: 2500 })
})

test('T29 a changed, old, unsigned or wrongly signed message is not accepted', async () => {
  const { payment } = await begin()
  const reference = await referenceOf(payment.id)
  stripe.pay(reference)
  const object = { object: 'payment_intent', id: reference }
  const good = stripeMessage({
    id: 'evt_x',
    type: 'payment_intent.succeeded',
    object,
    secret: 'whsec_first',
    at: ctx.now(),
  })
  const flipped = await Promise.all(
    [10, 40, 80].map((at) => post(`${good.payload.slice(0, at)}~${good.payload.slice(at + 1)}`, good.header)),
  )
  const old = await tell('payment_intent.succeeded', object, { at: new Date(ctx.now().getTime() - 301_000) })
  const foreign = await tell('payment_intent.succeeded', object, { secret: 'whsec_other' })
  expect([...flipped, old, foreign].map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
  expect((await post(good.payload, '')).status).toBe(415)
  expect((await stateOf(payment.id))?.state).toBe('pending')
})

test('T29 while the secret is changed both are accepted, and then only the newer two', async () => {
  await as((owner) => changeSettings(owner, { provider: 'stripe', webhookSecret: 'whsec_second' }))
  const other = { object: 'charge', id: 'ch_other' }
  expect((await tell('charge.updated', other, { secret: 'whsec_first' })).status).toBe(200)
  expect((await tell('charge.updated', other, { secret: 'whsec_second' })).status).toBe(200)
  await as((owner) => changeSettings(owner, { provider: 'stripe', webhookSecret: 'whsec_third' }))
  expect((await tell('charge.updated', other, { secret: 'whsec_first' })).status).toBe(400)
  await as((owner) => changeSettings(owner, { provider: 'stripe', webhookSecret: 'whsec_first' }))
})

test('a message that arrives before the response to our own call is matched by our id', async () => {
  const { payment } = await begin()
  const reference = await referenceOf(payment.id)
  await tx((inner) => inner.db.updateTable('payments').set({ reference: null }).where('id', '=', payment.id).execute())
  stripe.pay(reference)
  await tell('payment_intent.succeeded', { object: 'payment_intent', id: reference, metadata: { payment: payment.id } })
  expect(await stateOf(payment.id)).toMatchObject({ state: 'captured' })
  expect(await referenceOf(payment.id)).toBe(reference)
})

test('a lost message costs a quarter of an hour: then Stripe is asked', async () => {
  const { payment } = await begin()
  stripe.pay(await referenceOf(payment.id))
  ctx.clock.forward(15 * 60_000 + 1)
  await doDueJobs(ctx)
  expect((await stateOf(payment.id))?.state).toBe('captured')
})

test('an open payment is asked about less and less often and then no more, a settled or decided one never', async () => {
  const { payment } = await begin()
  const [reference, paid] = [await referenceOf(payment.id), await begin()]
  const asksAfter = async (minutes: number, id = reference) => {
    const before = stripe.asked.length
    ctx.clock.forward(minutes * 60_000)
    await doDueJobs(ctx)
    return stripe.asked.slice(before).filter((path) => path.endsWith(id)).length
  }
  const paidReference = await referenceOf(paid.payment.id)
  stripe.pay(paidReference)
  await tell('payment_intent.succeeded', { object: 'payment_intent', id: paidReference })
  expect(await asksAfter(14)).toBe(0)
  const before = stripe.asked.length
  const asks = []
  for (const minutes of [2, 46, 14, 346, 14, 1440, 4319, 1, 100_000]) asks.push(await asksAfter(minutes))
  expect(asks).toEqual([1, 0, 1, 0, 1, 1, 0, 1, 0])
  expect(stripe.asked.slice(before).filter((path) => path.endsWith(paidReference))).toEqual([])
  expect(await stateOf(payment.id)).toMatchObject({ state: 'pending' })
})

test('a payment begun with a provider ends there also while it is switched off: messages, look-ups and refunds', async () => {
  const [told, lost] = [await begin(), await begin()]
  const [toldReference, lostReference] = [await referenceOf(told.payment.id), await referenceOf(lost.payment.id)]
  await as((owner) => changeSettings(owner, { provider: 'stripe', isEnabled: false }))
  for (const reference of [toldReference, lostReference]) stripe.pay(reference)
  const callsBefore = stripe.made.length
  await tell('payment_intent.succeeded', { object: 'payment_intent', id: toldReference })
  ctx.clock.forward(16 * 60_000)
  await doDueJobs(ctx)
  for (const { payment } of [told, lost]) {
    const wanted = { paymentId: payment.id, amountMinor: 400, key: `off ${payment.id}`, reason: '' }
    await tx((inner) => requestRefund(inner, wanted))
    await doDueJobs(ctx)
    expect(await stateOf(payment.id)).toMatchObject({ state: 'captured', refunds: [{ state: 'succeeded' }] })
  }
  // A refund is all that was decided: nothing is given up beside it.
  expect(stripe.made.slice(callsBefore)).toEqual(['/v1/refunds', '/v1/refunds'])
  await as((owner) => changeSettings(owner, { provider: 'stripe', isEnabled: true }))
})

test('jobs request nothing for payments that are decided, settled, deleted or unknown to the provider', async () => {
  const [decided, settled, unknown] = [await begin(), await begin(), await begin()]
  await tx((inner) => requestCancel(inner, { paymentId: settled.payment.id }))
  await doDueJobs(ctx)
  await tx((inner) => requestCancel(inner, { paymentId: decided.payment.id }))
  const [decidedReference, settledReference] = [
    await referenceOf(decided.payment.id),
    await referenceOf(settled.payment.id),
  ]
  const forget = (inner: SiteTransaction) =>
    inner.db.updateTable('payments').set({ reference: null }).where('id', '=', unknown.payment.id).execute()
  await tx(forget)
  const before = stripe.asked.length
  const websiteId = site.id
  for (const { payment } of [decided, settled, unknown])
    await reconcilePaymentsJob.run(ctx, { websiteId, paymentId: payment.id, round: 0 })
  const nobody = '0'.repeat(24)
  for (const gone of [
    { websiteId, paymentId: nobody },
    { websiteId: nobody, paymentId: decided.payment.id },
  ]) {
    await reconcilePaymentsJob.run(ctx, { ...gone, round: 0 })
    await executePaymentRequestsJob.run(ctx, gone)
  }
  expect(stripe.asked.slice(before)).toEqual([])
  expect([decidedReference, settledReference].map((id) => stripe.things.get(id)?.['status'])).toEqual([
    'requires_payment_method',
    'canceled',
  ])
})
