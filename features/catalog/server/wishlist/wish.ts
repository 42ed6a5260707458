import type { VisitorContext } from '#platform/context'
import type { Input } from '#platform/contract'
import { type Answer, answer, type CalledBy, redirect } from '#platform/http'
import type { shopApi } from '../../contract/index.ts'
import { mostWishes, wishesIn, wishlistCookie, wishlistPath } from '../../contract/window/wishlist.rules.ts'

const keptSeconds = 365 * 86_400

/** The list stays in the browser: the server reads it from the cookie, answers with the new one, and keeps nothing. */
export function wish(
  ctx: VisitorContext & CalledBy,
  { productId, wished }: Input<typeof shopApi.wish>,
): Promise<Answer<unknown>> {
  const others = wishesIn(ctx.caller.cookie(wishlistCookie)).filter((id) => id !== productId)
  const ids = wished === 'yes' ? [productId, ...others].slice(0, mostWishes) : others
  const cookie = { name: wishlistCookie, value: ids.length > 0 ? ids.join('.') : null, maxAge: keptSeconds } as const
  return Promise.resolve(
    ctx.caller.wantsPage
      ? redirect(wishlistPath, { cookies: [cookie] })
      : answer({ body: { count: ids.length }, cookies: [cookie] }),
  )
}
