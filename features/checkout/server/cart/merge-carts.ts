import { siteTables } from '#platform/database'
import type { SiteTransaction } from '#platform/context'
import { cartLimits } from '../../contract/index.ts'
import { linesOf, lockedCart, openCarts, touchCart } from '../base/carts.queries.ts'

/**
 * Returns the single cart of a member. Items from before signing in are merged into it, and equal lines are added up.
 */
export async function cartOfMember(
  ctx: SiteTransaction,
  { memberId, cartId }: { memberId: string; cartId: string | null },
): Promise<string | null> {
  const own = await openCarts(ctx).where('member_id', '=', memberId).executeTakeFirst()
  if (cartId === null || own?.id === cartId) return own?.id ?? null
  if (own) {
    await mergeCarts(ctx, { from: cartId, into: own.id })
    return own.id
  }
  touchCart(ctx, cartId, { member_id: memberId, browser_hash: null })
  return cartId
}

async function mergeCarts(ctx: SiteTransaction, { from, into }: { from: string; into: string }): Promise<void> {
  // Locked in the order of their ids, so that concurrent sign-ins do not deadlock.
  const rows = new Map<string, NonNullable<Awaited<ReturnType<typeof lockedCart>>>>()
  for (const id of [from, into].toSorted()) {
    const row = await lockedCart(ctx, id)
    if (row) rows.set(id, row)
  }
  const [source, target] = [rows.get(from), rows.get(into)]
  if (!source || !target) return
  const present = await linesOf(ctx, into)
  let room = cartLimits.lines - present.length
  for (const line of await linesOf(ctx, from)) {
    const same = present.find(({ sameness }) => sameness === line.sameness)
    if (!same && room-- <= 0) continue
    const quantity = Math.min(cartLimits.perLine, line.quantity + (same?.quantity ?? 0))
    await ctx.db
      .insertInto('cart_lines')
      .values({ ...line, cart_id: into, quantity })
      .onConflict((conflict) => conflict.columns(['website_id', 'cart_id', 'sameness']).doUpdateSet({ quantity }))
      .execute()
  }
  const codes = [...new Set([...target.codes, ...source.codes])].slice(0, 10)
  const token_hash = source.token_hash
  await siteTables(ctx).deleteFrom('carts').where('id', '=', from).execute()
  // The browser's cookie belongs to the member's cart from here on.
  touchCart(ctx, into, {
    codes,
    ...(token_hash ? { token_hash } : {}),
    ...(target.location ? {} : { location: source.location }),
  })
}
