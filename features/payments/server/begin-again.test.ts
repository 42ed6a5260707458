import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { sitesFeature } from '#features/sites/server'
import type { OutsideTransaction, SiteContext, SiteTransaction } from '#platform/context'
import { inSite, siteTables } from '#platform/database'
import { testContext } from '#support/context'
import { renewal } from '#support/renewal'
import { testSite } from '#support/site'
import { testCards } from '../contract/test-cards.rules.ts'
import { type NewPayment, beginLocalPayment } from './begin-payment.ts'
import { chargeSaved } from './charge-saved.ts'
import { confirmLocalPayment } from './confirm-payment.ts'
import { requestCancel } from './payment-requests.ts'
import { paymentsFeature } from './payments.feature.ts'
import { saveMethod } from './save-method.ts'
import { changeSettings } from './settings.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, paymentsFeature] })
const { as, site } = await testSite(ctx)
const open: OutsideTransaction<SiteContext> = { ...ctx, site, locale: 'nl' }
const here = <R>(work: (tx: SiteTransaction) => Promise<R>) => inSite(ctx, site, (tx) => work({ ...tx, locale: 'nl' }))

const begin = (key: string, more: Partial<NewPayment> = {}) =>
  here((tx) =>
    beginLocalPayment(tx, {
      key,
      provider: 'test',
      subject: `checkout:${key}`,
      amountMinor: 2500,
      currency: 'EUR',
      description: '',
      customer: {},
      returnPath: '/',
      ...more,
    }),
  )
const switchTest = (isEnabled: boolean) => as((tx) => changeSettings(tx, { provider: 'test', isEnabled }))
const details = { number: testCards.success, expiry: '12 / 30', cvc: '123' }
const confirm = (paymentId: string) => here((tx) => confirmLocalPayment(tx, { paymentId, details }))
const chargesOf = (paymentId: string) =>
  here((tx) => siteTables(tx).selectFrom('test_charges').select('state').where('payment_id', '=', paymentId).execute())

test('a key represents one payment of one currency and one provider', async () => {
  await begin('same')
  await expect(begin('same', { currency: 'USD' })).rejects.toMatchObject({ code: 'payments.key_reused' })
  await expect(begin('same', { provider: 'manual', isByOwner: true })).rejects.toMatchObject({
    code: 'payments.key_reused',
  })
})

test('an abandoned payment is neither resumed nor charged when the payer comes back to it', async () => {
  const { payment } = await begin('gone')
  await here((tx) => requestCancel(tx, { paymentId: payment.id }))
  expect((await begin('gone')).step).toEqual({ kind: 'declined', reason: 'gone' })
  await expect(confirm(payment.id)).rejects.toMatchObject({ code: 'payments.not_now' })
  expect((await chargesOf(payment.id)).filter(({ state }) => state === 'captured')).toEqual([])
})

test.each(['now', 'later'] as const)(
  'a paid payment (money taken: %s) is complete when it is begun or confirmed again, and charged once',
  async (capture) => {
    const { payment } = await begin(`paid ${capture}`, { capture })
    await confirm(payment.id)
    const again = [await begin(`paid ${capture}`, { capture }), await confirm(payment.id)]
    expect(again.map(({ step }) => step)).toEqual([{ kind: 'done' }, { kind: 'done' }])
    expect(await chargesOf(payment.id)).toHaveLength(1)
  },
)

test('a payment method that a shop does not offer begins nothing, except for the owner, whose booking for a test order is no money', async () => {
  await expect(begin('transfer', { provider: 'manual' })).rejects.toMatchObject({ code: 'payments.provider_off' })
  const real = await begin('by hand', { provider: 'manual', isByOwner: true })
  const tried = await begin('by hand, test', { provider: 'manual', isByOwner: true, isTest: true })
  expect([real.payment.isTest, tried.payment.isTest]).toEqual([false, true])
})

test('a card saved with keys of the other mode is not charged', async () => {
  const customer = { email: 'ada@example.com' }
  const { methodId } = await saveMethod(open, {
    provider: 'test',
    holder: 'subscription:1',
    key: 'kept',
    customer,
    details,
    setup: null,
    returnUrl: null,
  })
  const charge = (key: string, id = methodId ?? '') =>
    chargeSaved(open, {
      methodId: id,
      key,
      ...renewal,
      customer,
    })
  await here((tx) => siteTables(tx).updateTable('payment_methods').set({ is_test: false }).execute())
  await expect(charge('one')).rejects.toMatchObject({ code: 'payments.method_gone' })
  await expect(charge('two', '0'.repeat(24))).rejects.toMatchObject({ code: 'payments.method_gone' })
  const rows = await here((tx) =>
    siteTables(tx).selectFrom('payments').select('id').where('subject', '=', 'renewal:1').execute(),
  )
  expect(rows).toEqual([])
})

test('a payment that was never begun is not confirmed, and one that was begun is finished although its method was switched off since', async () => {
  await expect(confirm('0'.repeat(24))).rejects.toMatchObject({ code: 'payments.not_found' })
  const { payment } = await begin('switched off', { description: 'x'.repeat(400) })
  expect(
    (
      await here((tx) =>
        siteTables(tx).selectFrom('payments').select('description').where('id', '=', payment.id).execute(),
      )
    )[0]?.description,
  ).toHaveLength(300)
  await switchTest(false)
  await expect(begin('another')).rejects.toMatchObject({ code: 'payments.provider_off' })
  expect((await confirm(payment.id)).step).toEqual({ kind: 'done' })
  await switchTest(true)
})
