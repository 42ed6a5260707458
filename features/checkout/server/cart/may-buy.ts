import type { Sellable } from '#features/catalog/server'
import { mayEnter } from '#features/pages/server'
import type { CartContext } from './answer-cart.ts'

/** What is covered is sold to whoever sees it, by whichever way it comes into a cart. */
export async function mayBuy(
  ctx: CartContext,
  { coveredBy, path }: Pick<Sellable, 'coveredBy' | 'path'>,
): Promise<boolean> {
  return coveredBy === null || mayEnter(ctx, coveredBy, path)
}
