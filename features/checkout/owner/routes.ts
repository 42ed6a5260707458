import { ownerRoutes } from '#platform/ui'

/** Routes of a site, below `/config`. */
export const checkoutRoutes = ownerRoutes([
  {
    path: '/checkout',
    screen: () => import('./checkout-settings.page.tsx').then((module) => module.CheckoutSettingsScreen),
  },
])
