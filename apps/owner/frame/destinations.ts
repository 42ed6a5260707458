import {
  Activity,
  ChartLine,
  Contact,
  CreditCard,
  FileInput,
  Files,
  Gift,
  Image,
  Layers,
  type LucideIcon,
  Mail,
  MailCheck,
  MessageSquare,
  Package,
  Palette,
  Percent,
  Repeat,
  Settings,
  ShoppingBag,
  ShoppingCart,
  Star,
  TicketPercent,
  Trash2,
  Truck,
  UserRound,
  Users,
} from 'lucide-react'
import type { Permission } from '#platform/contract'
import type { ownerMessages } from '../owner.messages.ts'

export interface Destination {
  name: keyof typeof ownerMessages.catalogue
  href: string
  icon: LucideIcon
  needs: Permission
  group: 'site' | 'shop' | 'manage'
}

/** The left navigation, the command palette and nothing else read this. */
export const destinations: readonly Destination[] = [
  { name: 'pages', href: '/config/pages', icon: Files, needs: 'content.edit', group: 'site' },
  { name: 'collections', href: '/config/collections', icon: Layers, needs: 'content.edit', group: 'site' },
  { name: 'media', href: '/config/media', icon: Image, needs: 'content.edit', group: 'site' },
  { name: 'design', href: '/config/design', icon: Palette, needs: 'content.design', group: 'site' },
  { name: 'comments', href: '/config/comments', icon: MessageSquare, needs: 'comments.moderate', group: 'site' },
  { name: 'store', href: '/config/store', icon: ChartLine, needs: 'activity.analytics', group: 'shop' },
  { name: 'orders', href: '/config/orders', icon: ShoppingBag, needs: 'commerce.orders', group: 'shop' },
  { name: 'customers', href: '/config/customers', icon: Contact, needs: 'commerce.orders', group: 'shop' },
  { name: 'subscriptions', href: '/config/subscriptions', icon: Repeat, needs: 'commerce.orders', group: 'shop' },
  { name: 'reviews', href: '/config/reviews', icon: Star, needs: 'commerce.productReviews', group: 'shop' },
  { name: 'products', href: '/config/products', icon: Package, needs: 'commerce', group: 'shop' },
  { name: 'discounts', href: '/config/discounts', icon: TicketPercent, needs: 'commerce.discounts', group: 'shop' },
  { name: 'giftCards', href: '/config/gift-cards', icon: Gift, needs: 'commerce.discounts', group: 'shop' },
  { name: 'shipping', href: '/config/shipping', icon: Truck, needs: 'commerce.shipping', group: 'shop' },
  { name: 'taxes', href: '/config/taxes', icon: Percent, needs: 'commerce.taxes', group: 'shop' },
  { name: 'payments', href: '/config/payments', icon: CreditCard, needs: 'commerce.payments', group: 'shop' },
  { name: 'checkout', href: '/config/checkout', icon: ShoppingCart, needs: 'commerce.storeSettings', group: 'shop' },
  { name: 'letters', href: '/config/letters', icon: MailCheck, needs: 'commerce.emailNotifications', group: 'shop' },
  { name: 'members', href: '/config/members', icon: UserRound, needs: 'crm.read', group: 'manage' },
  { name: 'settings', href: '/config/settings', icon: Settings, needs: 'config', group: 'manage' },
  { name: 'contributors', href: '/config/contributors', icon: Users, needs: 'settings.userAccounts', group: 'manage' },
  { name: 'imports', href: '/config/imports', icon: FileInput, needs: 'settings.import', group: 'manage' },
  { name: 'mailbox', href: '/config/mailbox', icon: Mail, needs: 'settings.mail', group: 'manage' },
  { name: 'activity', href: '/config/activity', icon: Activity, needs: 'activity.log', group: 'manage' },
  { name: 'trash', href: '/config/trash', icon: Trash2, needs: 'content.edit', group: 'manage' },
]
