import type { Language } from '#platform/i18n'
import { priceOfVariants } from '../../contract/price.rules.ts'
import type { ProductView, StoreSettings, VariantView } from '../../contract/product-view.ts'
import { stockText } from '../../contract/product-texts.ts'
import { stockState } from '../../contract/stock.rules.ts'
import type { SubscriptionPlan } from '../../contract/subscription.rules.ts'
import { eachPayment } from '../../contract/each-payment.ts'
import { shopMessages } from '../../visitor/shop.messages.ts'
import { moneyText } from '../../visitor/price.tsx'

/** Returns the label of the buy button: the owner's own words, or the default for pre-orders or purchases. */
export function buyLabel({ shipsFrom }: Pick<ProductView, 'shipsFrom'>, own: string, language: Language): string {
  return own || shopMessages(language, shipsFrom === null ? 'add' : 'orderAhead')
}

export function quantityOf({ available }: VariantView): number {
  return available ?? Number.POSITIVE_INFINITY
}

/**
 * Shows the price of one variant, with the plan's price per payment and the price before the sale or without the plan.
 */
export function variantPrice(
  variant: VariantView,
  storeSettings: StoreSettings,
  plan: SubscriptionPlan | null,
): { now: string; was: string | null } {
  const { priceMinor, saleMinor, isOnSale } = variant
  const state = priceOfVariants([
    { price: priceMinor, salePrice: saleMinor ?? priceMinor, onSale: isOnSale && saleMinor !== null },
  ])
  const now = eachPayment(state.startingMinor, plan)
  const before = state.originalMinor ?? (now < state.startingMinor ? state.startingMinor : null)
  return { now: moneyText(now, storeSettings), was: before === null ? null : moneyText(before, storeSettings) }
}

/** Words about the stock, only where few pieces or none are left. */
export function stockWords(variant: VariantView, storeSettings: StoreSettings, language: Language): string {
  const state = stockState(quantityOf(variant), storeSettings.lowStockAt)
  return state === 'unlimited' ? '' : stockText(quantityOf(variant), storeSettings.lowStockAt, language)
}
