import { analyticsRoutes } from '#features/analytics/owner'
import { areasRoutes } from '#features/areas/owner'
import { campaignsRoutes } from '#features/campaigns/owner'
import { catalogRoutes } from '#features/catalog/owner'
import { checkoutRoutes } from '#features/checkout/owner'
import { commentsRoutes } from '#features/comments/owner'
import { consentRoutes } from '#features/consent/owner'
import { visitsRoutes } from '#features/visits/owner'
import { contentRoutes } from '#features/content/owner'
import { discountsRoutes } from '#features/discounts/owner'
import { editorRoutes } from '#features/editor/owner'
import { formsRoutes } from '#features/forms/owner'
import { giftCardsRoutes } from '#features/giftcards/owner'
import { importsRoutes } from '#features/imports/owner'
import { mediaRoutes } from '#features/media/owner'
import { membersRoutes } from '#features/members/owner'
import { ordersRoutes } from '#features/orders/owner'
import { pagesRoutes } from '#features/pages/owner'
import { paymentsRoutes } from '#features/payments/owner'
import { reviewsRoutes } from '#features/reviews/owner'
import { searchRoutes } from '#features/search/owner'
import { shippingRoutes } from '#features/shipping/owner'
import { sitesAdminRoutes } from '#features/sites/owner'
import { subscriptionsRoutes } from '#features/subscriptions/owner'
import { taxRoutes } from '#features/tax/owner'
import { transferRoutes } from '#features/transfer/owner'

/** Every screen of the admin host, below `/config`. */
export const adminScreens = [
  ...editorRoutes,
  ...contentRoutes,
  ...pagesRoutes,
  ...mediaRoutes,
  ...searchRoutes,
  ...commentsRoutes,
  ...formsRoutes,
  ...campaignsRoutes,
  ...analyticsRoutes,
  ...catalogRoutes,
  ...discountsRoutes,
  ...giftCardsRoutes,
  ...shippingRoutes,
  ...taxRoutes,
  ...ordersRoutes,
  ...subscriptionsRoutes,
  ...paymentsRoutes,
  ...checkoutRoutes,
  ...membersRoutes,
  ...areasRoutes,
  ...reviewsRoutes,
  ...sitesAdminRoutes,
  ...consentRoutes,
  ...visitsRoutes,
  ...importsRoutes,
  ...transferRoutes,
]
