import type { SiteContext } from '#platform/context'
import { cartOfEmail } from '../base/cart-emails.queries.ts'
import { type CartRow, cartByToken } from '../base/carts.queries.ts'

/** The cart that a link names: by the token of an email, or by that of the browser that gathered it. */
export async function namedCart(ctx: SiteContext, token: string): Promise<CartRow | null> {
  return (await cartOfEmail(ctx, token)) ?? cartByToken(ctx, token)
}
