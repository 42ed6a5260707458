import { type AnyRoute, createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { AdminFrame } from './frame/admin-frame.tsx'
import { Nowhere, ScreenFailure } from './frame/nowhere.tsx'
import { waitingOptions } from './frame/on-its-way.tsx'
import { RouteBridge } from './frame/route-bridge.tsx'

/** The admin host of one site: everything under /config. */
export function adminRouter() {
  const root = createRootRoute({ component: RouteBridge, notFoundComponent: Nowhere, errorComponent: ScreenFailure })
  const frame = createRoute({ getParentRoute: () => root, path: '/config', component: AdminFrame })
  const inside: Inside<typeof frame> = { getParentRoute: () => frame }
  const home = createRoute({
    ...inside,
    path: '/',
    component: lazyRouteComponent(() => import('./frame/way-in.tsx'), 'WayIn'),
  })
  const tree = root.addChildren([
    frame.addChildren([
      home,
      ...contentRoutes(inside),
      ...salesRoutes(inside),
      ...peopleRoutes(inside),
      ...shopRoutes(inside),
      ...siteRoutes(inside),
    ]),
  ])
  return createRouter({ routeTree: tree, defaultPreload: 'intent', scrollRestoration: true, ...waitingOptions })
}

interface Inside<Frame> {
  getParentRoute: () => Frame
}

/** What the site shows. */
function contentRoutes<Frame extends AnyRoute>(inside: Inside<Frame>) {
  return [
    createRoute({
      ...inside,
      path: '/pages',
      component: lazyRouteComponent(() => import('../../features/content/owner/site-pages.page.tsx'), 'SitePagesPage'),
    }),
    createRoute({
      ...inside,
      path: '/pages/$id/settings',
      component: lazyRouteComponent(
        () => import('../../features/pages/owner/page-settings.page.tsx'),
        'PageSettingsPage',
      ),
    }),
    createRoute({
      ...inside,
      path: '/edit/$id',
      component: lazyRouteComponent(() => import('./editor/editor-screen.tsx'), 'EditorScreen'),
    }),
    createRoute({
      ...inside,
      path: '/collections',
      component: lazyRouteComponent(
        () => import('../../features/content/owner/collections.page.tsx'),
        'CollectionsPage',
      ),
    }),
    createRoute({
      ...inside,
      path: '/collections/$id',
      component: lazyRouteComponent(() => import('../../features/content/owner/collection.page.tsx'), 'CollectionPage'),
    }),
    createRoute({
      ...inside,
      path: '/collections/$id/settings',
      component: lazyRouteComponent(
        () => import('../../features/content/owner/collection-settings.page.tsx'),
        'CollectionSettingsPage',
      ),
    }),
    createRoute({
      ...inside,
      path: '/collections/$id/labels',
      component: lazyRouteComponent(() => import('../../features/content/owner/labels.page.tsx'), 'LabelsPage'),
    }),
    createRoute({
      ...inside,
      path: '/authors',
      component: lazyRouteComponent(() => import('../../features/content/owner/authors.page.tsx'), 'AuthorsPage'),
    }),
    createRoute({
      ...inside,
      path: '/design',
      component: lazyRouteComponent(() => import('./design/design-screen.tsx'), 'DesignScreen'),
    }),
    createRoute({
      ...inside,
      path: '/media',
      component: lazyRouteComponent(() => import('./frame/media-screen.tsx'), 'MediaScreen'),
    }),
    createRoute({
      ...inside,
      path: '/comments',
      component: lazyRouteComponent(() => import('../../features/comments/owner/comments.page.tsx'), 'CommentsPage'),
    }),
  ]
}

/** What the shop sells. */
function shopRoutes<Frame extends AnyRoute>(inside: Inside<Frame>) {
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

/** What was sold, to whom, and how it is paid. */
function salesRoutes<Frame extends AnyRoute>(inside: Inside<Frame>) {
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

/** Who has an account with the site, and what they say of what they bought. */
function peopleRoutes<Frame extends AnyRoute>(inside: Inside<Frame>) {
  return [
    createRoute({
      ...inside,
      path: '/members',
      component: lazyRouteComponent(() => import('../../features/members/owner/members.page.tsx'), 'MembersScreen'),
    }),
    createRoute({
      ...inside,
      path: '/areas',
      component: lazyRouteComponent(() => import('../../features/areas/owner/areas.page.tsx'), 'AreasScreen'),
    }),
    createRoute({
      ...inside,
      path: '/members/$id',
      component: lazyRouteComponent(() => import('../../features/members/owner/member.page.tsx'), 'MemberScreen'),
    }),
    createRoute({
      ...inside,
      path: '/reviews',
      component: lazyRouteComponent(() => import('../../features/reviews/owner/reviews.page.tsx'), 'ReviewsScreen'),
    }),
  ]
}

/** How the site is run. */
function siteRoutes<Frame extends AnyRoute>(inside: Inside<Frame>) {
  return [
    createRoute({
      ...inside,
      path: '/imports',
      component: lazyRouteComponent(() => import('../../features/imports/owner/imports.page.tsx'), 'ImportsPage'),
    }),
    createRoute({
      ...inside,
      path: '/settings',
      component: lazyRouteComponent(() => import('./frame/settings-screen.tsx'), 'SettingsScreen'),
    }),
    createRoute({
      ...inside,
      path: '/contributors',
      component: lazyRouteComponent(
        () => import('../../features/sites/owner/contributors.page.tsx'),
        'ContributorsPage',
      ),
    }),
    createRoute({
      ...inside,
      path: '/activity',
      component: lazyRouteComponent(() => import('./frame/activity-screen.tsx'), 'ActivityScreen'),
    }),
    createRoute({
      ...inside,
      path: '/mailbox',
      component: lazyRouteComponent(() => import('../../features/sites/owner/mailbox.page.tsx'), 'SiteMailboxPage'),
    }),
    createRoute({
      ...inside,
      path: '/redirects',
      component: lazyRouteComponent(() => import('../../features/pages/owner/redirects.page.tsx'), 'RedirectsPage'),
    }),
    createRoute({
      ...inside,
      path: '/trash',
      component: lazyRouteComponent(() => import('../../features/pages/owner/trash.page.tsx'), 'TrashPage'),
    }),
  ]
}
