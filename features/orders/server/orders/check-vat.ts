import type { VatCheck } from '#features/tax/contract'
import { checkVatNumber } from '#features/tax/server'
import type { OutsideTransaction, OwnerContext, OwnerTransaction } from '#platform/context'
import { inSite, siteTables } from '#platform/database'
import { type Order, type OrderDetail, ordersProblems } from '../../contract/index.ts'
import { addOrderEvent } from '../base/add-order-event.ts'
import { orderDetail } from '../base/order-detail.ts'
import { lockedOrder, orderById } from '../base/orders.queries.ts'

/** The owner accepts the VAT number of an order: VIES did not answer, or the owner knows that it is valid. */
export async function approveVat(ctx: OwnerTransaction, { id }: { id: string }): Promise<OrderDetail> {
  ctx.require('commerce.orders')
  const order = await lockedOrder(ctx, id)
  const { vatCheck } = order.customer
  if (!vatCheck || vatCheck.state === 'valid') throw ordersProblems.notNow({ act: 'approve the VAT number' })
  const approved = { ...vatCheck, state: 'approved' as const, at: ctx.now().toISOString(), by: ctx.account.name }
  await keepCheck(ctx, order, approved)
  return orderDetail(ctx, id)
}

/** Asks VIES again, and stores the result with the order if VIES responds. */
export async function checkVat(ctx: OutsideTransaction<OwnerContext>, { id }: { id: string }): Promise<OrderDetail> {
  ctx.require('commerce.orders')
  const { vatNumber } = (await inSite(ctx, ctx.site, (tx) => orderById(tx, id))).customer
  const check = vatNumber === null ? null : await checkVatNumber(ctx, { typed: vatNumber, isAgain: true })
  if (!check) throw ordersProblems.notNow({ act: 'check the VAT number' })
  return inSite(ctx, ctx.site, async (tx) => {
    const order = await lockedOrder(tx, id)
    const wasDecided = order.customer.vatCheck !== undefined && order.customer.vatCheck?.state !== 'unreachable'
    if (check.state !== 'unreachable' || !wasDecided) await keepCheck(tx, order, check)
    return orderDetail(tx, id)
  })
}

async function keepCheck(ctx: OwnerTransaction, order: Order, vatCheck: VatCheck): Promise<void> {
  const customer = { ...order.customer, vatCheck }
  await siteTables(ctx).updateTable('orders').set({ customer }).where('id', '=', order.id).execute()
  const { state, consultation } = vatCheck
  await addOrderEvent(ctx, order.id, `vat.${state}`, { number: customer.vatNumber ?? '', consultation })
}
