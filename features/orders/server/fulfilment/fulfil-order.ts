import { siteTables } from '#platform/database'
import type { OwnerTransaction, SiteTransaction } from '#platform/context'
import { changedSince, type Input, newId } from '#platform/contract'
import { emit } from '#platform/jobs'
import {
  type Order,
  type OrderDetail,
  isDeliveredByPeople,
  orderAllows,
  ordersProblems,
  type ordersApi,
  toFulfil,
  orderFulfilled,
} from '../../contract/index.ts'
import { fulfilmentsOf, orderDetail } from '../base/order-detail.ts'
import { lockedOrder } from '../base/orders.queries.ts'
import { planEmail } from '../base/plan-email.ts'
import { refreshOrder } from '../base/refresh-order.ts'
import { addOrderEvent } from '../base/add-order-event.ts'

type FulfilInput = Input<typeof ordersApi.fulfil>

/** Ships some or all of the remaining units, with their tracking. */
export async function fulfilOrder(ctx: OwnerTransaction, input: FulfilInput): Promise<OrderDetail> {
  ctx.require('commerce.orders')
  const order = await lockedOrder(ctx, input.id)
  if (!orderAllows(order, order.ledger).fulfil) throw ordersProblems.notNow({ act: 'fulfil' })
  await send(ctx, order, { ...input, lines: input.lines.length > 0 ? checked(order, input.lines) : allOf(order) })
  return orderDetail(ctx, input.id)
}

/** Ships all remaining units of an order in one parcel without tracking. */
export async function sendAll(ctx: SiteTransaction, order: Order, { notify }: { notify: boolean }): Promise<void> {
  await send(ctx, order, { lines: allOf(order), carrier: '', trackingNumber: '', trackingUrl: '', notify })
}

export async function changeTracking(
  ctx: OwnerTransaction,
  input: Input<typeof ordersApi.changeTracking>,
): Promise<OrderDetail> {
  ctx.require('commerce.orders')
  const { id, fulfilmentId, carrier, trackingNumber, trackingUrl, before = {} } = input
  await lockedOrder(ctx, id)
  const parcel = (await fulfilmentsOf(ctx, id)).find((fulfilment) => fulfilment.id === fulfilmentId)
  if (!parcel) throw ordersProblems.notFound()
  const where = changedSince(before, { ...parcel }, { carrier, trackingNumber, trackingUrl })
  if (where !== undefined) throw ordersProblems.changedSince({ where })
  await siteTables(ctx)
    .updateTable('order_fulfilments')
    .set({
      carrier: carrier.slice(0, 100),
      tracking_number: trackingNumber.slice(0, 100),
      tracking_url: /^https:\/\//i.test(trackingUrl) ? trackingUrl.slice(0, 500) : '',
    })
    .where('order_id', '=', id)
    .where('id', '=', fulfilmentId)
    .execute()
  await addOrderEvent(ctx, id, 'tracking', { number: trackingNumber })
  return orderDetail(ctx, id)
}

async function send(
  ctx: SiteTransaction,
  order: Order,
  { lines, carrier, trackingNumber, trackingUrl, notify }: Omit<FulfilInput, 'id'>,
): Promise<void> {
  const fulfilmentId = newId(ctx.now().getTime())
  const fields = { lines, carrier, tracking_number: trackingNumber, tracking_url: trackingUrl, at: ctx.now() }
  await siteTables(ctx)
    .insertInto('order_fulfilments')
    .values({ id: fulfilmentId, order_id: order.id, ...fields })
    .execute()
  for (const { lineId, quantity } of lines) {
    await siteTables(ctx)
      .updateTable('order_lines')
      .set((row) => ({ fulfilled_quantity: row('fulfilled_quantity', '+', quantity) }))
      .where('order_id', '=', order.id)
      .where('id', '=', lineId)
      .execute()
  }
  await addOrderEvent(ctx, order.id, 'fulfilled', {
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    number: trackingNumber,
  })
  await refreshOrder(ctx, order.id)
  if (notify) await planEmail(ctx, { orderId: order.id, kind: 'order-shipped', fulfilmentId })
  await emit(ctx, orderFulfilled, { orderId: order.id, fulfilmentId })
}

function allOf(order: Order): FulfilInput['lines'] {
  return order.lines
    .map((line) => ({ lineId: line.id, quantity: toFulfil(line) }))
    .filter(({ quantity }) => quantity > 0)
}

function checked(order: Order, lines: FulfilInput['lines']): FulfilInput['lines'] {
  const wanted = new Map<string, number>()
  for (const { lineId, quantity } of lines) wanted.set(lineId, (wanted.get(lineId) ?? 0) + quantity)
  for (const [lineId, quantity] of wanted) {
    const line = order.lines.find((candidate) => candidate.id === lineId)
    if (!line || !isDeliveredByPeople(line.productType) || quantity > toFulfil(line)) throw ordersProblems.tooMany()
  }
  return [...wanted].map(([lineId, quantity]) => ({ lineId, quantity }))
}
