import { ChartLine, Contact, ShoppingBag, Store } from '#platform/icons'
import { messages } from '#platform/i18n'
import { ownerRoutes } from '#platform/ui'

const menu = messages('orders.menu')

/** Routes of a site, below `/config`. */
export const ordersRoutes = ownerRoutes([
  {
    path: '/store',
    needs: 'activity.analytics',
    menu: { group: 'sell', place: 10, label: menu.message('store'), icon: ChartLine },
    screen: () => import('./dashboard.page.tsx').then((module) => module.DashboardScreen),
    services: ['storeCarts'],
  },
  {
    path: '/orders',
    needs: 'commerce.orders',
    menu: { group: 'sell', place: 20, label: menu.message('orders'), icon: ShoppingBag },
    screen: () => import('./orders.page.tsx').then((module) => module.OrdersScreen),
  },
  {
    path: '/orders/new',
    needs: 'commerce.orders',
    screen: () => import('./new-order.page.tsx').then((module) => module.NewOrderScreen),
  },
  {
    path: '/orders/$id',
    needs: 'commerce.orders',
    screen: () => import('./order.page.tsx').then((module) => module.OrderScreen),
  },
  {
    path: '/store-settings',
    needs: 'commerce.storeSettings',
    menu: { group: 'settings', place: 40, label: menu.message('storeSettings'), icon: Store, forShops: true },
    screen: () => import('./store-settings.page.tsx').then((module) => module.StoreSettingsScreen),
  },
  {
    path: '/customers',
    needs: 'commerce.orders',
    menu: { group: 'sell', place: 40, label: menu.message('customers'), icon: Contact },
    screen: () => import('./customers.page.tsx').then((module) => module.CustomersScreen),
  },
  {
    path: '/customers/$id',
    needs: 'commerce.orders',
    screen: () => import('./customers.page.tsx').then((module) => module.CustomerScreen),
  },
])
