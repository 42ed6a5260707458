import { ownerRoutes } from '#platform/ui'

/** Routes of a site, below `/config`. */
export const giftCardsRoutes = ownerRoutes([
  { path: '/gift-cards', screen: () => import('./gift-cards.page.tsx').then((module) => module.GiftCardsScreen) },
])
