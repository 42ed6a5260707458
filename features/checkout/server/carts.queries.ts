import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { SiteContext } from '#platform/context'
import type { CartLinesTable, CartsTable } from './checkout.tables.ts'

export type CartRow = Selectable<CartsTable>
export type CartLineRow = Selectable<CartLinesTable>

export interface WholeCart {
  cart: CartRow
  /** In the order in which they were added. */
  lines: CartLineRow[]
}

/** Tokens have 256 random bits: a plain hash of one tells nothing. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(`cart\n${token}`).digest('base64url')
}

export function openCarts(ctx: SiteContext) {
  return ctx.db.selectFrom('carts').selectAll().where('website_id', '=', ctx.site.id).where('order_id', 'is', null)
}

/** Locked until the end of the transaction: two calls on one cart take turns. */
export async function lockedCart(ctx: SiteContext, id: string): Promise<CartRow | null> {
  return (await openCarts(ctx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
}

export async function linesOf(ctx: SiteContext, cartId: string): Promise<CartLineRow[]> {
  return ctx.db
    .selectFrom('cart_lines')
    .selectAll()
    .where('website_id', '=', ctx.site.id)
    .where('cart_id', '=', cartId)
    .orderBy('added_at')
    .orderBy('id')
    .execute()
}

export async function wholeCart(ctx: SiteContext, id: string): Promise<WholeCart | null> {
  const cart = await openCarts(ctx).where('id', '=', id).executeTakeFirst()
  return cart ? { cart, lines: await linesOf(ctx, id) } : null
}

/** A cart that was changed is kept for as long as if it were new. */
export async function touchCart(ctx: SiteContext, id: string, changes: Partial<Omit<CartsTable, 'website_id' | 'id'>> = {}): Promise<void> {
  await ctx.db
    .updateTable('carts')
    .set({ ...changes, changed_at: ctx.now() })
    .where('website_id', '=', ctx.site.id)
    .where('id', '=', id)
    .execute()
}
