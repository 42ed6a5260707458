import { summaryText } from '#features/forms/contract'
import { orderedAheadText, partsText, subscriptionText, productTypes } from '#features/catalog/contract'
import { refusalText } from '#features/discounts/contract'
import { estimateText, type ShippingOption, shippingTitle } from '#features/shipping/contract'
import { taxReasonTexts } from '#features/tax/contract'
import type { SiteContext } from '#platform/context'
import { type MoneyFormat, moneyFormatOf, formatMoney } from '#platform/money'
import { type Cart, type CartEntry, cartMessages } from '../../contract/index.ts'
import type { CartRow } from '../base/carts.queries.ts'
import type { PricedCart, PricedLine, CartIssues } from '../base/priced-cart.ts'

type Language = SiteContext['locale']
interface Words {
  language: Language
  currency: string
  format: MoneyFormat
}

/** B3.134–B3.141: returns the priced cart for scripts. */
export function clientCart(ctx: SiteContext, cart: CartRow, priced: PricedCart): Cart {
  const { locale: language } = ctx
  const { totals, shipping, lines } = priced
  const counted = lines.filter(({ isCounted }) => isCounted)
  const digital = counted.filter(({ sellable }) => sellable?.productType === productTypes.DIGITAL)
  const words = { language, currency: priced.currency, format: moneyFormatOf(ctx.site.locale) }
  return {
    id: cart.id,
    websiteId: ctx.site.id,
    orderId: cart.order_id ?? '',
    created: cart.created_at.toISOString(),
    isPurchased: cart.order_id !== null,
    entries: lines.map((line) => entryOf(line, words)),
    shippingOptions: shipping.options.map((option) => optionOf(option, language)),
    applicableTaxRules: priced.taxes.map(({ name, ratePpm, amountMinor }) => ({
      name,
      ratePpm,
      amountCents: amountMinor,
    })),
    taxNotes: taxReasonTexts(priced.taxReasons, language),
    businessNote: priced.offersReverseCharge ? cartMessages(language, 'taxBusiness') : '',
    coupons: cart.codes.map((code) => ({ code })),
    validCoupons: priced.discounts.flatMap(({ code, title, amountMinor }) =>
      code === null ? [] : [{ code, title, discountCents: amountMinor }],
    ),
    invalidCoupons: priced.refused.map((refused) => ({
      code: refused.code,
      reason: refused.reason,
      message: refusalText(refused, words),
    })),
    giftCards: priced.giftCards.map(({ giftCardId, last4, amountMinor }) => ({
      id: giftCardId,
      last4,
      amountCents: amountMinor,
    })),
    selectedShippingOption: shipping.selected ? optionOf(shipping.selected, language) : {},
    shippingLocation: priced.location ?? {},
    subtotalCents: totals.subtotalMinor,
    taxCents: totals.taxMinor,
    shippingCostCents: totals.shippingMinor,
    discountCents: totals.discountMinor,
    grandTotalCents: totals.totalMinor,
    dueCents: totals.dueMinor,
    totalQuantity: lines.reduce((sum, { row }) => sum + row.quantity, 0),
    subtotalAmount: { minor: totals.subtotalMinor, currency: priced.currency },
    hasDigital: digital.length > 0,
    purelyDigital: counted.length > 0 && digital.length === counted.length,
    requiresShipping: priced.requiresShipping,
  }
}

/** The cart of a browser that has none yet: every attribute at its start, in the store's currency. */
export function emptyClientCart(ctx: SiteContext, currency: string): Cart {
  const numbers = {
    subtotalCents: 0,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: 0,
    dueCents: 0,
    totalQuantity: 0,
  }
  const lists = {
    entries: [],
    shippingOptions: [],
    taxNotes: [],
    applicableTaxRules: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    giftCards: [],
  }
  return {
    id: '',
    websiteId: ctx.site.id,
    orderId: '',
    created: ctx.now().toISOString(),
    isPurchased: false,
    ...lists,
    ...numbers,
    selectedShippingOption: {},
    shippingLocation: {},
    subtotalAmount: { minor: 0, currency },
    hasDigital: false,
    purelyDigital: false,
    businessNote: '',
    requiresShipping: false,
  }
}

/** Returns the shipping date and the contents of a bundle. */
function besideTitle(sellable: PricedLine['sellable'], language: Language): string | null {
  if (!sellable) return null
  const ahead = sellable.shipsFrom && orderedAheadText(sellable.shipsFrom, language)
  return [partsText(sellable.parts), ahead].filter(Boolean).join(' · ') || null
}

function entryOf(
  { row, sellable, unitMinor, fullMinor, discountMinor, taxMinor, totalMinor, summary, issue }: PricedLine,
  words: Words,
): CartEntry {
  const { language } = words
  return {
    id: row.id,
    productId: row.product_id,
    variantId: row.variant_id,
    productType: sellable?.productType ?? 0,
    title: sellable?.title ?? '',
    variantTitle: sellable?.variantTitle ?? '',
    sku: sellable?.sku ?? '',
    url: sellable?.isForSale ? sellable.path : '',
    // The image of a locked product is sent only to visitors who may see it.
    image: (issue?.kind === 'locked' ? null : sellable?.image) ?? null,
    quantity: row.quantity,
    maxQuantity: mostOf(sellable),
    unitCents: unitMinor,
    fullCents: fullMinor === unitMinor ? null : fullMinor,
    discountCents: discountMinor,
    taxCents: taxMinor,
    totalCents: totalMinor,
    plan: row.is_subscription && sellable?.plan ? subscriptionText(sellable.plan, language) : null,
    ahead: besideTitle(sellable, language),
    giftCard: row.gift_card,
    form: summary.map(({ kind, title, value }) => ({ title, answer: summaryText(kind, value, language) })),
    issue: issue?.kind ?? null,
    message: issue ? cartIssueText(issue, words) : '',
    isStopping: issue?.isStopping === true,
  }
}

function mostOf(sellable: PricedLine['sellable']): number | null {
  if (!sellable) return null
  const limits = [
    ...(sellable.isUnlimited ? [] : [sellable.available]),
    ...(sellable.maxQuantity === null ? [] : [sellable.maxQuantity]),
  ]
  return limits.length === 0 ? null : Math.min(...limits)
}

function optionOf(option: ShippingOption, language: Language): Cart['shippingOptions'][number] {
  const { id, kind, amountMinor, estimate, details = '' } = option
  return {
    id,
    title: shippingTitle(option, language),
    kind,
    costCents: amountMinor,
    estimate: estimate ? estimateText(estimate, language) : '',
    details,
  }
}

/** Returns the reason why a line cannot be bought, or its recent change. */
function cartIssueText({ kind, n, wasMinor }: CartIssues, { language, currency, format }: Words): string {
  return cartMessages(language, `issue.${kind}`, { n, was: formatMoney({ minor: wasMinor, currency }, format) })
}
