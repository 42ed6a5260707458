import { ShoppingCart } from '#platform/icons'
import { messages } from '#platform/i18n'
import { ownerRoutes } from '#platform/ui'

const menu = messages('checkout.menu')

/** Routes of a site, below `/config`. */
export const checkoutRoutes = ownerRoutes([
  {
    path: '/checkout',
    needs: 'commerce.storeSettings',
    menu: { group: 'settings', place: 60, label: menu.message('checkout'), icon: ShoppingCart, forShops: true },
    screen: () => import('./checkout-settings.page.tsx').then((module) => module.CheckoutSettingsScreen),
  },
])
