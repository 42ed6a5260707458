import type { Permission } from '#platform/contract'
import type { icons } from './destination-icons.ts'

export interface Destination {
  name: keyof typeof icons
  href: string
  needs: Permission
  group: 'site' | 'shop' | 'manage'
}

/** The left navigation, the command palette and what keeps a screen shut read this. */
export const destinations: readonly Destination[] = [
  { name: 'pages', href: '/config/pages', needs: 'content.edit', group: 'site' },
  { name: 'collections', href: '/config/collections', needs: 'content.edit', group: 'site' },
  { name: 'media', href: '/config/media', needs: 'content.media', group: 'site' },
  { name: 'design', href: '/config/design', needs: 'content.design', group: 'site' },
  { name: 'comments', href: '/config/comments', needs: 'comments.moderate', group: 'site' },
  { name: 'store', href: '/config/store', needs: 'activity.analytics', group: 'shop' },
  { name: 'orders', href: '/config/orders', needs: 'commerce.orders', group: 'shop' },
  { name: 'customers', href: '/config/customers', needs: 'commerce.orders', group: 'shop' },
  { name: 'subscriptions', href: '/config/subscriptions', needs: 'commerce.orders', group: 'shop' },
  { name: 'reviews', href: '/config/reviews', needs: 'commerce.productReviews', group: 'shop' },
  { name: 'products', href: '/config/products', needs: 'commerce', group: 'shop' },
  { name: 'discounts', href: '/config/discounts', needs: 'commerce.discounts', group: 'shop' },
  { name: 'giftCards', href: '/config/gift-cards', needs: 'commerce.discounts', group: 'shop' },
  { name: 'shipping', href: '/config/shipping', needs: 'commerce.shipping', group: 'shop' },
  { name: 'taxes', href: '/config/taxes', needs: 'commerce.taxes', group: 'shop' },
  { name: 'payments', href: '/config/payments', needs: 'commerce.payments', group: 'shop' },
  { name: 'checkout', href: '/config/checkout', needs: 'commerce.storeSettings', group: 'shop' },
  { name: 'storeSettings', href: '/config/store-settings', needs: 'commerce.storeSettings', group: 'shop' },
  { name: 'emails', href: '/config/emails', needs: 'commerce.emailNotifications', group: 'shop' },
  { name: 'members', href: '/config/members', needs: 'crm.read', group: 'manage' },
  { name: 'areas', href: '/config/areas', needs: 'settings.memberAccounts', group: 'manage' },
  { name: 'settings', href: '/config/settings', needs: 'settings.general', group: 'manage' },
  { name: 'redirects', href: '/config/redirects', needs: 'content.edit', group: 'manage' },
  { name: 'contributors', href: '/config/contributors', needs: 'settings.userAccounts', group: 'manage' },
  { name: 'imports', href: '/config/imports', needs: 'settings.import', group: 'manage' },
  { name: 'mailbox', href: '/config/mailbox', needs: 'settings.mail', group: 'manage' },
  { name: 'activity', href: '/config/activity', needs: 'activity.log', group: 'manage' },
  { name: 'trash', href: '/config/trash', needs: 'content.edit', group: 'manage' },
]

/** Screens that stand in no navigation. */
const within: readonly Pick<Destination, 'href' | 'needs'>[] = [
  { href: '/config/edit', needs: 'content.edit' },
  { href: '/config/authors', needs: 'content.edit' },
  { href: '/config/donations', needs: 'commerce' },
]

/** What the screen at an address needs; null where everyone who comes in may look. */
export function neededAt(path: string): Permission | null {
  return [...destinations, ...within].find(({ href }) => path === href || path.startsWith(`${href}/`))?.needs ?? null
}
