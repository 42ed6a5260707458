import type { AccountHolder, PersonalRecords } from '#features/members/server'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { addressLines, type PostalAddress } from '#platform/contract'
import { siteTables } from '#platform/database'
import { languageOf } from '#platform/i18n'
import { formatMoney, moneyFormatOf } from '#platform/money'
import { emailsMessages, type Order, type OrderDraft, orderNumberText, ordersProblems } from '../../contract/index.ts'
import { asOrder, ordersByIds } from '../base/orders.queries.ts'
import type { CustomerRow } from '../orders.tables.ts'
import { searchText } from '../placing/order-row.ts'

/** Orders of a person and the shop's records about them. Invoices keep the data that the law requires. */
export const personalOrders: PersonalRecords = {
  name: 'shop',
  read: async (ctx, holder) => {
    const customers = await customersOf(ctx, holder)
    const orders = await ordersOf(ctx, holder)
    if (customers.length + orders.length === 0) return null
    return { customer: customers.map(customerText), orders: orders.map((order) => orderTextOf(ctx, order)) }
  },
  reasonToStay: async (ctx, holder) => {
    const orders = await ordersOf(ctx, holder)
    return orders.some(isUnderWay) ? ordersProblems.stillUnderWay() : null
  },
  forget: async (ctx, holder) => {
    for (const id of await orderIdsOf(ctx, holder)) await makeAnonymous(ctx, id)
    for (const { id } of await customersOf(ctx, holder))
      await siteTables(ctx)
        .updateTable('customers')
        .set({
          email_key: `deleted ${id}`,
          email: '',
          name: nobody(ctx),
          phone: '',
          member_id: null,
          accepts_marketing: false,
          note: '',
          tags: [],
          address: null,
        })
        .where('id', '=', id)
        .execute()
  },
}

/** Returns the orders of the account and those of its address from before the account. */
export async function orderIdsOf(ctx: SiteContext, holder: AccountHolder): Promise<string[]> {
  const customers = await customersOf(ctx, holder)
  if (customers.length === 0) return []
  const rows = await siteTables(ctx)
    .selectFrom('orders')
    .select('id')
    .where(
      'customer_id',
      'in',
      customers.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function ordersOf(ctx: SiteContext, holder: AccountHolder): Promise<Order[]> {
  const ids = await orderIdsOf(ctx, holder)
  return ids.length === 0 ? [] : ordersByIds(ctx, ids)
}

function customersOf(ctx: SiteContext, { id, email }: AccountHolder): Promise<CustomerRow[]> {
  return siteTables(ctx)
    .selectFrom('customers')
    .selectAll()
    .where((row) => row.or([row('member_id', '=', id), row('email_key', '=', email)]))
    .execute()
}

/** Tells whether goods or money are outstanding. Open orders of a former shop are completed there. */
function isUnderWay({ source, status, paymentStatus, fulfilmentStatus, isTest }: Order): boolean {
  if (
    isTest ||
    source === 'import' ||
    status === 'cancelled' ||
    paymentStatus === 'refunded' ||
    paymentStatus === 'voided'
  )
    return false
  return (
    ['unfulfilled', 'partly-fulfilled'].includes(fulfilmentStatus) ||
    ['pending', 'authorised', 'partly-paid'].includes(paymentStatus)
  )
}

async function makeAnonymous(ctx: SiteTransaction, id: string): Promise<void> {
  const row = await siteTables(ctx).selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) return
  const [order] = await ordersByIds(ctx, [id])
  const customer = anonymousCustomer(ctx, row.customer)
  const shippingAddress = bareAddress(row.shipping_address)
  await siteTables(ctx)
    .updateTable('orders')
    .set({
      customer,
      billing_address: bareAddress(row.billing_address),
      shipping_address: shippingAddress,
      note: '',
      custom_fields: null,
      search: searchText(asOrder(row, []), { customer, shippingAddress, lines: order?.lines ?? [] }),
    })
    .where('id', '=', id)
    .execute()
  await siteTables(ctx).updateTable('order_lines').set({ form: null }).where('order_id', '=', id).execute()
}

function nobody({ site }: SiteContext): string {
  return emailsMessages(languageOf(site.locale), 'deletedCustomer')
}

export function anonymousCustomer(ctx: SiteContext, customer: OrderDraft['customer']): OrderDraft['customer'] {
  return { ...customer, email: '', name: nobody(ctx), phone: '', memberId: null, acceptsMarketing: false }
}

/** The parts of a destination on which its taxes depend. */
export function bareAddress(address: PostalAddress | null): PostalAddress | null {
  return address && { ...address, firstName: '', lastName: '', company: '', line1: '', line2: '', city: '' }
}

function customerText({ email, name, phone, accepts_marketing, created_at, note, tags }: CustomerRow) {
  return { email, name, phone, acceptsMarketing: accepts_marketing, since: created_at.toISOString(), note, tags }
}

function orderTextOf(ctx: SiteContext, order: Order) {
  const money = (minor: number) => formatMoney({ minor, currency: order.currency }, moneyFormatOf(ctx.site.locale))
  const lines = (address: PostalAddress | null) => address && addressLines(address, ctx.locale)
  return {
    number: orderNumberText(order),
    placedAt: order.placedAt,
    status: order.status,
    payment: order.paymentStatus,
    fulfilment: order.fulfilmentStatus,
    name: order.customer.name,
    email: order.customer.email,
    phone: order.customer.phone,
    vatNumber: order.customer.vatNumber,
    billingAddress: lines(order.billingAddress),
    shippingAddress: lines(order.shippingAddress),
    lines: order.lines.map((line) => ({
      title: line.title,
      variant: line.variantTitle,
      quantity: line.quantity,
      price: money(line.unitMinor),
      answers: line.form,
    })),
    shipping: order.shipping && { title: order.shipping.title, price: money(order.shipping.amountMinor) },
    discounts: order.discounts.map(({ title, code, amountMinor }) => ({ title, code, amount: money(amountMinor) })),
    taxes: order.taxes.map(({ name, amountMinor }) => ({ name, amount: money(amountMinor) })),
    total: money(order.totals.totalMinor),
    note: order.note,
    answers: order.customFields,
  }
}
