import { expect, test } from 'vitest'
import { doDueJobs } from '#support/due-jobs'
import { testSite } from '#support/site'
import {
  beginLocalPayment,
  chargeSaved,
  confirmPayment,
  paymentOptions,
  saveMethod,
  requestCancel,
  requestCapture,
  requestRefund,
} from '../index.ts'
import { changeSettings, readSettings } from '../settings.ts'
import { stripeShop } from '#support/stripe-shop'

const { stripe, ctx, site, as, open, tx, begin, lastKey, referenceOf, stateOf, tell } = await stripeShop()

const lookAt = (paymentId: string) => confirmPayment(open, { paymentId, details: null })

test('a payment begins with a Payment Element, and is paid when the shopper is done with it', async () => {
  const { payment, step } = await begin()
  expect(step).toEqual({
    kind: 'element',
    clientSecret: expect.stringContaining('_secret_'),
    publishableKey: 'pk_test_open',
  })
  const reference = await referenceOf(payment.id)
  expect(stripe.things.get(reference)).toMatchObject({
    amount: 2500,
    currency: 'eur',
    metadata: { payment: payment.id, website: site.id },
  })
  stripe.pay(reference)
  expect(await lookAt(payment.id)).toMatchObject({
    step: { kind: 'done' },
    payment: { state: 'captured', isTest: true, method: { brand: 'visa', last4: '4242', expires: '2031-04' } },
  })
})

test('a payment begun twice exists once at Stripe', async () => {
  const before = stripe.made.length
  const first = await begin({ key: 'twice' })
  const again = await begin({ key: 'twice' })
  expect(again.payment.id).toBe(first.payment.id)
  expect(stripe.made.length - before).toBe(1)
})

test('while Stripe cannot be reached nothing is lost: the next try with the same key continues', async () => {
  stripe.fail(500, 10)
  await expect(begin({ key: 'unlucky' })).rejects.toMatchObject({ code: 'payments.provider_unreachable' })
  stripe.fail(500, 0)
  expect((await begin({ key: 'unlucky' })).step.kind).toBe('element')
})

test('a declined card is reported with its reason', async () => {
  const { payment } = await begin()
  stripe.decline(await referenceOf(payment.id), 'insufficient_funds')
  expect(await lookAt(payment.id)).toMatchObject({
    step: { kind: 'declined', reason: 'insufficient_funds' },
    payment: { state: 'declined' },
  })
})

test('held money is captured or released by a job, after the commit of the decision', async () => {
  const startedPayment = await begin({ capture: 'later' })
  stripe.pay(await referenceOf(startedPayment.payment.id))
  expect((await lookAt(startedPayment.payment.id)).payment.state).toBe('authorised')
  await tx((inner) => requestCapture(inner, { paymentId: startedPayment.payment.id, amountMinor: 2100 }))
  expect((await stateOf(startedPayment.payment.id))?.state).toBe('authorised')
  await doDueJobs(ctx)
  expect(await stateOf(startedPayment.payment.id)).toMatchObject({ state: 'captured', capturedMinor: 2100 })
  const other = await begin()
  await tx((inner) => requestCancel(inner, { paymentId: other.payment.id }))
  await doDueJobs(ctx)
  expect((await stateOf(other.payment.id))?.state).toBe('cancelled')
})

test('part of a payment is refunded once, however often the job runs, and manual refunds at the provider are recorded', async () => {
  const { payment } = await begin()
  const reference = await referenceOf(payment.id)
  stripe.pay(reference)
  await lookAt(payment.id)
  await tx((inner) => requestRefund(inner, { paymentId: payment.id, amountMinor: 1000, key: 'r1', reason: 'kapot' }))
  stripe.fail(500, 3)
  await doDueJobs(ctx).catch(() => {})
  stripe.fail(500, 0)
  await doDueJobs(ctx)
  expect(await stateOf(payment.id)).toMatchObject({
    refundedMinor: 1000,
    refunds: [{ state: 'succeeded', isForeign: false }],
  })
  stripe.refundByHand(reference, 400)
  await tell('charge.refunded', { object: 'charge', id: `ch_${reference}`, payment_intent: reference })
  expect(await stateOf(payment.id)).toMatchObject({ refundedMinor: 1400 })
  expect((await stateOf(payment.id))?.refunds.filter((refund) => refund.isForeign)).toMatchObject([
    { amountMinor: 400, state: 'succeeded' },
  ])
})

test('disputes are recorded with the end of each, with messages that arrive twice, late or not at all', async () => {
  const { payment } = await begin()
  const reference = await referenceOf(payment.id)
  stripe.pay(reference)
  const checkoutState = (name: 'a' | 'b', status: string) =>
    stripe.dispute(reference, status, { name, amount: { a: 1500, b: 900 }[name] })
  const hears = (...ids: string[]) =>
    Promise.all(ids.map((id) => tell('charge.dispute.updated', { payment_intent: reference }, { id })))
  const disputed = () =>
    stateOf(payment.id).then((paymentState) => [paymentState?.disputeState, paymentState?.disputedMinor])
  checkoutState('a', 'lost')
  await hears('a1', 'a1', 'a2')
  expect(await disputed()).toEqual(['lost', 1500])
  checkoutState('a', 'won')
  checkoutState('b', 'warning_needs_response')
  await hears('a4', 'b0')
  expect(await disputed()).toEqual(['won', 1500])
  checkoutState('b', 'lost')
  await hears('b2', 'a1')
  expect(await disputed()).toEqual(['lost', 900])
})

test('a card is saved with a payment or by itself, and charged later; a refusal is reported', async () => {
  const first = await begin({ keepFor: 'subscription:1' })
  stripe.pay(await referenceOf(first.payment.id))
  const methodId = (await lookAt(first.payment.id)).payment.methodId ?? ''
  const charge = (method: string, key: string) =>
    chargeSaved(open, {
      methodId: method,
      key,
      subject: 'renewal:1',
      amountMinor: 900,
      currency: 'EUR',
      description: '',
      customer: {},
    })
  expect(await charge(methodId, 'c1')).toMatchObject({ state: 'captured', capturedMinor: 900 })
  const save = {
    provider: 'stripe' as const,
    holder: 'subscription:1',
    key: 's1',
    customer: {},
    details: null,
    returnUrl: null,
  }
  const { step, setup } = await saveMethod(open, { ...save, setup: null })
  expect(step.kind).toBe('element')
  stripe.pay(setup ?? '')
  const savedMethod = await saveMethod(open, { ...save, setup })
  expect(savedMethod.methodId).toMatch(/^[0-9a-f]{24}$/)
  await expect(saveMethod(open, { ...save, holder: 'subscription:2', setup })).rejects.toMatchObject({
    code: 'payments.not_found',
  })
  await tx((inner) =>
    inner.db
      .updateTable('payment_methods')
      .set({ reference: 'pm_empty' })
      .where('id', '=', savedMethod.methodId)
      .execute(),
  )
  expect(await charge(savedMethod.methodId ?? '', 'c2')).toMatchObject({
    state: 'declined',
    failure: 'insufficient_funds',
  })
})

test('T37 secrets are written and never read again, and are sealed in the database', async () => {
  const shown = JSON.stringify(await as(readSettings))
  expect(shown).toContain('…4f2c')
  const rows = JSON.stringify(await tx((inner) => inner.db.selectFrom('payment_accounts').selectAll().execute()))
  const keys = JSON.stringify(await tx((inner) => inner.db.selectFrom('payment_keys').selectAll().execute()))
  for (const secret of ['veryhush', 'whsec_']) expect(shown + rows + keys).not.toContain(secret)
  const trail = JSON.stringify(await ctx.db.selectFrom('audit_log').selectAll().execute())
  expect(trail).not.toContain('veryhush')
})

test('Stripe is switched on only with all its keys, by people with the permission', async () => {
  const other = await testSite(ctx)
  await expect(
    other.as((owner) => changeSettings(owner, { provider: 'stripe', isEnabled: true })),
  ).rejects.toMatchObject({
    code: 'payments.settings_unfit',
  })
  await expect(
    other.as((owner) => changeSettings(owner, { provider: 'stripe', secretKey: 'pk_live_x' })),
  ).rejects.toMatchObject({
    code: 'payments.settings_unfit',
  })
  await expect(other.as((owner) => readSettings(owner), ['storeManager'])).rejects.toMatchObject({ kind: 'forbidden' })
  expect((await tx(paymentOptions)).map(({ provider }) => provider)).toEqual(['stripe'])
})

test('a shopper without scripts pays on a page of Stripe’s own, and the payment has its own name from then on', async () => {
  const wanted = { key: 'page', hostedPage: { cancelPath: '/checkout' } }
  const { payment, step } = await begin(wanted)
  const page = await referenceOf(payment.id)
  expect(step).toEqual({ kind: 'redirect', url: `https://checkout.stripe.com/c/pay/${page}` })
  expect(stripe.things.get(page)).toMatchObject({
    amount_total: 2500,
    success_url: `${site.baseUrl}/back`,
    cancel_url: `${site.baseUrl}/checkout`,
  })
  expect((await begin(wanted)).step).toEqual(step)
  const intent = stripe.payPage(page)
  await tell('payment_intent.succeeded', { object: 'payment_intent', id: intent, metadata: { payment: payment.id } })
  expect(await stateOf(payment.id)).toMatchObject({ state: 'captured', capturedMinor: 2500 })
  expect(await referenceOf(payment.id)).toBe(intent)
  await tx((inner) =>
    requestRefund(inner, { paymentId: payment.id, amountMinor: 2500, key: 'page refund', reason: '' }),
  )
  await doDueJobs(ctx)
  expect(await stateOf(payment.id)).toMatchObject({ refundedMinor: 2500, refunds: [{ state: 'succeeded' }] })
})

test('a page that was left can be paid later, until it is closed; then it takes no payment', async () => {
  const first = await begin({ hostedPage: { cancelPath: '/checkout' } })
  expect((await lookAt(first.payment.id)).step.kind).toBe('redirect')
  const page = await referenceOf(first.payment.id)
  await tx((inner) => requestCancel(inner, { paymentId: first.payment.id }))
  await doDueJobs(ctx)
  expect((await stateOf(first.payment.id))?.state).toBe('cancelled')
  expect(stripe.things.get(page)).toMatchObject({ status: 'expired' })
  expect((await begin({ key: lastKey(), hostedPage: { cancelPath: '/checkout' } })).step).toEqual({
    kind: 'declined',
    reason: 'gone',
  })
})

test('a declined card leaves the same payment open for another card', async () => {
  const { payment } = await begin({ key: 'again' })
  stripe.decline(await referenceOf(payment.id), 'generic_decline')
  expect((await lookAt(payment.id)).step.kind).toBe('declined')
  const again = await begin({ key: 'again' })
  expect([again.payment.id, again.step.kind]).toEqual([payment.id, 'element'])
})

test('inside a transaction Stripe is never called', async () => {
  await expect(
    tx((inner) =>
      beginLocalPayment(inner, {
        key: 'in',
        provider: 'stripe',
        subject: 'checkout:s',
        amountMinor: 1,
        currency: 'EUR',
        description: '',
        customer: {},
        returnPath: '/',
      }),
    ),
  ).rejects.toThrow('inside a transaction')
})
