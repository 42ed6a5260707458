import { productTypes } from '#features/catalog/contract'
import { readAnswers, summaryOf } from '#features/forms/contract'
import type { OrderDraft } from '#features/orders/contract'
import { realVatNumber } from '#features/tax/server'
import type { SiteContext } from '#platform/context'
import type { CartWithLines } from '../base/carts.queries.ts'
import type { Checkout } from './checkouts.queries.ts'
import type { PricedLine } from '../base/priced-cart.ts'

/** Builds the input of `placeOrder` from a cart that was priced a moment ago. */
export function draftOf(
  ctx: SiteContext,
  { cart }: CartWithLines,
  { row, priced, form, vatCheck }: Checkout,
): OrderDraft {
  const { shipping, totals } = priced
  const { address, email } = row
  const name = [address.firstName, address.lastName].filter(Boolean).join(' ')
  const vat = row.vat_number === '' ? null : (realVatNumber(row.vat_number)?.number ?? null)
  return {
    currency: priced.currency,
    locale: ctx.site.locale,
    pricesIncludeTax: priced.pricesIncludeTax,
    customer: {
      memberId: cart.member_id,
      email,
      name,
      phone: address.phone,
      vatNumber: vat,
      ...(vat === null ? {} : { vatCheck: vatCheck ?? null }),
      acceptsMarketing: row.accepts_marketing,
    },
    billingAddress: address,
    shippingAddress: priced.requiresShipping ? address : null,
    lines: priced.lines.filter(({ isCounted }) => isCounted).map(draftLine),
    discounts: priced.discounts,
    shipping: shipping.selected && {
      optionId: shipping.selected.id,
      title: shipping.selected.title,
      kind: shipping.selected.kind,
      amountMinor: shipping.selected.amountMinor,
      discountMinor: shipping.discountMinor,
      taxMinor: shipping.taxMinor,
    },
    taxes: priced.taxes,
    taxTreatment: priced.taxTreatment,
    taxReasons: priced.taxReasons,
    giftCards: priced.giftCards,
    totals,
    note: row.note,
    customFields: form && summaryOf(form, readAnswers(form, row.answers).values),
    source: 'cart',
  }
}

function draftLine({
  row,
  sellable,
  unitMinor,
  discountMinor,
  taxes,
  taxMinor,
  totalMinor,
  summary,
}: PricedLine): OrderDraft['lines'][number] {
  return {
    id: row.id,
    productId: row.product_id,
    variantId: row.variant_id,
    productType: sellable?.productType ?? productTypes.PHYSICAL,
    title: sellable?.title.slice(0, 300) ?? '',
    variantTitle: sellable?.variantTitle.slice(0, 300) ?? '',
    sku: sellable?.sku ?? '',
    image: sellable?.image ?? null,
    quantity: row.quantity,
    unitMinor,
    discountMinor,
    taxMinor,
    totalMinor,
    taxes,
    form: summary.length > 0 ? summary : null,
    ...(sellable && sellable.parts.length > 0 ? { parts: [...sellable.parts] } : {}),
    plan: row.is_subscription ? (sellable?.plan ?? null) : null,
    shipsFrom: sellable?.shipsFrom ?? null,
    giftCard: row.gift_card,
  }
}
