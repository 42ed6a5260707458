import { areasRoutes } from '#features/areas/owner'
import { catalogRoutes } from '#features/catalog/owner'
import { checkoutRoutes } from '#features/checkout/owner'
import { commentsRoutes } from '#features/comments/owner'
import { consentRoutes } from '#features/consent/owner'
import { visitsRoutes } from '#features/visits/owner'
import { contentRoutes } from '#features/content/owner'
import { discountsRoutes } from '#features/discounts/owner'
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
import { Palette } from '#platform/icons'
import { messages } from '#platform/i18n'
import { ownerRoutes } from '#platform/ui'

const menu = messages('owner.menu')

/** Screens that are the application's own: they join what several features do. */
const ownScreens = ownerRoutes([
  {
    path: '/edit/$id',
    needs: 'content.look',
    screen: () => import('./editor/editor-screen.tsx').then((module) => module.EditorScreen),
  },
  {
    path: '/design',
    needs: 'content.design',
    menu: { group: 'top', place: 50, label: menu.message('design'), icon: Palette },
    screen: () => import('./design/design-screen.tsx').then((module) => module.DesignScreen),
  },
])

/** Every screen of the admin host, below `/config`. */
export const adminScreens = [
  ...ownScreens,
  ...contentRoutes,
  ...pagesRoutes,
  ...mediaRoutes,
  ...searchRoutes,
  ...commentsRoutes,
  ...formsRoutes,
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
