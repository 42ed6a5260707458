import type { Permission } from '#platform/contract'
import type { icons } from './destination-icons.ts'

export interface Destination {
  name: keyof typeof icons
  href: string
  needs: Permission
  /** `top` entries stand alone, the others below the entry of their group. */
  group: 'top' | DestinationGroup
  /** Feature flag that hides this destination on sites where it is off. */
  flag?: string
  /** Only in the menu of a site that sells; the palette finds it everywhere. */
  forShops?: true
}

export type DestinationGroup = 'sell' | 'people' | 'settings'

/** The left navigation, the command palette and what keeps a screen shut read this. */
export const destinations: readonly Destination[] = [
  { name: 'home', href: '/config/home', needs: 'content.edit', group: 'top' },
  { name: 'pages', href: '/config/pages', needs: 'content.edit', group: 'top' },
  { name: 'collections', href: '/config/collections', needs: 'content.edit', group: 'top' },
  { name: 'media', href: '/config/media', needs: 'content.media', group: 'top' },
  { name: 'design', href: '/config/design', needs: 'content.design', group: 'top' },
  { name: 'forms', href: '/config/forms', needs: 'crm.read', group: 'top' },
  { name: 'comments', href: '/config/comments', needs: 'comments.moderate', group: 'top', flag: 'comments' },
  { name: 'store', href: '/config/store', needs: 'activity.analytics', group: 'sell' },
  { name: 'orders', href: '/config/orders', needs: 'commerce.orders', group: 'sell' },
  { name: 'products', href: '/config/products', needs: 'commerce', group: 'sell' },
  { name: 'customers', href: '/config/customers', needs: 'commerce.orders', group: 'sell' },
  {
    name: 'subscriptions',
    href: '/config/subscriptions',
    needs: 'commerce.orders',
    group: 'sell',
    flag: 'subscriptions',
  },
  { name: 'discounts', href: '/config/discounts', needs: 'commerce.discounts', group: 'sell' },
  { name: 'giftCards', href: '/config/gift-cards', needs: 'commerce.discounts', group: 'sell', flag: 'gift-cards' },
  {
    name: 'reviews',
    href: '/config/reviews',
    needs: 'commerce.productReviews',
    group: 'sell',
    flag: 'product-reviews',
  },
  { name: 'members', href: '/config/members', needs: 'crm.read', group: 'people', flag: 'user-accounts' },
  { name: 'newsletter', href: '/config/newsletter', needs: 'newsletter.subscriber.read', group: 'people' },
  { name: 'areas', href: '/config/areas', needs: 'settings.memberAccounts', group: 'people', flag: 'member-areas' },
  { name: 'settings', href: '/config/settings', needs: 'settings.general', group: 'settings' },
  { name: 'availability', href: '/config/availability', needs: 'settings.general', group: 'settings' },
  { name: 'specialPages', href: '/config/special-pages', needs: 'settings.general', group: 'settings' },
  {
    name: 'storeSettings',
    href: '/config/store-settings',
    needs: 'commerce.storeSettings',
    group: 'settings',
    forShops: true,
  },
  { name: 'payments', href: '/config/payments', needs: 'commerce.payments', group: 'settings', forShops: true },
  { name: 'checkout', href: '/config/checkout', needs: 'commerce.storeSettings', group: 'settings', forShops: true },
  { name: 'shipping', href: '/config/shipping', needs: 'commerce.shipping', group: 'settings', forShops: true },
  { name: 'taxes', href: '/config/taxes', needs: 'commerce.taxes', group: 'settings', forShops: true },
  { name: 'emails', href: '/config/emails', needs: 'commerce.emailNotifications', group: 'settings' },
  { name: 'promotion', href: '/config/promotion', needs: 'marketing.write', group: 'settings' },
  { name: 'search', href: '/config/search', needs: 'content.edit', group: 'settings' },
  { name: 'cookies', href: '/config/cookies', needs: 'settings.advanced', group: 'settings' },
  { name: 'services', href: '/config/services', needs: 'settings.advanced', group: 'settings' },
  { name: 'pageErrors', href: '/config/page-errors', needs: 'settings.advanced', group: 'settings' },
  { name: 'redirects', href: '/config/redirects', needs: 'content.edit', group: 'settings' },
  { name: 'contributors', href: '/config/contributors', needs: 'settings.userAccounts', group: 'settings' },
  { name: 'imports', href: '/config/imports', needs: 'settings.import', group: 'settings', flag: 'imports' },
  { name: 'export', href: '/config/export', needs: 'settings.export', group: 'settings' },
  { name: 'mailbox', href: '/config/mailbox', needs: 'settings.mail', group: 'settings' },
  { name: 'activity', href: '/config/activity', needs: 'activity.log', group: 'settings' },
  { name: 'unpublished', href: '/config/unpublished', needs: 'content.edit', group: 'settings' },
  { name: 'publications', href: '/config/publications', needs: 'content.edit', group: 'settings' },
  { name: 'trash', href: '/config/trash', needs: 'content.edit', group: 'settings' },
]

/** Screens that stand in no navigation. */
const within: readonly Pick<Destination, 'href' | 'needs'>[] = [
  { href: '/config/edit', needs: 'content.look' },
  { href: '/config/authors', needs: 'content.edit' },
  { href: '/config/donations', needs: 'commerce' },
  { href: '/config/form-settings', needs: 'settings.advanced' },
]

/** Returns the permission needed by the screen at an address; null where every member may look. */
export function neededAt(path: string): Permission | null {
  return [...destinations, ...within].find(({ href }) => path === href || path.startsWith(`${href}/`))?.needs ?? null
}
