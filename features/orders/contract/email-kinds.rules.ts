/** Kinds of emails to customers about orders, each with texts that the owner may replace. */
export const emailKinds = [
  'order-confirmed',
  'order-received',
  'donation-received',
  'order-shipped',
  'order-refunded',
  'order-cancelled',
  'return-approved',
  'return-refused',
  'subscription-renewed',
  'subscription-failed',
  'subscription-waits',
  'subscription-ended',
  'cart-abandoned',
  'back-in-stock',
] as const
export type EmailKind = (typeof emailKinds)[number]

/** Returns the first email about an order: donors receive that of a donation. */
export function firstEmail({ source }: { source: string }, isPaid: boolean): EmailKind {
  if (!isPaid) return 'order-received'
  return source === 'donation' ? 'donation-received' : 'order-confirmed'
}

/** Placeholders in braces that the texts of these emails may use. */
export const emailNames = ['shop', 'name', 'number', 'total', 'tracking', 'product'] as const
