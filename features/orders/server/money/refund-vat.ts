import { siteTables } from '#platform/database'
import { type TaxReason, treatedAs } from '#features/tax/contract'
import { taxRulesFor } from '#features/tax/server'
import type { OwnerTransaction, SiteContext } from '#platform/context'
import { newId } from '#platform/contract'
import {
  discountsOver,
  mayRefundVat,
  type Order,
  type OrderDetail,
  ordersProblems,
  totalsOf,
  withoutTax,
} from '../../contract/index.ts'
import { issueInvoice, withdrawInvoice } from '../invoices/issue-invoice.ts'
import { addOrderEvent } from '../base/add-order-event.ts'
import { orderDetail } from '../base/order-detail.ts'
import { lockedOrder } from '../base/orders.queries.ts'
import { taxLineOf } from './tax-lines.ts'
import { refreshOrder } from '../base/refresh-order.ts'
import { refundPayment } from './refund-order.ts'

/**
 * Removes tax that was charged because the VAT number could not be verified. An invoice without tax replaces the old
 * one, and paid tax is refunded to its source. From then on the prices are those without tax.
 */
export async function refundVat(ctx: OwnerTransaction, { id }: { id: string }): Promise<OrderDetail> {
  ctx.require('commerce.orders')
  const before = await lockedOrder(ctx, id)
  const reasons = mayRefundVat(before) ? await untaxedReasons(ctx, before) : null
  if (!reasons) throw ordersProblems.notNow({ act: 'refund the VAT' })
  await writeUntaxed(ctx, before, reasons)
  const after = await refreshOrder(ctx, id)
  const details = { number: before.customer.vatNumber ?? '', minor: before.totals.taxMinor, currency: before.currency }
  await addOrderEvent(ctx, id, 'vat.refunded', details)
  const round = newId(ctx.now().getTime())
  await withdrawInvoice(ctx, before, `vat:${round}:withdrawn`)
  await issueInvoice(ctx, after, `vat:${round}`)
  const nothing = { lines: [], shippingMinor: 0, adjustmentMinor: 0 }
  if (after.balance.owedMinor > 0)
    await refundPayment(ctx, { id, ...nothing, to: 'original', reason: '', notify: true })
  return orderDetail(ctx, id)
}

/** Returns why no tax is due once the VAT number is confirmed; null where it would not be reverse-charged. */
async function untaxedReasons(ctx: SiteContext, order: Order): Promise<TaxReason[] | null> {
  const address = order.shippingAddress ?? order.billingAddress
  const rules = await taxRulesFor(ctx, { country: address?.country ?? null, email: null })
  const customer = { vatNumber: order.customer.vatNumber, isExempt: false }
  const { treatment, reasons } = treatedAs({ address, customer, lines: order.lines.map(taxLineOf) }, rules)
  return treatment === 'reverse-charge' ? reasons : null
}

async function writeUntaxed(ctx: OwnerTransaction, order: Order, reasons: TaxReason[]): Promise<void> {
  const lines = order.lines.map((line) => ({ ...line, ...withoutTax(line, order.pricesIncludeTax) }))
  const bare =
    order.shipping &&
    withoutTax({ ...order.shipping, unitMinor: order.shipping.amountMinor, quantity: 1 }, order.pricesIncludeTax)
  const shipping = order.shipping &&
    bare && {
      ...order.shipping,
      amountMinor: bare.unitMinor,
      discountMinor: bare.discountMinor,
      taxMinor: 0,
    }
  const totals = totalsOf({ pricesIncludeTax: false, lines, shipping, giftCards: order.giftCards })
  const discounts = discountsOver(order.discounts, totals.discountMinor)
  await siteTables(ctx)
    .updateTable('orders')
    .set({
      prices_include_tax: false,
      // Gift cards may have paid more than the new total; the rest is refunded to them.
      totals: { ...totals, dueMinor: Math.max(0, totals.dueMinor) },
      total_minor: totals.totalMinor,
      taxes: [],
      shipping,
      discounts,
      tax_treatment: 'reverse-charge',
      tax_reasons: reasons,
    })
    .where('id', '=', order.id)
    .execute()
  for (const { id, unitMinor, discountMinor, totalMinor } of lines)
    await siteTables(ctx)
      .updateTable('order_lines')
      .set({ unit_minor: unitMinor, discount_minor: discountMinor, tax_minor: 0, total_minor: totalMinor, taxes: [] })
      .where('order_id', '=', order.id)
      .where('id', '=', id)
      .execute()
}
