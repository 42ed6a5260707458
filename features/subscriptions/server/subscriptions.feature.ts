import { orderPaid } from '#features/orders/contract'
import { beforeConfirmation, orderNotes } from '#features/orders/server'
import { paymentChanged, renewalOf } from '#features/payments/contract'
import { systemPages } from '#features/pages/server'
import { activeSubscriptions, productDependents } from '#features/catalog/server'
import { accountParts, personalRecords } from '#features/members/server'
import { editableEmails } from '#features/sites/server'
import { exportSubscriptions } from './export-subscriptions.ts'
import { cancelledEmail, cancelledEmailKind, cancelledNotice } from './subscription-emails.ts'
import { archiveTables, type Feature, formerLinks, listen, provide, sealedOfSites } from '#platform/context'
import { on } from '#platform/http'
import * as blocks from './blocks.ts'
import { subscriptionsApi } from '../contract/index.ts'
import { activeSubscriptionsFor, subscriptionsFor } from './active-subscriptions.queries.ts'
import { subscriptionsPart } from './account-part.ts'
import { actByCustomer, cardKept, changeCard } from './customer-subscription.ts'
import { actAsOwner, listSubscriptions, readOrders, readSubscription, retryAsOwner } from './manage-subscriptions.ts'
import { personalSubscriptions } from './personal-subscriptions.ts'
import { renewJob } from './renew.job.ts'
import { onRenewalPayment } from './settle-renewal.ts'
import { renewalNotes } from './renewal-notes.ts'
import { startSubscriptions } from './start-subscriptions.ts'
import { subscriptionPage } from './subscription-page.ts'
import { forgetFormerSubscriptionLinks, resealSubscriptionLinks } from './reseal-subscriptions.ts'
import { subscriptionsInArchives } from './subscriptions.tables.ts'

export const subscriptionsFeature: Feature = {
  name: 'subscriptions',
  routes: [
    on(subscriptionsApi.csv, exportSubscriptions),
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
    provide(archiveTables, subscriptionsInArchives),
    provide(systemPages, { '/commerce/subscription': subscriptionPage }),
    provide(accountParts, subscriptionsPart),
    provide(personalRecords, personalSubscriptions),
    provide(activeSubscriptions, activeSubscriptionsFor),
    provide(productDependents, subscriptionsFor),
    provide(orderNotes, renewalNotes),
    provide(beforeConfirmation, startSubscriptions),
    provide(editableEmails, { [cancelledEmailKind]: cancelledEmail }),
    cancelledNotice,
    listen(orderPaid, startSubscriptions),
    listen(paymentChanged, onRenewalPayment, ({ subject }) => renewalOf(subject) !== null),
    provide(sealedOfSites, { name: 'links to subscriptions', reseal: resealSubscriptionLinks }),
    provide(formerLinks, forgetFormerSubscriptionLinks),
  ],
}
