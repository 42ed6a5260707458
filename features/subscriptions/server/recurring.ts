import { productTypes } from '#features/catalog/contract'
import type { Order } from '#features/orders/contract'
import { taxLines, type UntaxedLine } from '#features/orders/server'
import type { SiteContext } from '#platform/context'

/** The lines of an order that come again, by the plan that they follow. */
export function plansOf({ lines }: Pick<Order, 'lines'>): Map<string, Order['lines']> {
  return Map.groupBy(
    lines.filter(({ plan }) => plan !== null),
    ({ plan }) => JSON.stringify(plan),
  )
}

/** Returns the contents of each cycle from the second on, and their price with present taxes. */
export async function renewalOf(ctx: SiteContext, order: Order, lines: Order['lines']) {
  const again = recurring(order, lines)
  const { totals } = await taxLines(ctx, {
    ...again,
    pricesIncludeTax: order.pricesIncludeTax,
    address: order.shippingAddress ?? order.billingAddress,
    customer: order.customer,
    giftCards: [],
  })
  return { again, totals }
}

/** Returns the renewed lines at the plan's price, without one-time discounts, and their shipping method. */
function recurring(
  order: Order,
  lines: Order['lines'],
): { lines: UntaxedLine[]; shipping: Omit<NonNullable<Order['shipping']>, 'taxMinor'> | null } {
  // Repeated donations stay untaxed.
  const untaxed = order.source === 'donation' ? { taxClass: 'none' } : {}
  const isSent = lines.some(({ productType }) => productType === productTypes.PHYSICAL)
  const startedLines = lines.map((line) => ({
    id: line.id,
    productId: line.productId,
    variantId: line.variantId,
    productType: line.productType,
    title: line.title,
    variantTitle: line.variantTitle,
    sku: line.sku,
    image: line.image,
    quantity: line.quantity,
    unitMinor: line.unitMinor,
    form: line.form,
    plan: line.plan,
    giftCard: line.giftCard,
    discountMinor: 0,
    ...untaxed,
  }))
  if (!isSent || !order.shipping) return { lines: startedLines, shipping: null }
  const { optionId, title, kind, amountMinor } = order.shipping
  return { lines: startedLines, shipping: { optionId, title, kind, amountMinor, discountMinor: 0 } }
}
