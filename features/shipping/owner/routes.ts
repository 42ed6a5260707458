import { Truck } from '#platform/icons'
import { messages } from '#platform/i18n'
import { ownerRoutes } from '#platform/ui'

const menu = messages('shipping.menu')

/** Routes of a site, below `/config`. */
export const shippingRoutes = ownerRoutes([
  {
    path: '/shipping',
    needs: 'commerce.shipping',
    menu: { group: 'settings', place: 70, label: menu.message('shipping'), icon: Truck, forShops: true },
    screen: () => import('./shipping.page.tsx').then((module) => module.ShippingScreen),
  },
])
