import type { Feature } from '#platform/context'
import { on } from '#platform/http'
import { paymentsApi } from '../contract/index.ts'
import { carryOutJob } from './carry-out.job.ts'
import { hearStripe } from './hear-stripe.ts'
import { lookAgainJob } from './look-again.job.ts'
import { changeSettings, readSettings } from './settings.ts'
import { authenticate, authenticationPage } from './test-gateway/authentication-page.tsx'
import { gatewayNewsJob } from './test-gateway/gateway-news.job.ts'

export const paymentsFeature: Feature = {
  name: 'payments',
  routes: [
    on(paymentsApi.settings, readSettings),
    on(paymentsApi.change, changeSettings),
    on(paymentsApi.stripeWebhook, hearStripe, { body: 'signed', transaction: 'own' }),
    on(paymentsApi.authentication, authenticationPage),
    on(paymentsApi.authenticate, authenticate),
  ],
  jobs: [carryOutJob, lookAgainJob, gatewayNewsJob],
}
