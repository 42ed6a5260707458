import { lostMinor, type Payment } from '#features/payments/contract'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { insertRow, insertRows } from '#platform/database'
import {
  type DraftLine,
  type Order,
  type OrderDraft,
  fulfilmentStatusOf,
  orderNumberText,
  paymentStatusOf,
} from '../../contract/index.ts'
import { ledgerOf } from '../base/orders.queries.ts'
import type { OrderLinesTable, OrdersTable } from '../orders.tables.ts'
import type { Placing } from './place-order.ts'
import { statusTokenHash } from '../base/tokens.ts'

interface NewOrder {
  id: string
  draft: OrderDraft
  draftHash: string
  customerId: string
  payment: Omit<Payment, 'refunds'> | null
  /** Whether it was paid with a test payment, or with a gift card that was. */
  isTest: boolean
  placing: Pick<Placing, 'key' | 'subscriptionId'>
}

/** The order and its lines, as agreed. */
export function writeOrder(ctx: SiteTransaction, order: OrdersTable, lines: readonly DraftLine[]): OrderLinesTable[] {
  ctx.tx.beforeCommit(insertRow(ctx.db, 'orders', order))
  return writeLines(ctx, order.id, lines)
}

/** The lines of an order of which nothing was sent or given back. */
export function writeLines(ctx: SiteTransaction, orderId: string, lines: readonly DraftLine[]): OrderLinesTable[] {
  const rows = lines.map(
    (line, position): OrderLinesTable => ({
      website_id: ctx.site.id,
      order_id: orderId,
      id: line.id,
      position,
      product_id: line.productId,
      variant_id: line.variantId,
      product_type: line.productType,
      title: line.title,
      variant_title: line.variantTitle,
      sku: line.sku,
      image: line.image,
      quantity: line.quantity,
      unit_minor: line.unitMinor,
      discount_minor: line.discountMinor,
      tax_minor: line.taxMinor,
      total_minor: line.totalMinor,
      taxes: line.taxes,
      form: line.form,
      plan: line.plan,
      parts: line.parts ?? [],
      ships_from: line.shipsFrom ?? '',
      gift_card: line.giftCard,
      fulfilled_quantity: 0,
      refunded_quantity: 0,
      refunded_minor: 0,
      returned_quantity: 0,
    }),
  )
  ctx.tx.beforeCommit(insertRows(ctx.db, 'order_lines', rows))
  return rows
}

export function withNumber(order: OrdersTable, number: number, draft: OrderDraft): OrdersTable {
  return { ...order, number, search: searchText({ number, isTest: order.is_test }, draft) }
}

/** Returns the row of an order without its number, with the states that result from its payment. */
export function newOrder(ctx: SiteContext, order: NewOrder): OrdersTable {
  const { payment } = order
  const row = {
    ...rowOf(ctx, order),
    captured_minor: payment?.capturedMinor ?? 0,
    authorised_minor: payment?.state === 'authorised' ? payment.amountMinor : 0,
    refunded_minor: payment?.refundedMinor ?? 0,
    lost_minor: payment ? lostMinor(payment) : 0,
  }
  const payment_status = paymentStatusOf(ledgerOf(row), row.status)
  return { ...row, payment_status, delivered_at: payment_status === 'paid' ? ctx.now() : null }
}

function rowOf(ctx: SiteContext, { id, draft, draftHash, customerId, isTest, placing }: NewOrder): OrdersTable {
  const progress = draft.lines.map(({ productType, quantity }) => ({
    productType,
    quantity,
    fulfilledQuantity: 0,
    refundedQuantity: 0,
  }))
  return {
    website_id: ctx.site.id,
    id,
    number: 0,
    key: placing.key,
    draft_hash: draftHash,
    token_hash: statusTokenHash(ctx, id),
    former_token_hash: null,
    source: draft.source,
    status: 'open',
    payment_status: 'pending',
    fulfilment_status: fulfilmentStatusOf(progress),
    currency: draft.currency,
    locale: draft.locale,
    prices_include_tax: draft.pricesIncludeTax,
    is_test: isTest,
    takes_stock: !isTest,
    customer_id: customerId,
    customer: draft.customer,
    billing_address: draft.billingAddress,
    shipping_address: draft.shippingAddress,
    discounts: draft.discounts,
    shipping: draft.shipping,
    taxes: draft.taxes,
    tax_treatment: draft.taxTreatment,
    tax_reasons: draft.taxReasons,
    gift_cards: draft.giftCards,
    totals: draft.totals,
    note: draft.note,
    custom_fields: draft.customFields,
    subscription_id: placing.subscriptionId ?? null,
    total_minor: draft.totals.totalMinor,
    credited_minor: 0,
    captured_minor: 0,
    authorised_minor: 0,
    gift_card_minor: draft.totals.giftCardMinor,
    refunded_minor: 0,
    gift_card_refunded_minor: 0,
    lost_minor: 0,
    placed_at: ctx.now(),
    delivered_at: null,
    cancelled_at: null,
    cancel_reason: '',
    search: '',
    imported_number: '',
  }
}

/** Returns the text by which an owner finds an order. */
export function searchText(
  order: Pick<Order, 'number' | 'isTest'> & { importedNumber?: string },
  {
    customer,
    shippingAddress,
    lines,
  }: Pick<OrderDraft, 'customer' | 'shippingAddress'> & { lines: readonly { title: string; sku: string }[] },
): string {
  const address = shippingAddress
    ? [
        shippingAddress.firstName,
        shippingAddress.lastName,
        shippingAddress.company,
        shippingAddress.city,
        shippingAddress.postalCode,
      ]
    : []
  const parts = [
    `#${orderNumberText(order)}`,
    customer.email,
    customer.name,
    customer.phone,
    ...address,
    ...lines.flatMap(({ title, sku }) => [title, sku]),
  ]
  return parts.filter(Boolean).join(' ').toLowerCase().slice(0, 8000)
}
