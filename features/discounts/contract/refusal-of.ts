import { isInScope } from './effect-of.ts'
import type { DiscountQuestion, Refusal, UsableDiscount } from './pricing.types.ts'

/** Why this discount cannot count for this cart and customer, apart from what others do; null when it can. */
export function refusalOf(discount: UsableDiscount, question: DiscountQuestion): Refusal | null {
  return (
    outOfTime(discount, question.now) ??
    usedUp(discount) ??
    notTheirs(discount, question) ??
    notThisCart(discount, question)
  )
}

function outOfTime({ isActive, startsAt, endsAt }: UsableDiscount, now: Date): Refusal | null {
  // Discounts in preparation are not revealed.
  if (!isActive || (startsAt !== null && new Date(startsAt) > now)) return { reason: 'unknown' }
  return endsAt !== null && new Date(endsAt) <= now ? { reason: 'ended' } : null
}

function usedUp({ mostUses, mostUsesEach, uses, usesByCustomer }: UsableDiscount): Refusal | null {
  if (mostUses !== null && uses >= mostUses) return { reason: 'used up' }
  return mostUsesEach !== null && usesByCustomer >= mostUsesEach ? { reason: 'used by you' } : null
}

function notTheirs({ audience }: UsableDiscount, { customer }: DiscountQuestion): Refusal | null {
  if (audience.kind === 'everyone') return null
  if (audience.kind === 'first-order')
    return customer.orders !== null && customer.orders > 0 ? { reason: 'first order' } : null
  if (customer.email === null) return { reason: 'email needed' }
  return audience.emails.includes(customer.email.trim().toLowerCase()) ? null : { reason: 'not for you' }
}

function notThisCart(discount: UsableDiscount, question: DiscountQuestion): Refusal | null {
  const { effect, minimum } = discount
  const scope =
    effect.kind === 'shipping'
      ? ({ kind: 'order' } as const)
      : effect.kind === 'buy-x-get-y'
        ? effect.buy
        : effect.scope
  const lines = question.lines.filter((line) => isInScope(scope, line))
  if (effect.kind === 'shipping' && !question.needsShipping) return { reason: 'no shipping' }
  if (lines.length === 0) return { reason: 'no matching items' }
  const subtotalMinor = lines.reduce((sum, line) => sum + line.quantity * line.unitMinor, 0)
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
  if (minimum.kind === 'subtotal' && subtotalMinor < minimum.minor)
    return { reason: 'subtotal', minimumMinor: minimum.minor, missingMinor: minimum.minor - subtotalMinor }
  if (minimum.kind === 'quantity' && quantity < minimum.quantity)
    return { reason: 'quantity', minimum: minimum.quantity, missing: minimum.quantity - quantity }
  if (effect.kind !== 'shipping') return null
  const { shippingCountry } = question
  return effect.countries.length > 0 && shippingCountry !== null && !effect.countries.includes(shippingCountry)
    ? { reason: 'country' }
    : null
}
