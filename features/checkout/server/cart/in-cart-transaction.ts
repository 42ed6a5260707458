import { type InTransaction, recognised, type Writable } from '#platform/context'
import { inSite } from '#platform/database'
import type { CartContext, CartTransaction } from './answer-cart.ts'

/** Runs work in a transaction of the site with the identified visitor. Within a transaction it joins that one. */
export function inCartTransaction<R>(
  ctx: Writable<CartContext>,
  work: (tx: CartTransaction) => Promise<R>,
): Promise<R> {
  if (isInTransaction(ctx)) return work(ctx)
  return inSite(ctx, ctx.site, async (tx) => work(await recognised(tx, ctx.caller.cookie)))
}

function isInTransaction<C>(ctx: Writable<C>): ctx is InTransaction<C> {
  return ctx.tx !== null
}
