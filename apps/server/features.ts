import { subscriptionsFeature } from '#features/subscriptions/server'
import { taxFeature } from '#features/tax/server'
import { shippingFeature } from '#features/shipping/server'
import { giftCardsFeature } from '#features/giftcards/server'
import { discountsFeature } from '#features/discounts/server'
import { analyticsFeature } from '#features/analytics/server'
import { campaignsFeature } from '#features/campaigns/server'
import { areasFeature } from '#features/areas/server'
import { accountsFeature } from '#features/accounts/server'
import { catalogFeature } from '#features/catalog/server'
import { checkoutFeature } from '#features/checkout/server'
import { consentFeature } from '#features/consent/server'
import { commentsFeature } from '#features/comments/server'
import { contentFeature } from '#features/content/server'
import { designFeature } from '#features/design/server'
import { formsFeature } from '#features/forms/server'
import { galleriesFeature } from '#features/galleries/server'
import { importsFeature } from '#features/imports/server'
import { membersFeature } from '#features/members/server'
import { mediaFeature } from '#features/media/server'
import { navigationFeature } from '#features/navigation/server'
import { ordersFeature } from '#features/orders/server'
import { pagesFeature } from '#features/pages/server'
import { paymentsFeature } from '#features/payments/server'
import { reviewsFeature } from '#features/reviews/server'
import { searchFeature } from '#features/search/server'
import { currentLook, sitesFeature } from '#features/sites/server'
import { visitsFeature } from '#features/visits/server'
import { transferFeature } from '#features/transfer/server'
import { type Feature, productOf } from '#platform/context'
import { compressPagesJob, forgetOldKeysJob, forgetOldPagesJob } from '#platform/http'
import { forgetReceiptsJob } from '#platform/jobs'
import { samplesFeature } from '#samples'

/** Periodic jobs of the platform itself. */
const platformFeature: Feature = {
  name: 'platform',
  jobs: [compressPagesJob, forgetOldKeysJob, forgetOldPagesJob, forgetReceiptsJob],
}

/** Features of this installation, in the order of features/order.json. */
export const product = productOf(
  [
    platformFeature,
    accountsFeature,
    sitesFeature,
    visitsFeature,
    consentFeature,
    designFeature,
    mediaFeature,
    pagesFeature,
    navigationFeature,
    contentFeature,
    searchFeature,
    commentsFeature,
    importsFeature,
    transferFeature,
    galleriesFeature,
    formsFeature,
    membersFeature,
    catalogFeature,
    discountsFeature,
    giftCardsFeature,
    paymentsFeature,
    shippingFeature,
    taxFeature,
    ordersFeature,
    subscriptionsFeature,
    areasFeature,
    checkoutFeature,
    reviewsFeature,
    campaignsFeature,
    analyticsFeature,
    samplesFeature,
  ],
  // Without it the list of sites would show empty cards.
  { needs: [currentLook] },
)
