import { newId } from '#platform/contract'
import { insertRow } from '#platform/database'
import type { CartTransaction } from './answer-cart.ts'
import { type CartRow, hashOfToken, lockedCart, touchCart } from '../base/carts.queries.ts'

/** The cart of this browser, locked; a new one when it has none. `token`: the cookie that it needs from here on. */
export async function openCart(ctx: CartTransaction): Promise<{ cart: CartRow; token?: string }> {
  return keepOrOpen(ctx, ctx.cart ? await lockedCart(ctx, ctx.cart.id) : null)
}

/** Like `openCart`, with the browser's locked cart. */
export function keepOrOpen(ctx: CartTransaction, existing: CartRow | null): { cart: CartRow; token?: string } {
  const cookie = ctx.caller.cookie('__Host-cart')
  if (existing && (cookie !== undefined || existing.member_id !== null)) return { cart: existing }
  const token = Buffer.from(ctx.random(32)).toString('base64url')
  const token_hash = hashOfToken(token)
  if (existing) {
    // The cart was found by the browser's id, because the response with its cookie was lost.
    touchCart(ctx, existing.id, { token_hash })
    return { cart: { ...existing, token_hash }, token }
  }
  const now = ctx.now()
  const browser = ctx.caller.cookie('__Host-browser')
  const cart: CartRow = {
    website_id: ctx.site.id,
    id: newId(now.getTime()),
    token_hash,
    browser_hash: browser === undefined ? null : hashOfToken(browser),
    member_id: ctx.member?.id ?? null,
    codes: [],
    gift_card_ids: [],
    location: null,
    shipping_option: '',
    email: null,
    removed: null,
    order_id: null,
    created_at: now,
    changed_at: now,
  }
  ctx.tx.beforeCommit(insertRow(ctx.db, 'carts', cart))
  return { cart, token }
}
