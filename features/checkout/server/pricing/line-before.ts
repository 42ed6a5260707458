import { readAnswers, summaryOf } from '#features/forms/contract'
import { eachPayment } from '#features/catalog/contract'
import type { Sellable } from '#features/catalog/server'
import type { CartLineRow } from '../base/carts.queries.ts'
import type { PricedLine, CartIssues } from '../base/priced-cart.ts'

/** Returns the present unit price of the line, before discounts. */
export function unitOf(
  { is_subscription, amount_minor }: Pick<CartLineRow, 'is_subscription' | 'amount_minor'>,
  sellable: Sellable,
): number {
  const { giftCard, plan, priceMinor } = sellable
  if (amount_minor !== null && giftCard?.otherAmounts === true) return amount_minor
  return is_subscription ? eachPayment(priceMinor, plan) : priceMinor
}

/** The reason why this visitor may not buy a product that is for sale. */
export type Barrier = 'locked' | 'owned' | 'twice'

/** Returns the line with its price and obstacles, before discounts and tax. */
export function lineBefore(row: CartLineRow, sellable: Sellable | null, barrier: Barrier | null = null): PricedLine {
  const nothing = { discountMinor: 0, taxes: [], taxMinor: 0, totalMinor: 0 }
  if (!sellable)
    return {
      row,
      sellable,
      ...nothing,
      isCounted: false,
      unitMinor: row.seen_minor,
      fullMinor: row.seen_minor,
      summary: [],
      issue: issue('gone'),
    }
  const unitMinor = unitOf(row, sellable)
  const found = barrier && sellable.isForSale ? issue(barrier) : issueOf(row, sellable, unitMinor)
  return {
    row,
    sellable: withAmount(row, sellable),
    ...nothing,
    isCounted: found === null || !uncounted.includes(found.kind),
    unitMinor,
    fullMinor: Math.max(unitMinor, row.amount_minor === null ? sellable.fullMinor : unitMinor),
    summary: sellable.form ? summaryOf(sellable.form, row.answers) : [],
    issue: found,
  }
}

/** Issues of lines without any available piece. */
const uncounted: readonly CartIssues['kind'][] = ['gone', 'locked', 'owned', 'twice', 'sold out']

/** A gift card with a custom amount has no option, so its fixed amounts are not named. */
function withAmount({ amount_minor }: CartLineRow, sellable: Sellable): Sellable {
  return amount_minor !== null && sellable.giftCard?.otherAmounts === true
    ? { ...sellable, options: [], variantTitle: '' }
    : sellable
}

function issueOf(row: CartLineRow, sellable: Sellable, unitMinor: number): CartIssues | null {
  const { isForSale, isUnlimited, available, minQuantity, maxQuantity, form } = sellable
  if (!isForSale) return issue('gone')
  if (!isUnlimited && available <= 0) return issue('sold out')
  if (!isUnlimited && row.quantity > available) return issue('too many', available)
  if (row.quantity < minQuantity) return issue('too few', minQuantity)
  if (maxQuantity !== null && row.quantity > maxQuantity) return issue('too many allowed', maxQuantity)
  // The owner may have asked for more since it was added.
  if (form && readAnswers(form, row.answers).missing.length > 0) return issue('form incomplete')
  if (unitMinor !== row.seen_minor) return { kind: 'price changed', n: 0, wasMinor: row.seen_minor, isStopping: false }
  return null
}

function issue(kind: CartIssues['kind'], n = 0): CartIssues {
  return { kind, n, wasMinor: 0, isStopping: true }
}
