import { recognised } from '#platform/context'
import { inSite } from '#platform/database'
import type { CartContext } from './answer-cart.ts'

/** In the site's transaction, with the visitor as the features know them. */
export function inOwn<R>(ctx: CartContext, work: (inside: CartContext) => Promise<R>): Promise<R> {
  if (ctx.db.isTransaction) return work(ctx)
  return inSite(ctx, ctx.site, async (inside) => work(await recognised(inside, ctx.caller.cookie)))
}
