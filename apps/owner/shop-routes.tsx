import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Inside } from './inside-route.ts'

/** What the shop sells. */
export function shopRoutes<Frame extends AnyRoute>(inside: Inside<Frame>) {
  return [
    createRoute({
      ...inside,
      path: '/products',
      component: lazyRouteComponent(() => import('../../features/catalog/owner/products.page.tsx'), 'ProductsScreen'),
    }),
    createRoute({
      ...inside,
      path: '/products/sheet',
      component: lazyRouteComponent(() => import('./frame/sheet-screen.tsx'), 'SheetWithServices'),
    }),
    createRoute({
      ...inside,
      path: '/products/pages/$id',
      component: lazyRouteComponent(() => import('./frame/shop-screens.tsx'), 'CategoriesWithServices'),
    }),
    createRoute({
      ...inside,
      path: '/products/$id',
      component: lazyRouteComponent(() => import('./frame/shop-screens.tsx'), 'ProductWithServices'),
    }),
    createRoute({
      ...inside,
      path: '/donations',
      component: lazyRouteComponent(() => import('../../features/catalog/owner/donations.page.tsx'), 'DonationsScreen'),
    }),
    createRoute({
      ...inside,
      path: '/discounts',
      component: lazyRouteComponent(
        () => import('../../features/discounts/owner/discounts.page.tsx'),
        'DiscountsScreen',
      ),
    }),
    createRoute({
      ...inside,
      path: '/gift-cards',
      component: lazyRouteComponent(
        () => import('../../features/giftcards/owner/gift-cards.page.tsx'),
        'GiftCardsScreen',
      ),
    }),
    createRoute({
      ...inside,
      path: '/shipping',
      component: lazyRouteComponent(() => import('../../features/shipping/owner/shipping.page.tsx'), 'ShippingScreen'),
    }),
    createRoute({
      ...inside,
      path: '/taxes',
      component: lazyRouteComponent(() => import('../../features/tax/owner/tax.page.tsx'), 'TaxScreen'),
    }),
  ]
}

/** What was sold, and to whom. */
export function orderRoutes<Frame extends AnyRoute>(inside: Inside<Frame>) {
  return [
    createRoute({
      ...inside,
      path: '/store',
      component: lazyRouteComponent(() => import('./frame/store-dashboard.tsx'), 'StoreDashboard'),
    }),
    createRoute({
      ...inside,
      path: '/orders',
      component: lazyRouteComponent(() => import('../../features/orders/owner/orders.page.tsx'), 'OrdersScreen'),
    }),
    createRoute({
      ...inside,
      path: '/emails',
      component: lazyRouteComponent(() => import('../../features/sites/owner/emails.page.tsx'), 'EmailsScreen'),
    }),
    createRoute({
      ...inside,
      path: '/orders/new',
      component: lazyRouteComponent(() => import('../../features/orders/owner/new-order.page.tsx'), 'NewOrderScreen'),
    }),
    createRoute({
      ...inside,
      path: '/orders/$id',
      component: lazyRouteComponent(() => import('../../features/orders/owner/order.page.tsx'), 'OrderScreen'),
    }),
    createRoute({
      ...inside,
      path: '/customers',
      component: lazyRouteComponent(() => import('../../features/orders/owner/customers.page.tsx'), 'CustomersScreen'),
    }),
    createRoute({
      ...inside,
      path: '/customers/$id',
      component: lazyRouteComponent(() => import('../../features/orders/owner/customers.page.tsx'), 'CustomerScreen'),
    }),
  ]
}

/** How it is paid: once, or again and again. */
export function paymentRoutes<Frame extends AnyRoute>(inside: Inside<Frame>) {
  return [
    createRoute({
      ...inside,
      path: '/subscriptions',
      component: lazyRouteComponent(
        () => import('../../features/subscriptions/owner/subscriptions.page.tsx'),
        'SubscriptionsScreen',
      ),
    }),
    createRoute({
      ...inside,
      path: '/subscriptions/$id',
      component: lazyRouteComponent(
        () => import('../../features/subscriptions/owner/subscription.page.tsx'),
        'SubscriptionScreen',
      ),
    }),
    createRoute({
      ...inside,
      path: '/payments',
      component: lazyRouteComponent(() => import('../../features/payments/owner/payments.page.tsx'), 'PaymentsScreen'),
    }),
    createRoute({
      ...inside,
      path: '/checkout',
      component: lazyRouteComponent(
        () => import('../../features/checkout/owner/checkout-settings.page.tsx'),
        'CheckoutSettingsScreen',
      ),
    }),
  ]
}
