import { ownerRoutes } from '#platform/ui'

/** Routes of a site, below `/config`. */
export const ordersRoutes = ownerRoutes([
  {
    path: '/store',
    screen: () => import('./dashboard.page.tsx').then((module) => module.DashboardScreen),
    services: ['storeCarts'],
  },
  { path: '/orders', screen: () => import('./orders.page.tsx').then((module) => module.OrdersScreen) },
  { path: '/orders/new', screen: () => import('./new-order.page.tsx').then((module) => module.NewOrderScreen) },
  { path: '/orders/$id', screen: () => import('./order.page.tsx').then((module) => module.OrderScreen) },
  {
    path: '/store-settings',
    screen: () => import('./store-settings.page.tsx').then((module) => module.StoreSettingsScreen),
  },
  { path: '/customers', screen: () => import('./customers.page.tsx').then((module) => module.CustomersScreen) },
  { path: '/customers/$id', screen: () => import('./customers.page.tsx').then((module) => module.CustomerScreen) },
])
