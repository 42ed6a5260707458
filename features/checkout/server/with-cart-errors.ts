import { Problem } from '#platform/contract'
import { type Answer, redirect } from '#platform/http'
import { answerCart, type CartContext, cartPath } from './answer-cart.ts'
import { wholeCart } from './carts.queries.ts'

/** C8.14–C8.18: which of the cart's sentences says that something did not work. */
export type CartFailure = 'quantity' | 'add' | 'remove' | 'form' | 'open'

/**
 * Scripts get the problem itself. People who sent a form are led to the cart, which says what did not work and why: nothing was changed,
 * because every call checks before it writes.
 */
export async function withCartErrors(ctx: CartContext, facts: { failed: CartFailure; line?: string }, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem) || !ctx.caller.wantsPage) throw error
    const { available, least, most } = error.details
    const n = available ?? least ?? most
    const about = { ...(facts.line ? { line: facts.line } : {}), ...(typeof n === 'number' ? { n: String(n) } : {}) }
    return redirect(cartPath({ said: `failed.${facts.failed}`, why: error.code, ...about }))
  }
}

/** GET of the cart. */
export async function readCart(ctx: CartContext): Promise<Answer> {
  return answerCart({ ...ctx, caller: { ...ctx.caller, wantsPage: false } }, ctx.cart ? await wholeCart(ctx, ctx.cart.id) : null)
}
