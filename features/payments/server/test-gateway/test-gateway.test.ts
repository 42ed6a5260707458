import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { sitesFeature } from '#features/sites/server'
import {
  type Feature,
  listen,
  type OutsideTransaction,
  type SiteContext,
  type SiteTransaction,
} from '#platform/context'
import { inSite } from '#platform/database'
import { doDueJobs } from '#support/due-jobs'
import { testContext } from '#support/context'
import { renewal } from '#support/renewal'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { paymentChanged, type TestCard, paymentSubject } from '../../contract/index.ts'
import { testCards } from '../../contract/test-cards.rules.ts'
import { chargeSaved } from '../charge-saved.ts'
import {
  type NewPayment,
  beginLocalPayment,
  confirmLocalPayment,
  confirmPayment,
  handPayment,
  paymentById,
  paymentOptions,
  saveMethod,
  requestCancel,
  requestCapture,
  requestRefund,
} from '../index.ts'
import { paymentsFeature } from '../payments.feature.ts'
import { receiveLocalEvent } from '../receive-event.ts'
import { changeSettings } from '../settings.ts'

const heard: unknown[] = []
const listener: Feature = {
  name: 'listener',
  provides: [listen(paymentChanged, async (_, change) => void heard.push(change))],
}
const ctx = await testContext({ features: [accountsFeature, sitesFeature, paymentsFeature, listener] })
const { site, as } = await testSite(ctx, { name: 'kade', title: 'Kade 9' })
const open: OutsideTransaction<SiteContext> = { ...ctx, site, locale: 'nl' }
const here = <R>(work: (tx: SiteTransaction) => Promise<R>) => inSite(ctx, site, (tx) => work({ ...tx, locale: 'nl' }))
const app = await runningApp(ctx)

let count = 0
const begin = (more: Partial<NewPayment> = {}) =>
  here((tx) =>
    beginLocalPayment(tx, {
      key: `key-${++count}`,
      provider: 'test',
      subject: paymentSubject.checkout(String(count)),
      amountMinor: 2500,
      currency: 'EUR',
      description: 'Kade 9',
      customer: { email: 'ada@example.com' },
      returnPath: '/checkout/back?step=pay',
      ...more,
    }),
  )
const card = (name: TestCard) => ({ number: testCards[name], expiry: '12 / 30', cvc: '123' })
const pay = (paymentId: string, name: TestCard) =>
  here((tx) => confirmLocalPayment(tx, { paymentId, details: card(name) }))
const stateOf = (id: string) => here((tx) => paymentById(tx, id))

test('a new site takes test payments, and says so', async () => {
  expect(await here(paymentOptions)).toEqual([
    {
      provider: 'test',
      title: 'Testkaart',
      description: 'Testmodus: er wordt niets afgeschreven.',
      isTest: true,
      canSave: true,
      script: null,
    },
  ])
})

test('a valid card pays at once, and other features are notified', async () => {
  const { payment, step } = await begin()
  expect(step).toEqual({ kind: 'card' })
  const paid = await pay(payment.id, 'success')
  expect(paid).toMatchObject({
    step: { kind: 'done' },
    payment: { state: 'captured', capturedMinor: 2500, method: { last4: '4242', expires: '2030-12' }, isTest: true },
  })
  await doDueJobs(ctx)
  expect(heard.at(-1)).toEqual({ paymentId: payment.id, subject: payment.subject, state: 'captured' })
})

test('a form that is sent twice at the same time is charged once', async () => {
  const { payment } = await begin()
  const confirm = () => confirmPayment(open, { paymentId: payment.id, details: card('success') })
  const steps = await Promise.all([confirm(), confirm(), confirm()])
  expect(steps.map(({ step }) => step.kind)).toEqual(['done', 'done', 'done'])
  const charges = await here((tx) =>
    tx.db.selectFrom('test_charges').select('state').where('payment_id', '=', payment.id).execute(),
  )
  expect(charges).toEqual([{ state: 'captured' }])
  await doDueJobs(ctx)
})

test('the same key begins one payment; with another amount it is refused', async () => {
  const first = await begin({ key: 'same' })
  const again = await begin({ key: 'same' })
  expect(again.payment.id).toBe(first.payment.id)
  await expect(begin({ key: 'same', amountMinor: 1 })).rejects.toMatchObject({ code: 'payments.key_reused' })
})

test('a declined card is reported with its reason, and another one then pays', async () => {
  const { payment } = await begin()
  expect(await pay(payment.id, 'insufficientFunds')).toMatchObject({
    step: { kind: 'declined', reason: 'insufficient_funds' },
    payment: { state: 'declined' },
  })
  expect(await pay(payment.id, 'declined')).toMatchObject({ step: { reason: 'declined' } })
  expect(await pay(payment.id, 'success')).toMatchObject({ payment: { state: 'captured', failure: null } })
})

test('an expired card, an unknown card and an incomplete card are distinguished', async () => {
  const { payment } = await begin()
  const tried = (details: { number: string; expiry: string; cvc: string }) =>
    here((tx) => confirmLocalPayment(tx, { paymentId: payment.id, details }))
  expect(await tried({ ...card('success'), expiry: '05 / 26' })).toMatchObject({ step: { reason: 'expired' } })
  expect(await tried({ ...card('success'), number: '1234 5678 9012 3456' })).toMatchObject({
    step: { reason: 'unknown_card' },
  })
  const unfit = (field: string) => ({ code: 'payments.card_unfit', details: { field } })
  await expect(tried({ ...card('success'), cvc: '' })).rejects.toMatchObject(unfit('cvc'))
  await expect(tried({ ...card('success'), expiry: '13/30' })).rejects.toMatchObject(unfit('expiry'))
  await expect(tried({ ...card('success'), number: '4242' })).rejects.toMatchObject(unfit('number'))
})

test('3-D Secure: the card holder approves on a page of the gateway and comes back', async () => {
  const { payment } = await begin()
  const { step } = await pay(payment.id, 'authentication')
  const url = step.kind === 'redirect' ? step.url : ''
  const shopper = app.browser('kade.localhost:8080')
  const page = await shopper.ask(url)
  expect(page.text).toContain('Testmodus')
  expect(page.text).toContain('€\u00a025,00')
  expect((await stateOf(payment.id))?.state).toBe('action')
  const form = { origin: 'http://kade.localhost:8080', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }
  const body = new URLSearchParams({
    charge: new URL(url, 'http://x').searchParams.get('charge') ?? '',
    answer: 'approve',
  })
  const back = await shopper.ask('/commerce/test-gateway/authentication', { method: 'POST', headers: form, body })
  expect([back.status, back.headers['location']]).toEqual([303, '/checkout/back?step=pay'])
  expect(await here((tx) => confirmLocalPayment(tx, { paymentId: payment.id, details: null }))).toMatchObject({
    step: { kind: 'done' },
  })
  expect(await shopper.ask(url)).toMatchObject({ status: 404 })
})

test('3-D Secure refused is a declined payment, and the next try is charged and refunded under its own name', async () => {
  const { payment } = await begin()
  const { step } = await pay(payment.id, 'authentication')
  const token = new URL(step.kind === 'redirect' ? step.url : '', 'http://x').searchParams.get('charge') ?? ''
  const refused = await app.browser('kade.localhost:8080').ask('/commerce/test-gateway/authentication', {
    method: 'POST',
    headers: { origin: 'http://kade.localhost:8080', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    body: new URLSearchParams({ charge: token, answer: 'refuse' }),
  })
  expect(refused.status).toBe(303)
  expect(await here((tx) => confirmLocalPayment(tx, { paymentId: payment.id, details: null }))).toMatchObject({
    step: { kind: 'declined', reason: 'authentication' },
  })
  await pay(payment.id, 'success')
  await here((tx) => requestRefund(tx, { paymentId: payment.id, amountMinor: 2500, key: 'r-3ds', reason: '' }))
  expect(await stateOf(payment.id)).toMatchObject({ refundedMinor: 2500, refunds: [{ state: 'succeeded' }] })
})

test('held money is captured when the owner says so, once, or released', async () => {
  const startedPayment = await begin({ capture: 'later' })
  expect(await pay(startedPayment.payment.id, 'success')).toMatchObject({
    payment: { state: 'authorised', capturedMinor: 0 },
  })
  await here((tx) => requestCapture(tx, { paymentId: startedPayment.payment.id, amountMinor: 2000 }))
  await here((tx) => requestCapture(tx, { paymentId: startedPayment.payment.id, amountMinor: 2000 }))
  expect(await stateOf(startedPayment.payment.id)).toMatchObject({ state: 'captured', capturedMinor: 2000 })
  await expect(here((tx) => requestCancel(tx, { paymentId: startedPayment.payment.id }))).rejects.toMatchObject({
    code: 'payments.not_now',
  })
  const other = await begin({ capture: 'later' })
  await pay(other.payment.id, 'success')
  await here((tx) => requestCancel(tx, { paymentId: other.payment.id }))
  expect((await stateOf(other.payment.id))?.state).toBe('cancelled')
  await expect(pay(other.payment.id, 'success')).rejects.toMatchObject({ code: 'payments.not_now' })
})

test('a delayed capture is reported a minute later, also twice', async () => {
  const { payment } = await begin()
  expect(await pay(payment.id, 'delayed')).toMatchObject({ payment: { state: 'authorised' } })
  ctx.clock.forward(60_001)
  await doDueJobs(ctx)
  expect(await stateOf(payment.id)).toMatchObject({ state: 'captured', capturedMinor: 2500 })
  const events = await here((tx) =>
    tx.db.selectFrom('payment_events').selectAll().where('kind', '=', 'captured').execute(),
  )
  const [event] = events
  expect(
    await here((tx) =>
      receiveLocalEvent(tx, 'test', {
        id: event?.event_id ?? '',
        kind: 'captured',
        happenedAt: ctx.now(),
        reference: event?.reference ?? '',
      }),
    ),
  ).toBe(false)
})

test('a dispute comes after the payment', async () => {
  const { payment } = await begin()
  expect(await pay(payment.id, 'disputed')).toMatchObject({ payment: { state: 'captured', disputeState: null } })
  ctx.clock.forward(60_001)
  await doDueJobs(ctx)
  expect(await stateOf(payment.id)).toMatchObject({ state: 'captured', disputeState: 'open', disputedMinor: 2500 })
})

test('partial refunds never exceed the captured amount, and one key refunds once', async () => {
  const { payment } = await begin()
  await pay(payment.id, 'success')
  const back = (amountMinor: number, key: string) =>
    here((tx) => requestRefund(tx, { paymentId: payment.id, amountMinor, key, reason: 'kapot' }))
  const first = await back(1000, 'a')
  expect(await back(1000, 'a')).toBe(first)
  await expect(back(1501, 'b')).rejects.toMatchObject({ code: 'payments.too_much' })
  await Promise.allSettled([back(900, 'c'), back(900, 'd'), back(900, 'e')])
  expect(await stateOf(payment.id)).toMatchObject({
    refundedMinor: 1900,
    refunds: [{ state: 'succeeded' }, { state: 'succeeded' }],
  })
})

test('a saved card is charged while its holder is away, and a refusal is reported', async () => {
  const customer = { email: 'ada@example.com' }
  const keep = (name: TestCard) =>
    saveMethod(open, {
      provider: 'test',
      holder: 'subscription:1',
      key: name,
      customer,
      details: card(name),
      setup: null,
      returnUrl: null,
    })
  const charge = (methodId: string | null, key: string) =>
    chargeSaved(open, {
      methodId: methodId ?? '',
      key,
      ...renewal,
      customer,
    })
  const good = await keep('success')
  expect(await charge(good.methodId, 'ren-1')).toMatchObject({ state: 'captured', capturedMinor: 900 })
  expect((await charge(good.methodId, 'ren-1')).id).toBe((await charge(good.methodId, 'ren-1')).id)
  const bad = await keep('declinedLater')
  expect(await charge(bad.methodId, 'ren-2')).toMatchObject({ state: 'declined', failure: 'declined' })
  expect(await keep('declined')).toMatchObject({ step: { kind: 'declined' }, methodId: null })
})

test('a card saved with its first payment belongs to the holder named at its start', async () => {
  const { payment } = await begin({ keepFor: 'subscription:9' })
  expect((await pay(payment.id, 'success')).payment.methodId).toMatch(/^[0-9a-f]{24}$/)
})

test('a payment passes from its checkout to one order only', async () => {
  const { payment } = await begin()
  const hand = (order: string) =>
    here((tx) => handPayment(tx, { paymentId: payment.id, to: paymentSubject.order(order) }))
  expect([await hand('1'), await hand('1'), await hand('2')]).toMatchObject([
    { subject: paymentSubject.order('1') },
    { subject: paymentSubject.order('1') },
    null,
  ])
})

test('a bank transfer is requested with the owner’s text, and is paid when the owner says so', async () => {
  await as((tx) =>
    changeSettings(tx, {
      provider: 'manual',
      isEnabled: true,
      title: 'Overmaken',
      instructions: 'NL00 BANK 0123 4567 89',
    }),
  )
  expect((await here(paymentOptions)).map(({ provider }) => provider)).toEqual(['manual'])
  const { payment, step } = await begin({ provider: 'manual' })
  expect(step).toEqual({ kind: 'instructions', text: 'NL00 BANK 0123 4567 89' })
  await here((tx) => requestCapture(tx, { paymentId: payment.id }))
  expect(await stateOf(payment.id)).toMatchObject({ state: 'captured', capturedMinor: 2500, isTest: false })
  await expect(begin({ provider: 'test' })).rejects.toMatchObject({ code: 'payments.provider_off' })
})
