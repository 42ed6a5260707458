import type { VisitorContext, VisitorTransaction } from '#platform/context'
import { preparedRead, siteTables } from '#platform/database'
import { dayMs } from '#platform/contract'
import { cartByToken, hashOfToken, lockCartByToken, seenCartByToken } from '../base/carts.queries.ts'
import { cartOfMember } from './merge-carts.ts'

/** Time for which a browser that lost a response is recognised by its own id. */
const lostMs = dayMs

/** The cart of this browser; of a member the one of all their browsers, which takes in what this one held. */
export async function recogniseCart(
  ctx: VisitorTransaction,
  cookie: (name: string) => string | undefined,
): Promise<Pick<VisitorContext, 'cart'>> {
  const cartId = await heldCart(ctx, cookie)
  const id = ctx.member ? await cartOfMember(ctx, { memberId: ctx.member.id, cartId: cartId }) : cartId
  return { cart: id === null ? null : { id } }
}

async function heldCart(ctx: VisitorTransaction, cookie: (name: string) => string | undefined): Promise<string | null> {
  const token = cookie('__Host-cart')
  if (token !== undefined) {
    const row = await readerOf(ctx)(ctx, token)
    // A member's cart is hidden in a browser where they signed out.
    return row && (row.member_id === null || row.member_id === ctx.member?.id) ? row.id : null
  }
  const browser = cookie('__Host-browser')
  if (browser === undefined) return null
  const since = new Date(ctx.now().getTime() - lostMs)
  return (await byBrowser(ctx.db, { site: ctx.site.id, hash: hashOfToken(browser), since })).rows[0]?.id ?? null
}

/** The member's cart may be another one. Two carts are locked in the order of their ids. */
function readerOf({ isChange, member }: VisitorContext) {
  if (isChange !== true) return seenCartByToken
  return member === null ? lockCartByToken : cartByToken
}

const byBrowser = preparedRead((db, { site, hash, since }: { site: string; hash: string; since: Date }) =>
  siteTables({ db, site: { id: site } })
    .selectFrom('carts')
    .select('id')
    .where('order_id', 'is', null)
    .where('browser_hash', '=', hash)
    .where('member_id', 'is', null)
    .where('changed_at', '>', since)
    .orderBy('changed_at', 'desc')
    .limit(1),
)
