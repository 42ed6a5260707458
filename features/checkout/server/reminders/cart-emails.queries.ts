import { siteTables } from '#platform/database'
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { type CartRow, openCarts } from '../cart/carts.queries.ts'

/** What an email about a cart carries: it leads to what is in it, and to nothing else. It follows from the cart, so that nothing has to be kept. */
export function cartEmailToken({ config, site }: SiteContext, cartId: string): string {
  const proof = createHmac('sha256', config.secret).update(`cart letter\n${site.id}\n${cartId}`).digest('base64url')
  return `${cartId}.${proof}`
}

/** The cart that an email names; null when the token is not ours, or the cart became an order. */
export async function cartOfEmail(ctx: SiteContext, token: string): Promise<CartRow | null> {
  const [cartId = ''] = token.split('.')
  const [received, own] = [Buffer.from(token), Buffer.from(cartEmailToken(ctx, cartId))]
  if (received.length !== own.length || !timingSafeEqual(received, own)) return null
  return (await openCarts(ctx).where('id', '=', cartId).executeTakeFirst()) ?? null
}

function hashOfEmail({ site }: SiteContext, email: string): string {
  return createHash('sha256').update(`cart letters\n${site.id}\n${email.trim().toLowerCase()}`).digest('base64url')
}

export async function isUnsubscribed(ctx: SiteContext, email: string): Promise<boolean> {
  const refusals = siteTables(ctx).selectFrom('cart_email_unsubscribes').select('created_at')
  return (await refusals.where('email_hash', '=', hashOfEmail(ctx, email)).executeTakeFirst()) !== undefined
}

export async function unsubscribeCartEmails(ctx: SiteTransaction, email: string): Promise<void> {
  await siteTables(ctx)
    .insertInto('cart_email_unsubscribes')
    .values({ email_hash: hashOfEmail(ctx, email), created_at: ctx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** True for the one who may write now: a cart is written about once. */
export async function claimCartEmail(ctx: SiteTransaction, cartId: string): Promise<boolean> {
  const claimed = await siteTables(ctx)
    .insertInto('cart_emails')
    .values({ cart_id: cartId, sent_at: ctx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('cart_id')
    .executeTakeFirst()
  return claimed !== undefined
}
