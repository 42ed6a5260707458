import { hash } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { type Sellable, sellablesBy } from '#features/catalog/server'
import type { SiteContext, SiteTransaction, VisitorTransaction } from '#platform/context'
import { prepared, preparedRead, cacheKey, updateRows, siteTables } from '#platform/database'
import { minuteMs } from '#platform/contract'
import type { CartLinesTable, CartsTable } from '../checkout.tables.ts'

export type CartRow = Selectable<CartsTable>
export type CartLineRow = Selectable<CartLinesTable>

export interface CartWithLines {
  cart: CartRow
  /** The lines in the order in which the shopper added them. */
  lines: CartLineRow[]
}

/** Tokens have 256 random bits, so a plain hash reveals nothing. */
export function hashOfToken(token: string): string {
  return hash('sha256', `cart\n${token}`, 'base64url')
}

export function openCarts(ctx: SiteContext) {
  return siteTables(ctx).selectFrom('carts').selectAll().where('order_id', 'is', null)
}

interface CartKey {
  site: string
  id: string
}

const byToken = preparedRead((db, { site, hash: token }: { site: string; hash: string }) =>
  siteTables({ db, site: { id: site } })
    .selectFrom('carts')
    .selectAll()
    .where('order_id', 'is', null)
    .where('token_hash', '=', token),
)

const byId = preparedRead((db, { site, id }: CartKey) =>
  siteTables({ db, site: { id: site } })
    .selectFrom('carts')
    .selectAll()
    .where('id', '=', id)
    .where('order_id', 'is', null),
)

const locked = prepared((db, { site, id }: CartKey) =>
  siteTables({ db, site: { id: site } })
    .selectFrom('carts')
    .selectAll()
    .where('id', '=', id)
    .where('order_id', 'is', null)
    .forUpdate(),
)

const inCart = preparedRead((db, { site, id }: CartKey) =>
  siteTables({ db, site: { id: site } })
    .selectFrom('cart_lines')
    .selectAll()
    .where('cart_id', '=', id)
    .orderBy('added_at')
    .orderBy('id'),
)

const lockedByToken = prepared((db, { site, hash: token }: { site: string; hash: string }) =>
  siteTables({ db, site: { id: site } })
    .selectFrom('carts')
    .selectAll()
    .where('order_id', 'is', null)
    .where('token_hash', '=', token)
    .forUpdate(),
)

/** The cart that a transaction has locked by its token and not changed, which need not be locked again. */
const lockedCartKey = cacheKey<CartRow>('cart')

/** The cart of a visitor who only reads, until their transaction changes it. */
const seenCartKey = cacheKey<CartRow>('seen cart')

const linesByToken = preparedRead((db, { site, hash: token }: { site: string; hash: string }) =>
  siteTables({ db, site: { id: site } })
    .selectFrom('cart_lines')
    .selectAll()
    .where('cart_id', '=', (carts) =>
      carts
        .selectFrom('carts')
        .select('id')
        .where('website_id', '=', site)
        .where('order_id', 'is', null)
        .where('token_hash', '=', token),
    )
    .orderBy('added_at')
    .orderBy('id'),
)

/**
 * Data of the cart that the operation will need. They are requested right after the lock, before the operation asks for
 * them.
 */
interface Ahead {
  lines: Promise<CartLineRow[]>
  goods: Promise<Goods>
  /** The variant in `goods` that is not in the cart. */
  also: string
}
const wantedGoodsKey = cacheKey<{ variantId: string }>('wanted of the cart')
const aheadKey = cacheKey<Ahead>('ahead of the operation')

/** Announces that the operation will need the lines of the cart and the products in it, together with this variant. */
export function wantGoods(ctx: SiteTransaction, variantId: string): void {
  ctx.tx.cache.set(wantedGoodsKey, { variantId })
}

/** Locks a cart until the end of the transaction, as `lockedCart`. */
export async function lockCartByToken(ctx: SiteTransaction, token: string): Promise<CartRow | null> {
  const named = { site: ctx.site.id, hash: hashOfToken(token) }
  const lock = lockedByToken(ctx.db, named)
  const want = ctx.tx.cache.get(wantedGoodsKey)
  if (want) {
    const coming: Ahead = {
      lines: linesByToken(ctx.db, named).then(({ rows }) => rows),
      goods: goodsByToken(ctx, { token: named.hash, also: want.variantId }),
      also: want.variantId,
    }
    // An error is reported to the operation when it asks for these data.
    for (const promise of [coming.lines, coming.goods]) promise.catch(() => {})
    ctx.tx.cache.set(aheadKey, coming)
  }
  const row = (await lock).rows[0]
  if (row) ctx.tx.cache.set(lockedCartKey, row)
  else ctx.tx.cache.delete(aheadKey)
  return row ?? null
}

/**
 * The cart with a token from another browser or an email. The holder of the token may see the contents of the cart, and
 * nothing else.
 */
export async function cartByToken(ctx: SiteContext, token: string): Promise<CartRow | null> {
  return (await byToken(ctx.db, { site: ctx.site.id, hash: hashOfToken(token) })).rows[0] ?? null
}

/** The cart of a browser that only reads. */
export async function seenCartByToken(ctx: SiteTransaction, token: string): Promise<CartRow | null> {
  const row = await cartByToken(ctx, token)
  if (row) ctx.tx.cache.set(seenCartKey, row)
  return row
}

/** Locks a cart until the end of the transaction, so that two calls follow each other. */
export async function lockedCart(ctx: SiteTransaction, id: string): Promise<CartRow | null> {
  const lockedRow = ctx.tx.cache.get(lockedCartKey)
  if (lockedRow?.id === id) return lockedRow
  return (await locked(ctx.db, { site: ctx.site.id, id })).rows[0] ?? null
}

export async function linesOf(ctx: SiteContext, cartId: string): Promise<CartLineRow[]> {
  return (await inCart(ctx.db, { site: ctx.site.id, id: cartId })).rows
}

export async function readCart(ctx: SiteContext, id: string): Promise<CartWithLines | null> {
  const seen = ctx.tx?.cache.get(seenCartKey)
  const [cart, lines] = await Promise.all([
    seen?.id === id ? seen : byId(ctx.db, { site: ctx.site.id, id }).then(({ rows }) => rows[0]),
    linesOf(ctx, id),
  ])
  return cart ? { cart, lines } : null
}

/** Like `lockedCart`, with the lines. They are read by a statement that begins after the cart was locked. */
export async function lockCart(ctx: SiteTransaction, id: string): Promise<CartWithLines | null> {
  const [cart, lines] = await Promise.all([lockedCart(ctx, id), aheadOf(ctx, id)?.lines ?? linesOf(ctx, id)])
  return cart ? { cart, lines } : null
}

/** A change extends the life of a cart to that of a new one. */
export function touchCart(
  ctx: SiteTransaction,
  id: string,
  changes: Partial<Omit<CartsTable, 'website_id' | 'id'>> = {},
): void {
  ctx.tx.cache.delete(lockedCartKey)
  ctx.tx.cache.delete(seenCartKey)
  ctx.tx.cache.delete(aheadKey)
  ctx.tx.beforeCommit(
    updateRows(ctx.db, 'carts', { website_id: ctx.site.id, id }, { ...changes, changed_at: ctx.now() }),
  )
}

type Goods = ReadonlyMap<string, Sellable>

const goodsById = sellablesBy<{ cart: string; also: string }>(({ site, cart, also }) => ({
  ids: sql`array(select variant_id from cart_lines where website_id = ${site} and cart_id = ${cart} union select ${also}::text)`,
  holder: sql`${cart}`,
}))

const goodsByToken = sellablesBy<{ token: string; also: string }>(({ site, token, also }) => {
  const cart = sql`(select id from carts where website_id = ${site} and order_id is null and token_hash = ${token})`
  return {
    ids: sql`array(select variant_id from cart_lines where website_id = ${site} and cart_id = ${cart} union select ${also}::text)`,
    holder: cart,
  }
})

/** Requests the present goods of a cart, and perhaps one more, without waiting for the lines. */
export function goodsIn(ctx: SiteContext, cart: string, also = ''): Promise<Goods> {
  const coming = aheadOf(ctx, cart)
  return coming?.also === also ? coming.goods : goodsById(ctx, { cart, also })
}

/** Marks the lines that came with the lock as outdated. */
export function linesChanged(ctx: SiteTransaction): void {
  ctx.tx.cache.delete(aheadKey)
}

/** Returns the data requested with the lock of this cart. */
function aheadOf(ctx: SiteContext, cartId: string): Ahead | undefined {
  return ctx.tx?.cache.get(lockedCartKey)?.id === cartId ? ctx.tx?.cache.get(aheadKey) : undefined
}

/** Interval within which a changed cart is not touched again, because its row is in five indexes. */
const touchedMs = minuteMs

/** Returns the visitor's cart, if any, locked and marked as changed. */
export async function ownCart(ctx: VisitorTransaction): Promise<CartWithLines | null> {
  const loaded = ctx.cart && (await lockCart(ctx, ctx.cart.id))
  if (loaded && loaded.cart.changed_at.getTime() < ctx.now().getTime() - touchedMs) touchCart(ctx, loaded.cart.id)
  return loaded
}

/** Writes the changes and answers the cart with them. */
export function changedCart(
  ctx: SiteTransaction,
  { cart, lines }: CartWithLines,
  changes: Partial<Omit<CartsTable, 'website_id' | 'id'>>,
): CartWithLines {
  touchCart(ctx, cart.id, changes)
  return { cart: { ...cart, ...changes, changed_at: ctx.now() }, lines }
}

/** Deletes one line of a cart when it is executed. */
export function linesIn(ctx: SiteTransaction, cartId: string, id: string) {
  return siteTables(ctx).deleteFrom('cart_lines').where('cart_id', '=', cartId).where('id', '=', id)
}
