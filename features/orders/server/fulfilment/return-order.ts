import { settingsOf } from '#features/sites/server'
import { returnStock } from '#features/catalog/server'
import type { SiteContext, OwnerTransaction, SiteTransaction, VisitorTransaction } from '#platform/context'
import { dayMs, type Input, newId, Problem } from '#platform/contract'
import { updateRows, siteTables } from '#platform/database'
import { type Answer, type CalledBy, redirect } from '#platform/http'
import {
  type Order,
  type OrderDetail,
  type OrderReturn,
  type orderPagesApi,
  orderAllows,
  ordersProblems,
  type ordersApi,
  returnable,
  shelvable,
  ordersSettings,
} from '../../contract/index.ts'
import { fulfilmentsOf, orderDetail, returnsOf } from '../base/order-detail.ts'
import { lockedOrder, orderByToken } from '../base/orders.queries.ts'
import { refreshOrder } from '../base/refresh-order.ts'
import { refundsOf } from '../base/refresh-order.ts'
import { planEmail } from '../base/plan-email.ts'
import { addOrderEvent } from '../base/add-order-event.ts'
import { statusPaths } from '../base/tokens.ts'
import { paymentSubject } from '#features/payments/contract'

type Quantities = OrderReturn['lines']

/** Records a return by the owner, which is approved from the start. */
export async function addReturn(
  ctx: OwnerTransaction,
  { id, lines, reason, notify }: Input<typeof ordersApi.addReturn>,
): Promise<OrderDetail> {
  ctx.require('commerce.orders')
  const order = await lockedOrder(ctx, id)
  const returnId = await writeReturn(ctx, order, { lines, reason, state: 'approved' })
  if (notify) await planEmail(ctx, { orderId: id, kind: 'return-approved', returnId })
  return orderDetail(ctx, id)
}

/** A customer requests a return on the page of their order, and the owner answers. */
export async function askReturn(
  ctx: VisitorTransaction & CalledBy,
  { token, lineId, quantity, reason }: Input<typeof orderPagesApi.askReturn>,
): Promise<Answer<unknown>> {
  const linkedOrder = await orderByToken(ctx, token)
  if (!linkedOrder) throw ordersProblems.linkUnfit()
  const order = await lockedOrder(ctx, linkedOrder.id)
  if (!(await mayAskReturn(ctx, order))) throw ordersProblems.notNow({ act: 'return' })
  const pieces = /^\d{1,5}$/.test(quantity) ? Number(quantity) : 0
  const lines = pieces > 0 ? [{ lineId, quantity: pieces }] : []
  try {
    await writeReturn(ctx, order, { lines, reason, state: 'requested' })
  } catch (error) {
    if (!(error instanceof Problem) || !ctx.caller.wantsPage) throw error
    const typed = new URLSearchParams({ token, refused: error.code, line: lineId, quantity, reason })
    return redirect(`${statusPaths.status}?${typed}#return`)
  }
  return redirect(`${statusPaths.status}?token=${encodeURIComponent(token)}&done=return`)
}

/** Whether the shop's period for returns after the last parcel is not over. */
export async function mayAskReturn(ctx: SiteContext, order: Order): Promise<boolean> {
  const { returnDays } = await settingsOf(ctx, ordersSettings)
  const last = (await fulfilmentsOf(ctx, order.id)).at(-1)
  if (returnDays === 0 || !last || !orderAllows(order, order.ledger).return) return false
  return ctx.now().getTime() <= new Date(last.at).getTime() + returnDays * dayMs
}

/** `received` records the pieces and restocks them if wanted. The money is returned by a refund. */
export async function setReturn(
  ctx: OwnerTransaction,
  { id, returnId, state, restock, answer, notify }: Input<typeof ordersApi.setReturn>,
): Promise<OrderDetail> {
  ctx.require('commerce.orders')
  const order = await lockedOrder(ctx, id)
  const before = (await returnsOf(ctx, id)).find((existing) => existing.id === returnId)
  if (!before) throw ordersProblems.returnNotFound()
  if (before.state === state) return orderDetail(ctx, id)
  if (before.state === 'received' || before.state === 'refused') throw ordersProblems.notNow({ act: 'return' })
  await updateRows(
    ctx.db,
    'order_returns',
    { website_id: ctx.site.id, id: returnId },
    { state, answer: answer || before.answer },
  )
  if (state === 'received') await takeBack(ctx, order, before.lines, restock)
  await addOrderEvent(ctx, id, `return.${state}`, { reason: answer })
  await refreshOrder(ctx, id)
  if (notify && (state === 'approved' || state === 'refused'))
    await planEmail(ctx, { orderId: id, kind: `return-${state}`, returnId })
  return orderDetail(ctx, id)
}

async function writeReturn(
  ctx: SiteTransaction,
  order: Order,
  { lines, reason, state }: Pick<OrderReturn, 'lines' | 'reason' | 'state'>,
): Promise<string> {
  if (!orderAllows(order, order.ledger).return) throw ordersProblems.notNow({ act: 'return' })
  if (lines.length === 0) throw ordersProblems.nothingChosen()
  const before = await returnsOf(ctx, order.id)
  for (const { lineId } of lines) {
    const line = order.lines.find((candidate) => candidate.id === lineId)
    const requested = lines.filter((entry) => entry.lineId === lineId).reduce((sum, { quantity }) => sum + quantity, 0)
    if (!line || requested > returnable(line, before)) throw ordersProblems.tooMany()
  }
  const row = {
    website_id: ctx.site.id,
    id: newId(ctx.now().getTime()),
    order_id: order.id,
    state,
    lines,
    reason,
    answer: '',
    at: ctx.now(),
  }
  await ctx.db.insertInto('order_returns').values(row).execute()
  await addOrderEvent(ctx, order.id, `return.${state}`, { reason })
  return row.id
}

async function takeBack(ctx: SiteTransaction, order: Order, lines: Quantities, restock: boolean): Promise<void> {
  for (const { lineId, quantity } of lines) {
    await siteTables(ctx)
      .updateTable('order_lines')
      .set((row) => ({ returned_quantity: row('returned_quantity', '+', quantity) }))
      .where('order_id', '=', order.id)
      .where('id', '=', lineId)
      .execute()
  }
  if (!restock || !order.takesStock) return
  const refunds = await refundsOf(ctx, order.id)
  const back = order.lines.flatMap((line) => {
    const entries = lines.filter(({ lineId }) => lineId === line.id)
    const quantity = Math.min(
      entries.reduce((sum, entry) => sum + entry.quantity, 0),
      shelvable(line, refunds),
    )
    return line.variantId && quantity > 0 ? [{ variantId: line.variantId, quantity, parts: line.parts }] : []
  })
  if (back.length > 0) await returnStock(ctx, { lines: back, subject: paymentSubject.order(order.id) })
}
