import type { Answer } from '#platform/http'
import { cartLimits, checkoutProblems } from '../../contract/index.ts'
import { writeLine } from './add-entry.ts'
import { answerCart, type CartTransaction } from './answer-cart.ts'
import { changedCart, ownCart } from './carts.queries.ts'
import { withCartErrors } from './with-cart-errors.ts'

/** Puts back what was taken out last, with all that was answered and typed for it. What can no longer be bought says so at its line. */
export async function undoRemoval(ctx: CartTransaction): Promise<Answer> {
  return withCartErrors(ctx, { failed: 'undo' }, async () => {
    const whole = await ownCart(ctx)
    const removed = whole?.cart.removed
    if (!whole || !removed) return answerCart(ctx, whole)
    const twin = whole.lines.find(({ sameness }) => sameness === removed.sameness)
    if (!twin && whole.lines.length >= cartLimits.lines) throw checkoutProblems.tooManyLines({ most: cartLimits.lines })
    const quantity = Math.min(cartLimits.perLine, removed.quantity + (twin?.quantity ?? 0))
    const lines = writeLine(ctx, whole, { ...removed, quantity })
    const line = lines.find(({ sameness }) => sameness === removed.sameness)
    return answerCart(ctx, changedCart(ctx, { cart: whole.cart, lines }, { removed: null }), {
      said: { said: 'restored', ...(line && { line: line.id }) },
    })
  })
}
