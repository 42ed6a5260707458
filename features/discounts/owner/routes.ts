import { TicketPercent } from '#platform/icons'
import { messages } from '#platform/i18n'
import { ownerRoutes } from '#platform/ui'

const menu = messages('discounts.menu')

/** Routes of a site, below `/config`. */
export const discountsRoutes = ownerRoutes([
  {
    path: '/discounts',
    needs: 'commerce.discounts',
    menu: { group: 'sell', place: 60, label: menu.message('discounts'), icon: TicketPercent },
    screen: () => import('./discounts.page.tsx').then((module) => module.DiscountsScreen),
  },
])
