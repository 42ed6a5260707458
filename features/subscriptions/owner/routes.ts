import { Repeat } from '#platform/icons'
import { messages } from '#platform/i18n'
import { ownerRoutes } from '#platform/ui'

const menu = messages('subscriptions.menu')

/** Routes of a site, below `/config`. */
export const subscriptionsRoutes = ownerRoutes([
  {
    path: '/subscriptions',
    needs: 'commerce.orders',
    menu: { group: 'sell', place: 50, label: menu.message('subscriptions'), icon: Repeat, flag: 'subscriptions' },
    screen: () => import('./subscriptions.page.tsx').then((module) => module.SubscriptionsScreen),
  },
  {
    path: '/subscriptions/$id',
    needs: 'commerce.orders',
    screen: () => import('./subscription.page.tsx').then((module) => module.SubscriptionScreen),
  },
])
