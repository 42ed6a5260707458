import type { Sellable } from '#features/catalog/server'
import { mayEnter } from '#features/pages/server'
import type { CartContext } from './answer-cart.ts'

/** What is locked is sold to whoever sees it, by whichever way it comes into a cart. */
export async function mayBuy(ctx: CartContext, { locks, path }: Pick<Sellable, 'locks' | 'path'>): Promise<boolean> {
  return locks.length === 0 || mayEnter(ctx, locks, path)
}
