import { siteTables } from '#platform/database'
import type { VisitorTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import type { CookieChange } from '#platform/http'
import { cartSeconds } from './answer-cart.ts'
import { hashOfToken, lockedCart, linesOf } from '../base/carts.queries.ts'

/**
 * Signing out leaves the cart with the account (C7.40). With `cloneCart` this browser gets its own cart with the same
 * items, but without personal data: codes, gift cards, address or email address. Prices are calculated again.
 */
export async function cloneCart(
  ctx: VisitorTransaction,
  { cloneCart: isWanted }: { cloneCart: boolean },
): Promise<CookieChange[]> {
  const cart = isWanted && ctx.cart ? await lockedCart(ctx, ctx.cart.id) : null
  const lines = cart ? await linesOf(ctx, cart.id) : []
  if (lines.length === 0) {
    return [
      { name: '__Host-cart', value: null },
      { name: '__Host-cartCount', value: null },
    ]
  }
  const token = Buffer.from(ctx.random(32)).toString('base64url')
  const now = ctx.now()
  const id = newId(now.getTime())
  const own = {
    token_hash: hashOfToken(token),
    browser_hash: null,
    member_id: null,
    codes: [],
    gift_card_ids: [],
    location: null,
  }
  const bare = { ...own, shipping_option: '', email: null, order_id: null, created_at: now, changed_at: now }
  await siteTables(ctx)
    .insertInto('carts')
    .values({ id, ...bare })
    .execute()
  const availableLines = lines
    .filter((line) => line.gift_card === null)
    .map((line) => ({ ...line, cart_id: id, id: newId(now.getTime()) }))
  if (availableLines.length > 0) await ctx.db.insertInto('cart_lines').values(availableLines).execute()
  const count = availableLines.reduce((sum, { quantity }) => sum + quantity, 0)
  return [
    { name: '__Host-cart', value: token, maxAge: cartSeconds },
    { name: '__Host-cartCount', value: count > 0 ? String(count) : null, maxAge: cartSeconds },
  ]
}
