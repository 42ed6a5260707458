import type { SiteContext } from '#platform/context'
import { cartOfEmail } from '../base/cart-emails.queries.ts'
import { type CartRow, cartByToken } from '../base/carts.queries.ts'

/** Returns the cart of a link, by the token of an email or of the browser that filled it. */
export async function namedCart(ctx: SiteContext, token: string): Promise<CartRow | null> {
  return (await cartOfEmail(ctx, token)) ?? cartByToken(ctx, token)
}
