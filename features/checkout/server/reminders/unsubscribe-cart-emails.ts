import { type Answer, redirect } from '#platform/http'
import { cartPath, type CartTransaction } from '../cart/answer-cart.ts'
import { cartOfLetter, refuseLetters } from './cart-emails.queries.ts'

/** Whoever holds a letter about a cart wants no more of them. The answer is the same for links that lead nowhere. */
export async function refuseCartLetters(ctx: CartTransaction, { letter }: { letter: string }): Promise<Answer> {
  const cart = await cartOfLetter(ctx, letter)
  if (cart?.email) await refuseLetters(ctx, cart.email)
  return redirect(cartPath({ said: 'stopped' }))
}
