import { type Answer, redirect } from '#platform/http'
import { cartPath, type CartTransaction } from '../cart/answer-cart.ts'
import { cartOfEmail, unsubscribeCartEmails } from '../base/cart-emails.queries.ts'

/** Unsubscribes the reader of a cart email. Invalid links get the same response. */
export async function unsubscribeFromCartEmails(ctx: CartTransaction, { token }: { token: string }): Promise<Answer> {
  const cart = await cartOfEmail(ctx, token)
  if (cart?.email) await unsubscribeCartEmails(ctx, cart.email)
  return redirect(cartPath({ said: 'stopped' }))
}
