import { countAttempt } from '#features/accounts/server'
import { storeCurrency } from '#features/catalog/server'
import { normalCode } from '#features/discounts/contract'
import { usableDiscounts } from '#features/discounts/server'
import { readGiftCardCode } from '#features/giftcards/contract'
import type { Writable } from '#platform/context'
import type { Input } from '#platform/contract'
import { type Answer, networkPrefix, redirect } from '#platform/http'
import { type CardRefusal, type cartApi, checkoutProblems } from '../../contract/index.ts'
import { answerCart, type CartContext, cartSeconds, type CartTransaction } from '../cart/answer-cart.ts'
import { readCart, touchCart } from '../base/carts.queries.ts'
import { codeGuesses, holdCoupon } from '../cart/change-cart.ts'
import { cardGuesses } from './change-gift-cards.ts'
import { dropGiftCard, holdGiftCard, mostGiftCards } from '../cart/hold-gift-card.ts'
import { inCartTransaction } from '../cart/in-cart-transaction.ts'
import { openCart } from '../cart/open-cart.ts'
import { withCartErrors } from '../cart/with-cart-errors.ts'

type Place = Input<typeof cartApi.addCode>['from']

/**
 * Accepts both kinds of codes in one field. A code in the form of a gift card's counts as an attempt at one, so that
 * this field allows no more attempts than that of gift cards.
 */
export async function takeCode(
  ctx: Writable<CartContext>,
  { code, from }: Input<typeof cartApi.addCode>,
): Promise<Answer> {
  return withCartErrors(ctx, { failed: 'codes', from, code }, async () => {
    if (code === '') throw checkoutProblems.noCode()
    const isCard = readGiftCardCode(code) !== null
    await countAttempt(ctx, isCard ? cardGuesses : codeGuesses, `${ctx.site.id} ${networkPrefix(ctx.caller.address)}`)
    return inCartTransaction(ctx, async (tx) => {
      const { cart, token } = await openCart(tx)
      const refusal = isCard ? await holdGiftCard(tx, { cart, code, currency: await storeCurrency(tx) }) : null
      const isDiscount = !isCard || (refusal === 'unknown' && (await isDiscountCode(tx, code)))
      if (isDiscount) holdCoupon(tx, cart, code)
      else if (refusal) throw problemOf(refusal)
      return answerFrom(tx, { from, cartId: cart.id, token })
    })
  })
}

export async function dropCode(
  ctx: CartTransaction,
  { code, giftCard, from }: Input<typeof cartApi.removeCode>,
): Promise<Answer> {
  const { cart, token } = await openCart(ctx)
  if (giftCard !== undefined) dropGiftCard(ctx, cart, giftCard)
  else touchCart(ctx, cart.id, { codes: cart.codes.filter((applied) => applied !== normalCode(code)) })
  return answerFrom(ctx, { from, cartId: cart.id, token })
}

async function answerFrom(
  ctx: CartTransaction,
  { from, cartId, token }: { from: Place; cartId: string; token: string | undefined },
): Promise<Answer> {
  if (from !== 'checkout' || !ctx.caller.wantsPage)
    return answerCart(ctx, await readCart(ctx, cartId), { ...(token ? { token } : {}), notice: { said: 'code' } })
  const cookies = token ? [{ name: '__Host-cart' as const, value: token, maxAge: cartSeconds }] : []
  return redirect('/checkout#checkout-codes', { cookies })
}

async function isDiscountCode(tx: CartTransaction, typed: string): Promise<boolean> {
  const code = normalCode(typed)
  const discounts = await usableDiscounts(tx, { codes: [code], email: null })
  return discounts.some((discount) => discount.code === code)
}

function problemOf(refusal: CardRefusal) {
  switch (refusal) {
    case 'unknown':
      return checkoutProblems.cardUnknown()
    case 'disabled':
      return checkoutProblems.cardDisabled()
    case 'expired':
      return checkoutProblems.cardExpired()
    case 'mixed':
      return checkoutProblems.cardMixed()
    case 'spent':
      return checkoutProblems.cardSpent()
    case 'test':
      return checkoutProblems.cardTest()
    case 'full':
      return checkoutProblems.tooManyCards({ most: mostGiftCards })
  }
}
