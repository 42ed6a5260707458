export const paymentSubjectKinds = ['checkout', 'order', 'renewal'] as const

/**
 * Subject of a payment: a checkout (or the order that it became), or one cycle of a subscription, by its id and
 * number.
 */
export type PaymentSubject = `${(typeof paymentSubjectKinds)[number]}:${string}`

/** Builds the subject of a payment. */
export const paymentSubject = {
  checkout: (id: string) => `checkout:${id}` as const,
  order: (id: string) => `order:${id}` as const,
  renewal: (subscriptionId: string, cycle: number) => `renewal:${subscriptionId}:${cycle}` as const,
}

/** Returns the id of the checkout that a payment's subject names; null for every other subject. */
export function checkoutIdOf(subject: string): string | null {
  return /^checkout:([0-9a-f]{24})$/.exec(subject)?.[1] ?? null
}

/** Returns the id of the order that a payment's subject names; null for every other subject. */
export function orderIdOf(subject: string): string | null {
  return /^order:([0-9a-f]{24})$/.exec(subject)?.[1] ?? null
}

/** Returns the subscription and the cycle that a payment's subject names; null for every other subject. */
export function renewalOf(subject: string): { subscriptionId: string; cycle: number } | null {
  const [, subscriptionId, cycle] = /^renewal:([0-9a-f]{24}):(\d+)$/.exec(subject) ?? []
  return subscriptionId && cycle ? { subscriptionId, cycle: Number(cycle) } : null
}
