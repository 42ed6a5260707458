import type { Answer } from '#platform/http'
import { cartLimits, checkoutProblems } from '../../contract/index.ts'
import { writeLine } from './add-entry.ts'
import { answerCart, type CartTransaction } from './answer-cart.ts'
import { changedCart, ownCart } from '../base/carts.queries.ts'
import { withCartErrors } from './with-cart-errors.ts'

/** Restores the last removed line with all its answers. Its line tells if it can no longer be bought. */
export async function undoRemoval(ctx: CartTransaction): Promise<Answer> {
  return withCartErrors(ctx, { failed: 'undo' }, async () => {
    const loaded = await ownCart(ctx)
    const removed = loaded?.cart.removed
    if (!loaded || !removed) return answerCart(ctx, loaded)
    const twin = loaded.lines.find(({ sameness }) => sameness === removed.sameness)
    if (!twin && loaded.lines.length >= cartLimits.lines)
      throw checkoutProblems.tooManyLines({ most: cartLimits.lines })
    const quantity = Math.min(cartLimits.perLine, removed.quantity + (twin?.quantity ?? 0))
    const lines = writeLine(ctx, loaded, { ...removed, quantity })
    const line = lines.find(({ sameness }) => sameness === removed.sameness)
    return answerCart(ctx, changedCart(ctx, { cart: loaded.cart, lines }, { removed: null }), {
      notice: { said: 'restored', ...(line && { line: line.id }) },
    })
  })
}
