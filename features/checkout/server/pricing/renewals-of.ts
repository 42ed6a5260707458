import { productTypes } from '#features/catalog/contract'
import { totalsOf } from '#features/orders/contract'
import { isComplete } from '#features/subscriptions/contract'
import type { CartInput } from './compose-cart.ts'
import type { CartRenewal, PricedCart } from '../base/priced-cart.ts'
import { withTax } from './tax-of-cart.ts'

/**
 * Returns the charge of each plan from the second payment on: without one-time discounts, and with the shipping of its
 * goods.
 */
export function renewalsOf(
  cartInput: CartInput,
  { lines, shipping, pricesIncludeTax }: Pick<PricedCart, 'lines' | 'shipping' | 'pricesIncludeTax'>,
  free: boolean,
): CartRenewal[] {
  const subscribed = lines.filter(({ row, sellable, isCounted }) => isCounted && row.is_subscription && sellable?.plan)
  const plans = Map.groupBy(subscribed, ({ sellable }) => JSON.stringify(sellable?.plan))
  return [...plans.values()].flatMap((group) => {
    const plan = group[0]?.sellable?.plan
    if (!plan || isComplete(1, plan.numBillingCycles)) return []
    const isSent = group.some(({ sellable }) => sellable?.productType === productTypes.PHYSICAL)
    const amountMinor = isSent ? (shipping.selected?.amountMinor ?? null) : null
    const undiscounted = group.map((line) => ({ ...line, discountMinor: 0 }))
    const taxed = withTax(cartInput, undiscounted, { amountMinor, free })
    const { totalMinor } = totalsOf({
      pricesIncludeTax,
      lines: taxed.lines.map(({ row, unitMinor, taxMinor }) => ({
        quantity: row.quantity,
        unitMinor,
        discountMinor: 0,
        taxMinor,
      })),
      shipping: amountMinor === null ? null : { amountMinor, discountMinor: 0, taxMinor: taxed.shippingTaxMinor },
      giftCards: [],
    })
    return [{ plan, titles: group.map(({ sellable }) => sellable?.title ?? ''), totalMinor }]
  })
}
