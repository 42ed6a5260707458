import { createHash } from 'node:crypto'
import { sellables } from '#features/catalog/server'
import type { SiteContext } from '#platform/context'
import { newId } from '#platform/contract'
import type { Answer } from '#platform/http'
import { maximumPriceMinor } from '#platform/money'
import { cartLimits, checkoutProblems, type NewEntry } from '../contract/index.ts'
import { answerCart, type CartContext } from './answer-cart.ts'
import { type CartLineRow, linesOf, lockedCart, touchCart } from './carts.queries.ts'
import { checkEntry, checkQuantity, quantityOf } from './check-line.ts'
import { unitOf } from './line-before.ts'
import { openCart } from './open-cart.ts'
import { withCartErrors } from './with-cart-errors.ts'

/** Puts so many of a variant into the cart, or more of what is there already. */
export async function addEntry(ctx: CartContext, entry: NewEntry): Promise<Answer> {
  return withCartErrors(ctx, { failed: 'add' }, async () => {
    const sellable = (await sellables(ctx, [entry.variantId], { holder: ctx.cart?.id ?? '' })).get(entry.variantId)
    if (!sellable) throw checkoutProblems.cannotBuy({ variantId: entry.variantId })
    const added = quantityOf(entry.quantity)
    const held = checkEntry(ctx, entry, sellable)
    const sameness = samenessOf(entry.variantId, held)
    // What cannot be bought opens no cart; one that is there is locked, so that two additions at a time add up.
    const locked = ctx.cart ? await lockedCart(ctx, ctx.cart.id) : null
    const before = locked ? await linesOf(ctx, locked.id) : []
    const same = before.find((line) => line.sameness === sameness)
    const quantity = (same?.quantity ?? 0) + added
    checkQuantity(sellable, quantity)
    // Other lines of the same variant take from the same stock.
    const others = before.filter((line) => line.variant_id === entry.variantId && line !== same).reduce((sum, line) => sum + line.quantity, 0)
    if (!sellable.isUnlimited && quantity + others > sellable.available)
      throw checkoutProblems.notSoMany({ available: Math.max(0, sellable.available - others) })
    if (!same && before.length >= cartLimits.lines) throw checkoutProblems.tooManyLines({ most: cartLimits.lines })
    const unit = unitOf(held, sellable)
    if (unit * quantity > maximumPriceMinor * cartLimits.lines) throw checkoutProblems.tooDear()
    const { cart, token } = await openCart(ctx)
    await write(ctx, cart.id, { ...held, product_id: sellable.productId, variant_id: entry.variantId, sameness, quantity, seen_minor: unit })
    await touchCart(ctx, cart.id)
    return answerCart(ctx, cart.id, {
      ...(token ? { token } : {}),
      said: { said: 'added' },
      isAddition: true,
      known: new Map([[entry.variantId, sellable]]),
    })
  })
}

async function write(ctx: SiteContext, cartId: string, line: Omit<CartLineRow, 'website_id' | 'cart_id' | 'id' | 'added_at'>): Promise<void> {
  const now = ctx.now()
  const { quantity, seen_minor } = line
  await ctx.db
    .insertInto('cart_lines')
    .values({ ...line, website_id: ctx.site.id, cart_id: cartId, id: newId(now.getTime()), added_at: now })
    .onConflict((conflict) => conflict.columns(['website_id', 'cart_id', 'sameness']).doUpdateSet({ quantity, seen_minor }))
    .execute()
}

/** Lines that hold the same in every respect are one line. */
export function samenessOf(variantId: string, held: Pick<CartLineRow, 'answers' | 'is_subscription' | 'amount_minor' | 'gift_card'>): string {
  const { answers, is_subscription, amount_minor, gift_card } = held
  const answered = Object.entries(answers).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const gift = gift_card && [gift_card.recipientName, gift_card.recipientEmail, gift_card.message, gift_card.sendAt]
  return createHash('sha256')
    .update(JSON.stringify([variantId, is_subscription, amount_minor, gift, answered]))
    .digest('base64url')
}
