import { siteTables } from '#platform/database'
import { createHash } from 'node:crypto'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { isProof, proofOf } from '#platform/http'
import { type CartRow, openCarts } from './carts.queries.ts'

/**
 * Returns the token of an email about a cart, which leads to the cart's contents alone. It is derived from the cart, so
 * nothing is stored.
 */
export function cartEmailToken({ config, site }: SiteContext, cartId: string): string {
  return `${cartId}.${proofOf(config.secret, proofText(site.id, cartId))}`
}

function proofText(siteId: string, cartId: string): string {
  return `cart letter\n${siteId}\n${cartId}`
}

/** Returns the cart of an email; null when the token is unknown, or the cart became an order. */
export async function cartOfEmail(ctx: SiteContext, token: string): Promise<CartRow | null> {
  const [cartId = '', proof, ...rest] = token.split('.')
  if (rest.length > 0 || !isProof(ctx.config, proofText(ctx.site.id, cartId), proof)) return null
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

/** Returns true once for each cart, so that one reminder is sent. */
export async function claimCartEmail(ctx: SiteTransaction, cartId: string): Promise<boolean> {
  const claimed = await siteTables(ctx)
    .insertInto('cart_emails')
    .values({ cart_id: cartId, sent_at: ctx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('cart_id')
    .executeTakeFirst()
  return claimed !== undefined
}
