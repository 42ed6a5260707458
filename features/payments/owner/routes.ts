import { CreditCard } from '#platform/icons'
import { messages } from '#platform/i18n'
import { ownerRoutes } from '#platform/ui'

const menu = messages('payments.menu')

/** Routes of a site, below `/config`. */
export const paymentsRoutes = ownerRoutes([
  {
    path: '/payments',
    needs: 'commerce.payments',
    menu: { group: 'settings', place: 50, label: menu.message('payments'), icon: CreditCard, forShops: true },
    screen: () => import('./payments.page.tsx').then((module) => module.PaymentsScreen),
  },
])
