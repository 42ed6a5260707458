import { productTypes } from '#features/catalog/contract'
import { type Sellable, sellables, storeCurrency } from '#features/catalog/server'
import { taxRulesFor } from '#features/tax/server'
import type { OwnerContext, SiteContext, OwnerTransaction } from '#platform/context'
import { type Input, newId } from '#platform/contract'
import {
  type OrderDetail,
  type OrderDraft,
  type OrderTotals,
  ordersProblems,
  type ordersApi,
} from '../../contract/index.ts'
import { orderDetail } from '../base/order-detail.ts'
import { placeOrder } from './place-order.ts'
import { planEmail } from '../base/plan-email.ts'
import { recordMoney } from '../money/settle-order.ts'
import { refreshOrder } from '../base/refresh-order.ts'
import { addOrderEvent } from '../base/add-order-event.ts'
import { type UntaxedLine, taxLines } from '../money/tax-lines.ts'

type ManualInput = Input<typeof ordersApi.place>

/**
 * Creates an order that the owner enters: on the telephone, at the counter. Prices are the shop's unless the owner says
 * otherwise.
 */
export async function createManualOrder(ctx: OwnerTransaction, input: ManualInput): Promise<OrderDetail> {
  ctx.require('commerce.orders')
  const draft = await draftByHand(ctx, input)
  const order = await placeOrder(ctx, draft, { key: `manual:${newId(ctx.now().getTime())}`, holder: '', notify: false })
  if (input.isPaid && order.balance.dueMinor > 0) {
    await recordMoney(ctx, order)
    await addOrderEvent(ctx, order.id, 'markedPaid')
    await refreshOrder(ctx, order.id)
  }
  if (input.notify)
    await planEmail(ctx, { orderId: order.id, kind: input.isPaid ? 'order-confirmed' : 'order-received' })
  return orderDetail(ctx, order.id)
}

/** Calculates the totals of a manual order without storing anything. */
export async function quoteManualOrder(
  ctx: OwnerContext,
  { email, ...input }: Input<typeof ordersApi.quote>,
): Promise<OrderTotals> {
  ctx.require('commerce.orders')
  return (await draftByHand(ctx, { ...input, note: '', customer: { email, name: '', phone: '' } })).totals
}

export async function homeOfShop(ctx: OwnerContext): Promise<{ country: string }> {
  ctx.require('commerce.orders')
  const { settings } = await taxRulesFor(ctx, { country: null, email: null })
  return { country: settings.country }
}

async function draftByHand(ctx: OwnerContext, input: Omit<ManualInput, 'isPaid' | 'notify'>): Promise<OrderDraft> {
  const sellablesById = await sellables(
    ctx,
    input.lines.flatMap(({ variantId }) => (variantId === null ? [] : [variantId])),
  )
  const { settings } = await taxRulesFor(ctx, {
    country: input.shippingAddress?.country ?? null,
    email: input.customer.email,
  })
  const customer = { memberId: null, vatNumber: null, acceptsMarketing: false, ...input.customer }
  const shared = {
    pricesIncludeTax: settings.pricesIncludeTax,
    customer,
    giftCards: [],
    shipping: input.shipping && { optionId: 'by-hand', kind: 'ship' as const, discountMinor: 0, ...input.shipping },
  }
  const taxed = await taxLines(ctx, {
    ...shared,
    address: input.shippingAddress,
    lines: input.lines.map((line) => lineOf(ctx, line, sellablesById)),
  })
  return {
    ...shared,
    ...taxed,
    currency: await storeCurrency(ctx),
    locale: ctx.site.locale,
    billingAddress: null,
    shippingAddress: input.shippingAddress,
    discounts: [],
    note: input.note,
    customFields: null,
    source: 'manual',
  }
}

function lineOf(
  ctx: SiteContext,
  { variantId, title, unitMinor, quantity, discountMinor }: ManualInput['lines'][number],
  sellablesById: Map<string, Sellable>,
): UntaxedLine {
  const sellable = variantId === null ? null : sellablesById.get(variantId)
  if (sellable === undefined || (sellable === null && (title === '' || unitMinor === undefined)))
    throw ordersProblems.nothingChosen()
  const unit = unitMinor ?? sellable?.priceMinor ?? 0
  if (discountMinor > unit * quantity) throw ordersProblems.tooMany()
  return {
    ...lineFrom(sellable),
    id: newId(ctx.now().getTime()),
    title: sellable?.title ?? title,
    quantity,
    unitMinor: unit,
    discountMinor,
    taxClass: sellable?.taxClass,
  }
}

/** Builds an order line from a sellable variant, or a minimal one for a custom item. */
export function lineFrom(
  sellable: Sellable | null,
): Omit<UntaxedLine, 'id' | 'title' | 'quantity' | 'unitMinor' | 'discountMinor' | 'taxClass'> {
  return {
    productId: sellable?.productId ?? null,
    variantId: sellable?.variantId ?? null,
    productType: sellable?.productType ?? productTypes.SERVICE,
    variantTitle: sellable?.variantTitle ?? '',
    sku: sellable?.sku ?? '',
    image: sellable?.image ?? null,
    form: null,
    plan: null,
    shipsFrom: sellable?.shipsFrom ?? null,
    ...(sellable && sellable.parts.length > 0 ? { parts: [...sellable.parts] } : {}),
    // Without a recipient, a gift card goes to the customer.
    giftCard:
      sellable?.productType === productTypes.GIFT_CARD
        ? { recipientName: '', recipientEmail: '', message: '', sendAt: null }
        : null,
  }
}
