import { type ProductView, productTypes } from '#features/catalog/contract'
import { locksOfProducts, productViews, sellables } from '#features/catalog/server'
import { everybody, type Input, newId } from '#platform/contract'
import { type Answer, redirect } from '#platform/http'
import { type checkoutApi, checkoutProblems } from '../../contract/index.ts'
import { answerCart, type CartContext, cartPath, type CartTransaction } from '../cart/answer-cart.ts'
import { namedCart } from '../cart/named-cart.ts'
import { type CartLineRow, goodsIn, linesOf, touchCart, readCart } from '../base/carts.queries.ts'
import { lockedLine, mayBuy } from '../base/may-buy.ts'
import { openCart } from '../cart/open-cart.ts'

/** A2.02, A5.14, R1.38: redirects to the checkout; a browser without the cart's cookie gets the reason there. */
export async function gotoCheckout(ctx: CartContext): Promise<Answer> {
  const loaded = ctx.cart ? await readCart(ctx, ctx.cart.id) : null
  if (!loaded && ctx.caller.cookie('__Host-cart') === undefined)
    return redirect(cartPath({ said: 'noCookie' }), { status: 302 })
  const locked = loaded && (await lockedLine(ctx, loaded.lines, await goodsIn(ctx, loaded.cart.id)))
  if (locked) return redirect(cartPath({ said: 'locked', line: locked }), { status: 302 })
  return redirect(loaded && loaded.lines.length > 0 ? '/checkout' : '/cart', { status: 302 })
}

/**
 * A2.03: opens the cart of another browser, such as one from an email. The cart page asks before it takes the items,
 * because following a link changes nothing.
 */
export async function subscribeCheckout(ctx: CartContext, { cartToken }: { cartToken: string }): Promise<Answer> {
  const source = await namedCart(ctx, cartToken)
  if (!source) return redirect(cartPath({ said: 'noCookie' }), { status: 302 })
  const isOwn = source.id === ctx.cart?.id
  return redirect(isOwn ? '/checkout' : `/cart?${new URLSearchParams({ take: cartToken })}`, { status: 302 })
}

/** Copies the lines of another cart without personal data, and without products hidden from this visitor. */
export async function takeCart(ctx: CartTransaction, { cartToken }: { cartToken: string }): Promise<Answer> {
  const source = await namedCart(ctx, cartToken)
  if (!source) return redirect(cartPath({ said: 'noCookie' }))
  if (source.id === ctx.cart?.id) return redirect('/checkout')
  const { cart, token } = await openCart(ctx)
  const lines = await linesOf(ctx, source.id)
  const mine = await mineOf(ctx, lines)
  for (const line of mine) {
    await ctx.db
      .insertInto('cart_lines')
      .values({ ...line, id: newId(ctx.now().getTime()), cart_id: cart.id })
      .onConflict((conflict) => conflict.columns(['website_id', 'cart_id', 'sameness']).doNothing())
      .execute()
  }
  touchCart(ctx, cart.id)
  const { cookies } = await answerCart(ctx, await readCart(ctx, cart.id), token ? { token } : {})
  return redirect(mine.length < lines.length ? cartPath({ said: 'covered' }) : '/checkout', { cookies })
}

/** Lines that are gone are included, because the cart mentions them. */
async function mineOf(ctx: CartContext, lines: readonly CartLineRow[]): Promise<CartLineRow[]> {
  const goods = await sellables(
    ctx,
    lines.map(({ variant_id }) => variant_id),
  )
  const mine: CartLineRow[] = []
  for (const line of lines) {
    const sellable = goods.get(line.variant_id)
    if (!sellable || (await mayBuy(ctx, sellable))) mine.push(line)
  }
  return mine
}

/** Redirects to the gift card's own page, at the variant of `sku` (A2.05, A2.06). That page checks who may see it. */
export async function giftCardCheckout(ctx: CartContext, input: Input<typeof checkoutApi.giftCard>): Promise<Answer> {
  const id = input.giftCardProductId
  const isOfSite = input.websiteId === ctx.site.id
  const opened = isOfSite ? ((await locksOfProducts(ctx, [id])).get(id) ?? everybody) : everybody
  const found = isOfSite ? (await productViews(ctx, [id], { opened })).data : new Map<string, ProductView>()
  const product = found.get(id)
  if (product?.type !== productTypes.GIFT_CARD) throw checkoutProblems.cannotBuy({ variantId: input.giftCardProductId })
  const variant = input.sku === undefined ? undefined : product.variants.find(({ sku }) => sku === input.sku)
  return redirect(encodeURI(product.path) + (variant ? `?variant=${variant.id}` : ''), { status: 302 })
}
