import { Gift } from '#platform/icons'
import { messages } from '#platform/i18n'
import { ownerRoutes } from '#platform/ui'

const menu = messages('giftcards.menu')

/** Routes of a site, below `/config`. */
export const giftCardsRoutes = ownerRoutes([
  {
    path: '/gift-cards',
    needs: 'commerce.discounts',
    menu: { group: 'sell', place: 70, label: menu.message('giftCards'), icon: Gift, flag: 'gift-cards' },
    screen: () => import('./gift-cards.page.tsx').then((module) => module.GiftCardsScreen),
  },
])
