import { siteTables } from '#platform/database'
import type { Writable } from '#platform/context'
import type { Order } from '#features/orders/contract'
import { isSettled, orderById, statusUrl } from '#features/orders/server'
import { type Answer, type CookieChange, redirect } from '#platform/http'
import { checkoutProblems } from '../../contract/index.ts'
import { type CartContext, cartPath } from '../cart/answer-cart.ts'
import { hashOfToken } from '../base/carts.queries.ts'
import { inCartTransaction } from '../cart/in-cart-transaction.ts'

/** Whether a checkout failed because its cart became an order, was emptied, or is no longer known. */
export function isNothingOpen(error: unknown): boolean {
  return checkoutProblems.notOpen.is(error)
}

/** Handles a checkout step from a page that may be older than its cart. */
export function orInstead<C extends Writable<CartContext>, StepInput>(
  step: (ctx: C, input: StepInput) => Promise<Answer>,
) {
  return async (ctx: C, input: StepInput): Promise<Answer> => {
    try {
      return await step(ctx, input)
    } catch (error) {
      if (!isNothingOpen(error)) throw error
      return insteadOfCheckout(ctx)
    }
  }
}

/** Redirects to the order that this browser's cart has become, or else to the cart. */
export async function insteadOfCheckout(ctx: Writable<CartContext>): Promise<Answer> {
  const token = ctx.caller.cookie('__Host-cart')
  if (token === undefined) return redirect(cartPath({ said: 'noCookie' }))
  return inCartTransaction(ctx, async (tx) => {
    const row = await siteTables({ db: tx.db, site: ctx.site })
      .selectFrom('carts')
      .select('order_id')
      .where('token_hash', '=', hashOfToken(token))
      .where('order_id', 'is not', null)
      .executeTakeFirst()
    return row?.order_id ? thanks(tx, await orderById(tx, row.order_id)) : redirect('/cart')
  })
}

/** The browser starts a new cart. */
const emptyHanded: CookieChange[] = [
  { name: '__Host-cart', value: null },
  { name: '__Host-cartCount', value: null },
]

export function thanks(ctx: CartContext, order: Order): Answer {
  const url = new URL(statusUrl(ctx, order.id, isSettled(order) ? 'confirmed' : 'received'))
  return redirect(url.pathname + url.search, { cookies: emptyHanded })
}
