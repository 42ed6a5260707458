import { Star } from '#platform/icons'
import { messages } from '#platform/i18n'
import { ownerRoutes } from '#platform/ui'

const menu = messages('reviews.menu')

/** Routes of a site, below `/config`. */
export const reviewsRoutes = ownerRoutes([
  {
    path: '/reviews',
    needs: 'commerce.productReviews',
    menu: { group: 'sell', place: 80, label: menu.message('reviews'), icon: Star, flag: 'product-reviews' },
    screen: () => import('./reviews.page.tsx').then((module) => module.ReviewsScreen),
  },
])
