import { archiveTables, type Feature, provide, sealedOfSites } from '#platform/context'
import { on } from '#platform/http'
import { paymentsApi } from '../contract/index.ts'
import { executePaymentRequestsJob } from './execute-payment-requests.job.ts'
import { handleStripeWebhook } from './handle-stripe-webhook.ts'
import { reconcilePaymentsJob } from './reconcile-payments.job.ts'
import { changeSettings, readSettings } from './settings.ts'
import { authenticate, authenticationPage } from './test-gateway/authentication-page.tsx'
import { gatewayUpdateJob } from './test-gateway/gateway-update.job.ts'
import { resealPaymentKeys } from './reseal-payment-keys.ts'
import { paymentsInArchives } from './payments.tables.ts'

export const paymentsFeature: Feature = {
  name: 'payments',
  routes: [
    on(paymentsApi.settings, readSettings),
    on(paymentsApi.change, changeSettings),
    on(paymentsApi.stripeWebhook, handleStripeWebhook, { body: 'signed', transaction: 'own' }),
    on(paymentsApi.authentication, authenticationPage),
    on(paymentsApi.authenticate, authenticate),
  ],
  jobs: [executePaymentRequestsJob, reconcilePaymentsJob, gatewayUpdateJob],
  provides: [
    provide(archiveTables, paymentsInArchives),
    provide(sealedOfSites, { name: 'payment keys', reseal: resealPaymentKeys }),
  ],
}
