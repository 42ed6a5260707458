import { orderPaid } from '#features/orders/contract'
import { paymentChanged } from '#features/payments/contract'
import { systemPages } from '#features/pages/server'
import { activeSubscriptions, productDependents } from '#features/catalog/server'
import { accountParts } from '#features/members/server'
import { type Feature, provide, listen } from '#platform/context'
import { on } from '#platform/http'
import * as blocks from './blocks.ts'
import { subscriptionsApi } from '../contract/index.ts'
import { activeSubscriptionsFor, subscriptionsFor } from './active-subscriptions.queries.ts'
import { subscriptionsPart } from './account-part.ts'
import { actByCustomer, cardKept, changeCard } from './customer-subscription.ts'
import { actAsOwner, listSubscriptions, readOrders, readSubscription, retryAsOwner } from './manage-subscriptions.ts'
import { renewJob } from './renew.job.ts'
import { onRenewalPayment } from './settle-renewal.ts'
import { onOrderPaid } from './start-subscriptions.ts'
import { subscriptionPage } from './subscription-page.ts'

export const subscriptionsFeature: Feature = {
  name: 'subscriptions',
  routes: [
    on(subscriptionsApi.list, listSubscriptions),
    on(subscriptionsApi.detail, readSubscription),
    on(subscriptionsApi.orders, readOrders),
    on(subscriptionsApi.act, actAsOwner),
    on(subscriptionsApi.retry, retryAsOwner),
    on(subscriptionsApi.actByCustomer, actByCustomer),
    on(subscriptionsApi.changeCard, changeCard, { transaction: 'own' }),
    on(subscriptionsApi.cardKept, cardKept, { transaction: 'own' }),
  ],
  blocks: Object.values(blocks),
  jobs: [renewJob],
  provides: [
    provide(systemPages, { '/commerce/subscription': subscriptionPage }),
    provide(accountParts, subscriptionsPart),
    provide(activeSubscriptions, activeSubscriptionsFor),
    provide(productDependents, subscriptionsFor),
    listen(orderPaid, onOrderPaid),
    listen(paymentChanged, onRenewalPayment, ({ subject }) => subject.startsWith('renewal:')),
  ],
}
