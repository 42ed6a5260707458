import { ownerRoutes } from '#platform/ui'

/** Routes of a site, below `/config`. */
export const subscriptionsRoutes = ownerRoutes([
  {
    path: '/subscriptions',
    screen: () => import('./subscriptions.page.tsx').then((module) => module.SubscriptionsScreen),
  },
  {
    path: '/subscriptions/$id',
    screen: () => import('./subscription.page.tsx').then((module) => module.SubscriptionScreen),
  },
])
