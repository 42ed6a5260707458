import { partsText } from '#features/catalog/contract'
import { settingsOf } from '#features/sites/server'
import { sellerOf } from '../base/seller.ts'
import { siteTables } from '#platform/database'
import { paymentsMessages, paymentSubject } from '#features/payments/contract'
import { paymentsOf } from '#features/payments/server'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { newId, type EventPayload } from '#platform/contract'
import { languageOf } from '#platform/i18n'
import { type Order, emailsMessages, taxPartMinor, type orderPlaced, ordersSettings } from '../../contract/index.ts'
import { nextNumber } from '../base/next-number.ts'
import type { InvoiceData, InvoiceLine, RefundedLine } from '../base/order-rows.ts'
import { lockedOrder } from '../base/orders.queries.ts'
import type { InvoicesTable } from '../orders.tables.ts'
import { addOrderEvent } from '../base/add-order-event.ts'

/** Handles `orders.placed`: issues the invoice of an order, once. */
export async function onOrderPlaced(
  ctx: SiteTransaction,
  { orderId }: EventPayload<typeof orderPlaced>,
): Promise<void> {
  await issueInvoice(ctx, await lockedOrder(ctx, orderId), 'placed')
}

/** Issues an invoice for the present state of the order. The same subject returns the same invoice. */
export async function issueInvoice(ctx: SiteTransaction, order: Order, subject: string): Promise<void> {
  const invoiceData = {
    ...(await sharedInvoiceData(ctx, order)),
    ...fullInvoiceData(order),
    paid: await paymentLines(ctx, order),
  }
  await issue(ctx, order, { kind: 'invoice', subject, content: invoiceData })
}

/** Cancels the whole of the latest invoice, because its order has changed. */
export async function withdrawInvoice(ctx: SiteTransaction, order: Order, subject: string): Promise<void> {
  const invoice = await latestInvoice(ctx, order.id)
  if (invoice)
    await issue(ctx, order, {
      kind: 'credit-note',
      subject,
      content: { ...invoice.content, about: invoice.number, paid: [] },
    })
}

/** Refunded taxes of lines and of shipping. */
export interface RefundedTaxes {
  ofLines: ReadonlyMap<string, number>
  shippingMinor: number
}

export interface Credited {
  refundId: string
  lines: readonly RefundedLine[]
  input: { shippingMinor: number; adjustmentMinor: number }
  creditMinor: number
  taxes: RefundedTaxes
  taxMinor: number
}

export async function issueCreditNote(
  ctx: SiteTransaction,
  order: Order,
  { refundId, lines, input, creditMinor, taxes, taxMinor }: Credited,
): Promise<void> {
  const about = await latestInvoice(ctx, order.id)
  const { shippingMinor, adjustmentMinor } = input
  const tax = order.pricesIncludeTax ? 0 : taxMinor
  const ofShipping = order.pricesIncludeTax ? shippingMinor : shippingMinor - taxes.shippingMinor
  const invoiceData: InvoiceData = {
    ...(await sharedInvoiceData(ctx, order)),
    // A credit note has the number range of its invoice.
    isTest: about ? about.content.isTest === true : order.isTest,
    about: about?.number ?? '',
    lines: lines.flatMap((part) => creditLine(order, part, taxes.ofLines.get(part.lineId) ?? 0)),
    shipping:
      shippingMinor > 0 ? { title: order.shipping?.title ?? '', amountMinor: ofShipping, discountMinor: 0 } : null,
    adjustmentMinor,
    taxes: creditTaxes(order, taxMinor, creditMinor - adjustmentMinor - tax),
    taxMinor,
    totalMinor: creditMinor,
    paid: [],
  }
  await issue(ctx, order, { kind: 'credit-note', subject: `refund:${refundId}`, content: invoiceData })
}

/** Returns the text below the line's name: variant, contents of the set, tax rates. */
function insideOf({
  variantTitle,
  parts = [],
  taxes,
}: Order['lines'][number]): Pick<InvoiceLine, 'detail' | 'parts' | 'taxes'> {
  return {
    detail: variantTitle,
    ...(parts.length > 0 && { parts: parts.map((part) => partsText([part])) }),
    ...(taxes.length > 0 && { taxes: taxes.map(({ name, ratePpm }) => ({ name, ratePpm })) }),
  }
}

/** Leaves out tax that is not part of the prices, which has its own row. */
function creditLine(order: Order, { lineId, quantity, amountMinor }: RefundedLine, taxMinor: number): InvoiceLine[] {
  const line = order.lines.find((candidate) => candidate.id === lineId)
  if (!line) return []
  const totalMinor = order.pricesIncludeTax ? amountMinor : amountMinor - taxMinor
  return [
    {
      title: line.title,
      ...insideOf(line),
      quantity,
      unitMinor: line.unitMinor,
      discountMinor: quantity * line.unitMinor - totalMinor,
      totalMinor,
    },
  ]
}

/** A single rate gets all of the tax. Several rates share it in proportion to their tax in the order. */
function creditTaxes(order: Order, taxMinor: number, goodsMinor: number): InvoiceData['taxes'] {
  const all = order.taxes.reduce((sum, tax) => sum + tax.amountMinor, 0)
  let left = taxMinor
  return order.taxes.flatMap(({ name, ratePpm, baseMinor, amountMinor }, at) => {
    const part = at === order.taxes.length - 1 ? left : taxPartMinor(amountMinor, taxMinor, all)
    left -= part
    if (part === 0) return []
    const base =
      order.taxes.length === 1
        ? goodsMinor - (order.pricesIncludeTax ? taxMinor : 0)
        : taxPartMinor(baseMinor, part, amountMinor)
    return [{ name, ratePpm, baseMinor: base, amountMinor: part }]
  })
}

async function issue(
  ctx: SiteTransaction,
  order: Order,
  document: Pick<InvoicesTable, 'kind' | 'subject' | 'content'>,
): Promise<void> {
  const invoices = siteTables(ctx).selectFrom('invoices').select('id').where('order_id', '=', order.id)
  if (await invoices.where('subject', '=', document.subject).executeTakeFirst()) return
  const { invoiceNumberStart, invoicePrefix } = await settingsOf(ctx, ordersSettings)
  const { isTest } = document.content
  const number = isTest
    ? await nextNumber(ctx, `test-${document.kind}`, 1)
    : await nextNumber(ctx, document.kind, invoiceNumberStart)
  const series = `${isTest ? 'TEST-' : ''}${invoicePrefix}${document.kind === 'credit-note' ? 'C' : ''}`
  const named = `${series}${String(number).padStart(4, '0')}`
  await siteTables(ctx)
    .insertInto('invoices')
    .values({
      id: newId(ctx.now().getTime()),
      order_id: order.id,
      ...document,
      number: named,
      total_minor: document.content.totalMinor,
      issued_at: ctx.now(),
    })
    .execute()
  await addOrderEvent(ctx, order.id, document.kind, { number: named })
}

async function latestInvoice(ctx: SiteContext, orderId: string): Promise<InvoicesTable | undefined> {
  const invoices = siteTables(ctx).selectFrom('invoices').selectAll().where('order_id', '=', orderId)
  return invoices
    .where('kind', '=', 'invoice')
    .orderBy('issued_at', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

type Shared = Omit<InvoiceData, 'lines' | 'shipping' | 'adjustmentMinor' | 'taxes' | 'taxMinor' | 'totalMinor' | 'paid'>

async function sharedInvoiceData(ctx: SiteContext, order: Order): Promise<Shared> {
  const seller = await sellerOf(ctx)
  const address = order.billingAddress ?? order.shippingAddress
  return {
    locale: order.locale,
    currency: order.currency,
    orderNumber: order.number,
    orderedAt: order.placedAt,
    isTest: order.isTest,
    about: '',
    seller,
    buyer: {
      name: order.customer.name,
      company: address?.company ?? '',
      vatNumber: order.customer.vatNumber ?? '',
      email: order.customer.email,
      address,
    },
    pricesIncludeTax: order.pricesIncludeTax,
    taxReasons: order.taxReasons,
  }
}

function fullInvoiceData(
  order: Order,
): Pick<InvoiceData, 'lines' | 'shipping' | 'adjustmentMinor' | 'taxes' | 'taxMinor' | 'totalMinor'> {
  const { shipping } = order
  return {
    lines: order.lines.map((line) => ({
      title: line.title,
      ...insideOf(line),
      quantity: line.quantity,
      unitMinor: line.unitMinor,
      discountMinor: line.discountMinor,
      totalMinor: line.quantity * line.unitMinor - line.discountMinor,
    })),
    shipping: shipping && {
      title: shipping.title,
      amountMinor: shipping.amountMinor,
      discountMinor: shipping.discountMinor,
    },
    adjustmentMinor: 0,
    taxes: order.taxes,
    taxMinor: order.totals.taxMinor,
    totalMinor: order.totals.totalMinor,
  }
}

async function paymentLines(ctx: SiteContext, order: Order): Promise<InvoiceData['paid']> {
  const language = languageOf(order.locale)
  const payments = (await paymentsOf(ctx, [paymentSubject.order(order.id)])).filter(
    ({ capturedMinor }) => capturedMinor > 0,
  )
  return [
    ...order.giftCards.map(({ last4, amountMinor }) => ({
      title: emailsMessages(language, 'giftCard', { last4 }),
      amountMinor,
    })),
    ...payments.map(({ provider, method, capturedMinor }) => ({
      title: method?.last4 ? `${method.brand} •••• ${method.last4}` : paymentsMessages(language, `option.${provider}`),
      amountMinor: capturedMinor,
    })),
  ]
}
