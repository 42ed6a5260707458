import { expect, test } from 'vitest'
import { doDueJobs } from '#support/due-jobs'
import { stripeMessage } from '#support/stripe-stand-in'
import { changeSettings } from '../settings.ts'
import { stripeShop } from '#support/stripe-shop'

const { stripe, ctx, as, tx, begin, referenceOf, stateOf, tell, post } = await stripeShop()

test('T29 a message is heard by its signature, once, whenever it comes', async () => {
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

test('T29 a message that is changed, old, unsigned or signed by another secret is not heard', async () => {
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

test('T29 while the secret is changed both are heard, and then only the newer two', async () => {
  await as((owner) => changeSettings(owner, { provider: 'stripe', webhookSecret: 'whsec_second' }))
  const other = { object: 'charge', id: 'ch_other' }
  expect((await tell('charge.updated', other, { secret: 'whsec_first' })).status).toBe(200)
  expect((await tell('charge.updated', other, { secret: 'whsec_second' })).status).toBe(200)
  await as((owner) => changeSettings(owner, { provider: 'stripe', webhookSecret: 'whsec_third' }))
  expect((await tell('charge.updated', other, { secret: 'whsec_first' })).status).toBe(400)
  await as((owner) => changeSettings(owner, { provider: 'stripe', webhookSecret: 'whsec_first' }))
})

test('a message that overtakes the answer to our own call is heard by our id', async () => {
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
