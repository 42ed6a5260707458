import { block } from '#platform/render/server'
import { subscriptionBlockContract } from './subscription.contract.ts'
import css from './subscription.css?inline'
import { loadSubscription } from './subscription.loader.ts'
import { SubscriptionView } from './subscription.view.tsx'

export const subscriptionBlock = block({
  contract: subscriptionBlockContract,
  loader: loadSubscription,
  view: SubscriptionView,
  css,
})
