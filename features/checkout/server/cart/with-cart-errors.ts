import type { RawAnswers } from '#features/forms/contract'
import type { Writable } from '#platform/context'
import { localPath } from '#features/accounts/server'
import { storeFormDraft, storeProductFormDraft } from '#features/catalog/server'
import { Problem } from '#platform/contract'
import { type Answer, redirect } from '#platform/http'
import type { NewEntry } from '../../contract/index.ts'
import { answerCart, type CartContext, cartPath, cartSeconds, type CartTransaction } from './answer-cart.ts'
import { inCartTransaction } from './in-cart-transaction.ts'
import { goodsIn, readCart } from '../base/carts.queries.ts'
import { openCart } from './open-cart.ts'

/** C8.14–C8.18, and three of our own: names of the sentences about failures in the cart. */
export type CartFailure = 'quantity' | 'add' | 'remove' | 'form' | 'open' | 'codes' | 'shipping' | 'undo'

interface Attempt {
  failed: CartFailure
  line?: string
  /** The typed number. */
  typed?: string
  /** Answers to the product's questions. */
  answers?: RawAnswers | undefined
  /** The entry that was to be added to the cart. */
  entry?: NewEntry
  /** A code of a discount or gift card, as it was typed, and the page of its field. */
  code?: string
  from?: 'cart' | 'checkout'
}

/**
 * Passes problems to scripts. Forms are redirected to their page with a sentence about the failure. Nothing was
 * changed, because every call validates before it writes.
 */
export async function withCartErrors(
  ctx: Writable<CartContext>,
  { failed, line, typed, answers, entry, code, from }: Attempt,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem) || !ctx.caller.wantsPage) throw error
    const { available, least, most, retryAfter } = error.details
    const number = available ?? least ?? most ?? retryAfter
    const n: Record<string, string> = typeof number === 'number' ? { n: String(number) } : {}
    const product = localPath(entry?.returnTo ?? '', '')
    if (entry && product !== '') return inCartTransaction(ctx, (tx) => backToProduct(tx, entry, { product, error, n }))
    const { cart } = ctx
    if (cart && line && answers) {
      const typedForm = { ...nothingTyped, answers, wrong: wrongFields(error) }
      const form = { cartId: cart.id, subject: `line:${line}`, typed: typedForm }
      await inCartTransaction(ctx, (tx) => storeFormDraft(tx, form))
    }
    // A code may be money, so it never appears in an address.
    if (code) await inCartTransaction(ctx, (tx) => keepCode(tx, code))
    if (from === 'checkout')
      return redirect(`/checkout?${new URLSearchParams({ said: 'code', why: error.code, ...n })}`)
    const about = line ? { line, ...(failed === 'form' ? { edit: line } : {}) } : {}
    return redirect(
      cartPath({ said: `failed.${failed}`, why: error.code, ...about, ...n, ...(typed ? { typed } : {}) }),
    )
  }
}

/** Returns the ids of fields whose answers a problem names. */
function wrongFields({ details }: Problem): string[] {
  return Array.isArray(details.fields) ? details.fields.map(String) : []
}

/** Stores the code for its field, which is shown again. */
async function keepCode(tx: CartTransaction, code: string): Promise<void> {
  if (!tx.cart) return
  await storeFormDraft(tx, { cartId: tx.cart.id, subject: 'code', typed: { ...nothingTyped, answers: {}, code } })
}

const nothingTyped = {
  subscribe: false,
  amount: '',
  recipientName: '',
  recipientEmail: '',
  message: '',
  sendAt: '',
  wrong: [],
}

/**
 * Returns to the product's page. Typed values are stored for this browser, which its cart identifies, and never appear
 * in an address.
 */
async function backToProduct(
  ctx: CartTransaction,
  entry: NewEntry,
  { product, error, n }: { product: string; error: Problem; n: Record<string, string> },
): Promise<Answer> {
  const { cart, token } = await openCart(ctx)
  const { variantId, subscribe, amount, recipientName, recipientEmail, message, sendAt, form: answers } = entry
  const wrong = wrongFields(error)
  const typed = { subscribe, amount, recipientName, recipientEmail, message, sendAt, answers, wrong }
  await storeProductFormDraft(ctx, { cartId: cart.id, variantId, typed })
  const cookies = token ? [{ name: '__Host-cart' as const, value: token, maxAge: cartSeconds }] : []
  return redirect(productPath(product, entry, { refused: error.code, ...n }), { cookies })
}

/** Returns the product page at the chosen variant, with the typed number and the sentence beside its form. */
function productPath(path: string, { variantId, quantity }: NewEntry, params: Record<string, string>): string {
  return `${path.split(/[?#]/)[0]}?${new URLSearchParams({ variant: variantId, quantity: String(quantity), ...params })}#refused`
}

/** GET of the cart. */
export async function currentCart(ctx: CartContext): Promise<Answer> {
  const apiContext = { ...ctx, caller: { ...ctx.caller, wantsPage: false } }
  if (!ctx.cart) return answerCart(apiContext, null)
  const [loaded, goods] = await Promise.all([readCart(ctx, ctx.cart.id), goodsIn(ctx, ctx.cart.id)])
  return answerCart(apiContext, loaded, { sellables: goods })
}
