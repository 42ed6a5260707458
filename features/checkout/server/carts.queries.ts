import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { SiteContext, VisitorContext } from '#platform/context'
import { beforeCommit } from '#platform/database'
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

/** A cart by the token of another browser, or of a letter: what is in it, and nothing else, may be shown to whoever holds one. */
export async function cartByToken(ctx: SiteContext, token: string): Promise<CartRow | null> {
  return (await openCarts(ctx).where('token_hash', '=', hashOfToken(token)).executeTakeFirst()) ?? null
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
  const [cart, lines] = await Promise.all([openCarts(ctx).where('id', '=', id).executeTakeFirst(), linesOf(ctx, id)])
  return cart ? { cart, lines } : null
}

/** As `lockedCart`, with the lines as they are once it is locked: they are read by a statement that begins after the lock was given. */
export async function lockedWhole(ctx: SiteContext, id: string): Promise<WholeCart | null> {
  const [cart, lines] = await Promise.all([lockedCart(ctx, id), linesOf(ctx, id)])
  return cart ? { cart, lines } : null
}

/** A cart that was changed is kept for as long as if it were new. */
export function touchCart(ctx: SiteContext, id: string, changes: Partial<Omit<CartsTable, 'website_id' | 'id'>> = {}): void {
  const carts = ctx.db.updateTable('carts').where('website_id', '=', ctx.site.id).where('id', '=', id)
  beforeCommit(ctx.db, carts.set({ ...changes, changed_at: ctx.now() }))
}

/** The cart of whoever asks, locked, where they have one. */
export async function ownCart(ctx: VisitorContext): Promise<WholeCart | null> {
  return ctx.cart && lockedWhole(ctx, ctx.cart.id)
}

/** Writes the changes and answers the cart with them. */
export function changedCart(ctx: SiteContext, { cart, lines }: WholeCart, changes: Partial<Omit<CartsTable, 'website_id' | 'id'>>): WholeCart {
  touchCart(ctx, cart.id, changes)
  return { cart: { ...cart, ...changes, changed_at: ctx.now() }, lines }
}
