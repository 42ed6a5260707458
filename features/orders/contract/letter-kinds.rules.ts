/** Every letter a shop writes to its customers about orders. Each has words of its own that the owner may replace. */
export const letterKinds = [
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
export type LetterKind = (typeof letterKinds)[number]

/** The first letter about an order: a donation is no order to whoever gave it. */
export function firstLetter({ source }: { source: string }, isPaid: boolean): LetterKind {
  if (!isPaid) return 'order-received'
  return source === 'donation' ? 'donation-received' : 'order-confirmed'
}

/** What the words of these letters may name in braces. */
export const letterNames = ['shop', 'name', 'number', 'total', 'tracking', 'product'] as const
