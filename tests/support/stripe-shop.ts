import { accountsFeature } from '#features/accounts/server'
import { sitesFeature } from '#features/sites/server'
import type { SiteContext, SiteTransaction, OutsideTransaction } from '#platform/context'
import { inSite } from '#platform/database'
import { testContext } from './context.ts'
import { runningApp } from './running.ts'
import { testSite } from './site.ts'
import { stripeMessage, stripeStandIn } from './stripe-stand-in.ts'
import { type NewPayment, beginPayment, paymentById } from '../../features/payments/server/index.ts'
import { paymentsFeature } from '../../features/payments/server/payments.feature.ts'
import { changeSettings } from '../../features/payments/server/settings.ts'
import { paymentSubject } from '#features/payments/contract'

/** A site that is paid through a stand-in for Stripe, whose messages the test sends. */
export async function stripeShop() {
  const stripe = await stripeStandIn()
  const ctx = await testContext({
    features: [accountsFeature, sitesFeature, paymentsFeature],
    config: { stripeApi: stripe.url },
  })
  const { site, as } = await testSite(ctx, { name: 'kade' })
  const app = await runningApp(ctx)
  const open: OutsideTransaction<SiteContext> = { ...ctx, site, locale: 'en' }
  const tx = <R>(work: (inner: SiteTransaction) => Promise<R>) => inSite(open, site, work)
  const secrets = { secretKey: 'sk_test_veryhush4f2c', webhookSecret: 'whsec_first', publishableKey: 'pk_test_open' }
  await as((owner) => changeSettings(owner, { provider: 'stripe', isEnabled: true, ...secrets }))

  let count = 0
  const begin = (more: Partial<NewPayment> = {}) => {
    count += 1
    const defaults = {
      key: `k${count}`,
      subject: paymentSubject.checkout(String(count)),
      amountMinor: 2500,
      currency: 'EUR',
      description: 'Kade 9',
      customer: { email: 'a@example.com' },
    }
    return beginPayment(open, { provider: 'stripe', returnPath: '/back', ...defaults, ...more })
  }
  /** That of the payment which was begun last. */
  const lastKey = () => `k${count}`
  const referenceOf = async (id: string) =>
    (
      await tx((inner) =>
        inner.db.selectFrom('payments').select('reference').where('id', '=', id).executeTakeFirstOrThrow(),
      )
    ).reference ?? ''
  const stateOf = (id: string) => tx((inner) => paymentById(inner, id))

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
  return { stripe, ctx, site, as, open, tx, begin, lastKey, referenceOf, stateOf, tell, post }
}
