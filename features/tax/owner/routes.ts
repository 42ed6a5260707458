import { Percent } from '#platform/icons'
import { messages } from '#platform/i18n'
import { ownerRoutes } from '#platform/ui'

const menu = messages('tax.menu')

/** Routes of a site, below `/config`. */
export const taxRoutes = ownerRoutes([
  {
    path: '/taxes',
    needs: 'commerce.taxes',
    menu: { group: 'settings', place: 80, label: menu.message('taxes'), icon: Percent, forShops: true },
    screen: () => import('./tax.page.tsx').then((module) => module.TaxScreen),
  },
])
