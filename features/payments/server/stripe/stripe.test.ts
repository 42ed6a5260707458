import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { sitesFeature } from '#features/sites/server'
import type { SiteContext, SiteTransaction, OutsideTransaction } from '#platform/context'
import { inSite } from '#platform/database'
import { doDueJobs } from '#support/due-jobs'
import { testContext } from '#support/context'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { stripeMessage, stripeStandIn } from '#support/stripe-stand-in'
import {
  type NewPayment,
  beginLocalPayment,
  beginPayment,
  chargeSaved,
  confirmPayment,
  paymentById,
  paymentOptions,
  saveMethod,
  requestCancel,
  requestCapture,
  requestRefund,
} from '../index.ts'
import { paymentsFeature } from '../payments.feature.ts'
import { changeSettings, readSettings } from '../settings.ts'

const stripe = await stripeStandIn()
const ctx = await testContext({
  features: [accountsFeature, sitesFeature, paymentsFeature],
  config: { stripeApi: stripe.url },
})
const { site, as } = await testSite(ctx, { name: 'kade' })
const app = await runningApp(ctx)
const open: OutsideTransaction<SiteContext> = { ...ctx, site, locale: 'en' }
const inside = <R>(work: (inner: SiteTransaction) => Promise<R>) => inSite(open, site, work)
const secrets = { secretKey: 'sk_test_veryhush4f2c', webhookSecret: 'whsec_first', publishableKey: 'pk_test_open' }
await as((owner) => changeSettings(owner, { provider: 'stripe', isEnabled: true, ...secrets }))

let count = 0
const begin = (more: Partial<NewPayment> = {}) => {
  count += 1
  const facts = {
    key: `k${count}`,
    subject: `checkout:${count}`,
    amountMinor: 2500,
    currency: 'EUR',
    description: 'Kade 9',
    customer: { email: 'a@example.com' },
  }
  return beginPayment(open, { provider: 'stripe', returnPath: '/back', ...facts, ...more })
}
const referenceOf = async (id: string) =>
  (
    await inside((inner) =>
      inner.db.selectFrom('payments').select('reference').where('id', '=', id).executeTakeFirstOrThrow(),
    )
  ).reference ?? ''
const stateOf = (id: string) => inside((inner) => paymentById(inner, id))
const lookAt = (paymentId: string) => confirmPayment(open, { paymentId, details: null })

let events = 0
const tell = (type: string, object: object, more: { id?: string; secret?: string; at?: Date } = {}) => {
  const { payload, header } = stripeMessage({
    id: more.id ?? `evt_${++events}`,
    type,
    object,
    secret: more.secret ?? 'whsec_first',
    at: more.at ?? ctx.now(),
  })
  return post(payload, header)
}
const post = (payload: string, header: string) =>
  app.ask('kade.localhost:8080', '/api/payments/stripe/webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(header ? { 'stripe-signature': header } : {}) },
    body: payload,
  })

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

test('what is begun twice exists once at Stripe', async () => {
  const before = stripe.made.length
  const first = await begin({ key: 'twice' })
  const again = await begin({ key: 'twice' })
  expect(again.payment.id).toBe(first.payment.id)
  expect(stripe.made.length - before).toBe(1)
})

test('while Stripe cannot be reached nothing is lost: the next try with the same key goes on', async () => {
  stripe.fail(500, 10)
  await expect(begin({ key: 'unlucky' })).rejects.toMatchObject({ code: 'payments.provider_unreachable' })
  stripe.fail(500, 0)
  expect((await begin({ key: 'unlucky' })).step.kind).toBe('element')
})

test('a declined card is told with its reason', async () => {
  const { payment } = await begin()
  stripe.decline(await referenceOf(payment.id), 'insufficient_funds')
  expect(await lookAt(payment.id)).toMatchObject({
    step: { kind: 'declined', reason: 'insufficient_funds' },
    payment: { state: 'declined' },
  })
})

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
  await inside((inner) =>
    inner.db.updateTable('payments').set({ reference: null }).where('id', '=', payment.id).execute(),
  )
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

test('held money is taken or given up by a job, after the commit of whoever decided it', async () => {
  const held = await begin({ capture: 'later' })
  stripe.pay(await referenceOf(held.payment.id))
  expect((await lookAt(held.payment.id)).payment.state).toBe('authorised')
  await inside((inner) => requestCapture(inner, { paymentId: held.payment.id, amountMinor: 2100 }))
  expect((await stateOf(held.payment.id))?.state).toBe('authorised')
  await doDueJobs(ctx)
  expect(await stateOf(held.payment.id)).toMatchObject({ state: 'captured', capturedMinor: 2100 })
  const other = await begin()
  await inside((inner) => requestCancel(inner, { paymentId: other.payment.id }))
  await doDueJobs(ctx)
  expect((await stateOf(other.payment.id))?.state).toBe('cancelled')
})

test('part of a payment is given back once, however often the job runs, and what is given back by hand is learned', async () => {
  const { payment } = await begin()
  const reference = await referenceOf(payment.id)
  stripe.pay(reference)
  await lookAt(payment.id)
  await inside((inner) =>
    requestRefund(inner, { paymentId: payment.id, amountMinor: 1000, key: 'r1', reason: 'kapot' }),
  )
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
  expect((await stateOf(payment.id))?.refunds.filter((one) => one.isForeign)).toMatchObject([
    { amountMinor: 400, state: 'succeeded' },
  ])
})

test('disputes are learned with how each ends, whichever messages come twice, late or not at all', async () => {
  const { payment } = await begin()
  const reference = await referenceOf(payment.id)
  stripe.pay(reference)
  const stands = (name: 'a' | 'b', status: string) =>
    stripe.dispute(reference, status, { name, amount: { a: 1500, b: 900 }[name] })
  const hears = (...ids: string[]) =>
    Promise.all(ids.map((id) => tell('charge.dispute.updated', { payment_intent: reference }, { id })))
  const disputed = () => stateOf(payment.id).then((one) => [one?.disputeState, one?.disputedMinor])
  stands('a', 'lost')
  await hears('a1', 'a1', 'a2')
  expect(await disputed()).toEqual(['lost', 1500])
  stands('a', 'won')
  stands('b', 'warning_needs_response')
  await hears('a4', 'b0')
  expect(await disputed()).toEqual(['won', 1500])
  stands('b', 'lost')
  await hears('b2', 'a1')
  expect(await disputed()).toEqual(['lost', 900])
})

test('a card is kept with a payment or by itself, and charged later; a refusal is told', async () => {
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
  const kept = await saveMethod(open, { ...save, setup })
  expect(kept.methodId).toMatch(/^[0-9a-f]{24}$/)
  await expect(saveMethod(open, { ...save, holder: 'subscription:2', setup })).rejects.toMatchObject({
    code: 'payments.not_found',
  })
  await inside((inner) =>
    inner.db.updateTable('payment_methods').set({ reference: 'pm_empty' }).where('id', '=', kept.methodId).execute(),
  )
  expect(await charge(kept.methodId ?? '', 'c2')).toMatchObject({ state: 'declined', failure: 'insufficient_funds' })
})

test('T37 secrets are written and never read again, and lie sealed in the database', async () => {
  const shown = JSON.stringify(await as(readSettings))
  expect(shown).toContain('…4f2c')
  const rows = JSON.stringify(await inside((inner) => inner.db.selectFrom('payment_accounts').selectAll().execute()))
  const keys = JSON.stringify(await inside((inner) => inner.db.selectFrom('payment_keys').selectAll().execute()))
  for (const secret of ['veryhush', 'whsec_']) expect(shown + rows + keys).not.toContain(secret)
  const trail = JSON.stringify(await ctx.db.selectFrom('audit_log').selectAll().execute())
  expect(trail).not.toContain('veryhush')
})

test('Stripe is switched on only with all it needs, by who may', async () => {
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
  expect((await inside(paymentOptions)).map(({ provider }) => provider)).toEqual(['stripe'])
})

test('whoever has no scripts pays on a page of Stripe’s own, and the payment has its own name from then on', async () => {
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
  await inside((inner) =>
    requestRefund(inner, { paymentId: payment.id, amountMinor: 2500, key: 'page refund', reason: '' }),
  )
  await doDueJobs(ctx)
  expect(await stateOf(payment.id)).toMatchObject({ refundedMinor: 2500, refunds: [{ state: 'succeeded' }] })
})

test('a page that was left can be paid later, until it is given up; then nobody can pay there', async () => {
  const first = await begin({ hostedPage: { cancelPath: '/checkout' } })
  expect((await lookAt(first.payment.id)).step.kind).toBe('redirect')
  const page = await referenceOf(first.payment.id)
  await inside((inner) => requestCancel(inner, { paymentId: first.payment.id }))
  await doDueJobs(ctx)
  expect((await stateOf(first.payment.id))?.state).toBe('cancelled')
  expect(stripe.things.get(page)).toMatchObject({ status: 'expired' })
  expect((await begin({ key: `k${count}`, hostedPage: { cancelPath: '/checkout' } })).step).toEqual({
    kind: 'declined',
    reason: 'gone',
  })
})

test('a card that was declined leaves the same payment open for another card', async () => {
  const { payment } = await begin({ key: 'again' })
  stripe.decline(await referenceOf(payment.id), 'generic_decline')
  expect((await lookAt(payment.id)).step.kind).toBe('declined')
  const again = await begin({ key: 'again' })
  expect([again.payment.id, again.step.kind]).toEqual([payment.id, 'element'])
})

test('inside a transaction Stripe is never called', async () => {
  await expect(
    inside((inner) =>
      beginLocalPayment(inner, {
        key: 'in',
        provider: 'stripe',
        subject: 's',
        amountMinor: 1,
        currency: 'EUR',
        description: '',
        customer: {},
        returnPath: '/',
      }),
    ),
  ).rejects.toThrow('inside a transaction')
})
