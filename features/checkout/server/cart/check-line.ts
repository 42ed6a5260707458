import { readAnswers } from '#features/forms/contract'
import { isSwitchedOn } from '#features/sites/server'
import { dayMs, isEmailAddress } from '#platform/contract'
import { productTypes } from '#features/catalog/contract'
import type { Sellable } from '#features/catalog/server'
import { formatMoney, moneyFormatOf, parseMoney } from '#platform/money'
import type { SiteContext } from '#platform/context'
import { cartLimits, checkoutProblems, type NewEntry, readQuantity } from '../../contract/index.ts'
import type { GiftCardFor } from '../checkout.tables.ts'

const yearMs = 366 * dayMs

/** Checks the quantity of a line; throws the problem when it is not allowed. */
export function checkQuantity(sellable: Sellable, quantity: number): void {
  const { variantId, isForSale, isUnlimited, available, minQuantity, maxQuantity } = sellable
  if (!isForSale) throw checkoutProblems.cannotBuy({ variantId })
  if (!isUnlimited && available <= 0) throw checkoutProblems.soldOut({ variantId })
  if (!isUnlimited && quantity > available) throw checkoutProblems.notSoMany({ available })
  if (quantity < minQuantity) throw checkoutProblems.tooFew({ least: minQuantity })
  if (maxQuantity !== null && quantity > maxQuantity) throw checkoutProblems.tooManyAllowed({ most: maxQuantity })
  if (quantity > cartLimits.perLine) throw checkoutProblems.badQuantity({ most: cartLimits.perLine })
}

export function quantityOf(typed: unknown): number {
  const quantity = readQuantity(typed)
  if (quantity === null) throw checkoutProblems.badQuantity({ most: cartLimits.perLine })
  return quantity
}

/** Throws where the site has switched this kind of product off; existing sales are unaffected. */
export async function checkOffered(
  ctx: SiteContext,
  { variantId }: Sellable,
  entry: { is_subscription: boolean; gift_card: GiftCardFor | null },
): Promise<void> {
  const needed = [entry.is_subscription && 'subscriptions', entry.gift_card && 'gift-cards'] as const
  for (const flag of needed)
    if (flag && !(await isSwitchedOn(ctx, flag))) throw checkoutProblems.cannotBuy({ variantId })
}

/** Validates the parts of a new line besides variant and quantity: answers, plan, recipient, custom amount. */
export function checkEntry(ctx: SiteContext, entry: NewEntry, sellable: Sellable) {
  const { values, missing } = sellable.form ? readAnswers(sellable.form, entry.form) : { values: {}, missing: [] }
  if (missing.length > 0) throw checkoutProblems.formIncomplete({ fields: missing })
  return {
    answers: values,
    // A membership with a plan can only be bought as a subscription.
    is_subscription: sellable.plan !== null && (entry.subscribe || sellable.productType === productTypes.PAYWALL),
    amount_minor: amountOf(ctx, entry, sellable),
    gift_card: sellable.giftCard || sellable.productType === productTypes.GIFT_CARD ? recipientOf(ctx, entry) : null,
  }
}

function amountOf(ctx: SiteContext, { amount }: NewEntry, { giftCard, currency }: Sellable): number | null {
  if (amount === '' || !giftCard?.otherAmounts) return null
  const format = moneyFormatOf(ctx.site.locale)
  const minor = parseMoney(amount, currency)
  const { minimumMinor, maximumMinor } = giftCard
  const range = {
    low: formatMoney({ minor: minimumMinor, currency }, format),
    high: formatMoney({ minor: maximumMinor, currency }, format),
  }
  if (minor === null || minor < minimumMinor || minor > maximumMinor) throw checkoutProblems.badAmount(range)
  return minor
}

function recipientOf(ctx: SiteContext, { recipientName, recipientEmail, message, sendAt }: NewEntry): GiftCardFor {
  if (recipientEmail !== '' && !isEmailAddress(recipientEmail)) throw checkoutProblems.badRecipient()
  if (sendAt === '') return { recipientName, recipientEmail, message, sendAt: null }
  const moment = new Date(sendAt)
  const now = ctx.now().getTime()
  // A day begins earlier east of the server.
  if (Number.isNaN(moment.getTime()) || moment.getTime() < now - 2 * dayMs || moment.getTime() > now + yearMs)
    throw checkoutProblems.sendTooLate()
  return { recipientName, recipientEmail, message, sendAt: moment.toISOString() }
}
