import { sellerOf } from '../base/seller.ts'
import { siteTables } from '#platform/database'
import type { OwnerContext, SiteContext, VisitorContext } from '#platform/context'
import type { Input } from '#platform/contract'
import { type Answer, answer } from '#platform/http'
import {
  type Order,
  type orderPagesApi,
  type ordersApi,
  orderNumberText,
  ordersProblems,
} from '../../contract/index.ts'
import { renderPackingSlipsPdf } from './render-packing-slip-pdf.ts'
import { renderInvoicePdf } from './render-invoice-pdf.ts'
import { orderById, orderByToken, ordersByIds } from '../base/orders.queries.ts'

export async function readInvoice(
  ctx: OwnerContext,
  { id, invoiceId }: Input<typeof ordersApi.invoice>,
): Promise<Answer<Uint8Array>> {
  ctx.require('commerce.orders')
  return invoiceOf(ctx, id, invoiceId)
}

/** Serves an invoice to holders of the order's key. */
export async function customerInvoice(
  ctx: VisitorContext,
  { token, id }: Input<typeof orderPagesApi.invoice>,
): Promise<Answer<Uint8Array>> {
  const order = await orderByToken(ctx, token)
  if (!order) throw ordersProblems.linkUnfit()
  return invoiceOf(ctx, order.id, id)
}

export async function packingSlip(ctx: OwnerContext, { id }: { id: string }): Promise<Answer<Uint8Array>> {
  ctx.require('commerce.orders')
  const order = await orderById(ctx, id)
  return slips(ctx, [order], orderNumberText(order))
}

/** Renders the packing slips of all selected orders in one document, the oldest first. */
export async function packingSlips(
  ctx: OwnerContext,
  { ids }: Input<typeof ordersApi.packingSlips>,
): Promise<Answer<Uint8Array>> {
  ctx.require('commerce.orders')
  const orders = await ordersByIds(ctx, ids.split(','))
  if (orders.length === 0) throw ordersProblems.notFound()
  const inOrder = orders.toSorted((a, b) => a.number - b.number)
  return slips(
    ctx,
    inOrder,
    [...new Set([inOrder[0], inOrder.at(-1)].flatMap((order) => (order ? [orderNumberText(order)] : [])))].join('-'),
  )
}

async function slips(ctx: SiteContext, orders: readonly Order[], name: string): Promise<Answer<Uint8Array>> {
  const seller = await sellerOf(ctx)
  return pdf(await renderPackingSlipsPdf(orders, { seller, timeZone: ctx.site.timeZone, now: ctx.now() }), name)
}

async function invoiceOf(ctx: SiteContext, orderId: string, invoiceId: string): Promise<Answer<Uint8Array>> {
  const invoices = siteTables(ctx).selectFrom('invoices').selectAll().where('order_id', '=', orderId)
  const invoice = await invoices.where('id', '=', invoiceId).executeTakeFirst()
  if (!invoice) throw ordersProblems.invoiceNotFound()
  return pdf(await renderInvoicePdf(invoice, ctx.site.timeZone), invoice.number)
}

function pdf(body: Uint8Array, name: string): Answer<Uint8Array> {
  const headers = {
    'content-disposition': `inline; filename="${name.replace(/[^\w.-]/g, '_')}.pdf"`,
    'cache-control': 'private, no-store',
  }
  return answer({ type: 'application/pdf', headers, body })
}
