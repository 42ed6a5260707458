import { settingsOf } from '#features/sites/server'
import { type Sellable, storeCurrency } from '#features/catalog/server'
import type { VisitorContext, InTransaction } from '#platform/context'
import { type Answer, answer, type CalledBy, type CookieChange, redirect } from '#platform/http'
import { checkoutSettings } from '../../contract/index.ts'
import type { CartWithLines } from '../base/carts.queries.ts'
import { clientCart, emptyClientCart } from './client-cart.ts'
import { checkoutCart } from '../pricing/checkouts.queries.ts'

export type CartContext = VisitorContext & CalledBy
export type CartTransaction = InTransaction<CartContext>

/** Time for which the cookie keeps the cart of a returning visitor. */
export const cartSeconds = 180 * 86_400

/** The notice of /cart after a form without scripts. */
export interface CartNotice {
  /** Name of the message. */
  said?: string
  /** Id of the line of the notice. */
  line?: string
  /** Code of the problem, and the number in its sentence. */
  why?: string
  n?: string
  /** The typed number. */
  typed?: string
  /** Id of the line whose details are open. */
  edit?: string
}

/** Answers a script with the complete cart, and redirects a browser that sent a form to the cart page. */
export async function answerCart(
  ctx: CartContext,
  loaded: CartWithLines | null,
  {
    token,
    notice = {},
    isAddition = false,
    sellables = new Map(),
  }: { token?: string; notice?: CartNotice; isAddition?: boolean; sellables?: ReadonlyMap<string, Sellable> } = {},
): Promise<Answer> {
  const count = loaded?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
  const cookies = cookiesOf(ctx, { count, token, hasCart: loaded !== null })
  const { expressCheckout } = await settingsOf(ctx, checkoutSettings)
  // If the shop enabled it, adding an item opens the checkout at once (A3.26).
  if (ctx.caller.wantsPage)
    return redirect(isAddition && expressCheckout ? '/commerce/goto-checkout' : cartPath(notice), { cookies })
  if (!loaded) return answer({ body: emptyClientCart(ctx, await storeCurrency(ctx)), cookies })
  return answer({ body: clientCart(ctx, loaded.cart, await checkoutCart(ctx, loaded, sellables)), cookies })
}

export function cartPath(params: CartNotice): string {
  const query = new URLSearchParams(
    Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  return query.size === 0 ? '/cart' : `/cart?${query}`
}

/** Renews the cart's cookie, and the cookie with the number of items for cached pages. */
function cookiesOf(
  ctx: CartContext,
  { count, token, hasCart }: { count: number; token: string | undefined; hasCart: boolean },
): CookieChange[] {
  const cartToken = token ?? ctx.caller.cookie('__Host-cart')
  const flag = String(count)
  const counted: CookieChange[] = []
  if (count > 0) counted.push({ name: '__Host-cartCount', value: flag, maxAge: cartSeconds })
  else if (ctx.caller.cookie('__Host-cartCount') !== undefined) counted.push({ name: '__Host-cartCount', value: null })
  return hasCart && cartToken !== undefined
    ? [{ name: '__Host-cart', value: cartToken, maxAge: cartSeconds }, ...counted]
    : counted
}
