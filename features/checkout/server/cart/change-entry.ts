import { readAnswers } from '#features/forms/contract'
import { siteTables } from '#platform/database'
import type { Sellable } from '#features/catalog/server'

import type { Answer } from '#platform/http'
import { type ChangedEntry, checkoutProblems } from '../../contract/index.ts'
import { samenessOf } from './add-entry.ts'
import { answerCart, type CartTransaction } from './answer-cart.ts'
import { type CartLineRow, changedCart, goodsIn, linesIn, ownCart, type CartWithLines } from '../base/carts.queries.ts'
import { checkQuantity, quantityOf } from './check-line.ts'
import { unitOf } from '../pricing/line-before.ts'
import { withCartErrors } from './with-cart-errors.ts'

/** Changes the quantity of a line, or its answers. */
export async function changeEntry(ctx: CartTransaction, change: ChangedEntry): Promise<Answer> {
  if (change.action === 'remove') return removeEntry(ctx, change)
  const failed = change.form ? 'form' : 'quantity'
  const typed = change.quantity === undefined ? {} : { typed: String(change.quantity) }
  return withCartErrors(ctx, { failed, line: change.id, answers: change.form, ...typed }, async () => {
    const [{ loaded, line }, sellables] = await Promise.all([
      lineOf(ctx, change.id),
      ctx.cart ? goodsIn(ctx, ctx.cart.id) : new Map<string, Sellable>(),
    ])
    const { cart, lines } = loaded
    const sellable = sellables.get(line.variant_id)
    if (!sellable) throw checkoutProblems.cannotBuy({ variantId: line.variant_id })
    const step = change.action === 'more' ? 1 : change.action === 'less' ? -1 : 0
    const quantity =
      step === 0 ? (change.quantity === undefined ? line.quantity : quantityOf(change.quantity)) : line.quantity + step
    if (quantity < 1) return removeEntry(ctx, change)
    // A smaller quantity is always accepted, even if the stock is too low for it.
    if (quantity > line.quantity || quantity < sellable.minQuantity) checkQuantity(sellable, quantity)
    const others = lines
      .filter((other) => other.variant_id === line.variant_id && other.id !== line.id)
      .reduce((sum, other) => sum + other.quantity, 0)
    if (quantity > line.quantity && !sellable.isUnlimited && quantity + others > sellable.available)
      throw checkoutProblems.notSoMany({ available: Math.max(0, sellable.available - others) })
    const { values, missing } =
      change.form && sellable.form ? readAnswers(sellable.form, change.form) : { values: line.answers, missing: [] }
    if (missing.length > 0) throw checkoutProblems.formIncomplete({ fields: missing })
    const rewritten = rewrite(ctx, lines, { ...line, quantity, answers: values, seen_minor: unitOf(line, sellable) })
    return answerCart(ctx, { cart, lines: rewritten }, { notice: { said: 'changed', line: line.id }, sellables })
  })
}

export async function removeEntry(ctx: CartTransaction, { id }: { id: string }): Promise<Answer> {
  return withCartErrors(ctx, { failed: 'remove', line: id }, async () => {
    const loaded = await ownCart(ctx)
    // A missing line counts as removed, so a repeated call has one effect.
    if (!loaded) return answerCart(ctx, null)
    const removedLine = loaded.lines.find((line) => line.id === id)
    if (!removedLine) return answerCart(ctx, loaded)
    ctx.tx.beforeCommit(linesIn(ctx, loaded.cart.id, id))
    const { website_id: _site, cart_id: _cart, id: _id, added_at: _at, ...removed } = removedLine
    const lines = loaded.lines.filter((line) => line !== removedLine)
    return answerCart(ctx, changedCart(ctx, { ...loaded, lines }, { removed }), { notice: { said: 'removed' } })
  })
}

async function lineOf(ctx: CartTransaction, id: string): Promise<{ loaded: CartWithLines; line: CartLineRow }> {
  const loaded = await ownCart(ctx)
  const line = loaded?.lines.find((candidate) => candidate.id === id)
  if (!loaded || !line) throw checkoutProblems.entryGone({ id })
  return { loaded, line }
}

/**
 * Rewrites a line. With other answers it may equal another line, and the two are merged. Returns all lines after it.
 */
function rewrite(ctx: CartTransaction, lines: readonly CartLineRow[], line: CartLineRow): CartLineRow[] {
  const sameness = samenessOf(line.variant_id, line)
  const twin = lines.find((other) => other.id !== line.id && other.sameness === sameness)
  if (twin) ctx.tx.beforeCommit(linesIn(ctx, line.cart_id, twin.id))
  const changes = {
    quantity: Math.min(10_000, line.quantity + (twin?.quantity ?? 0)),
    answers: line.answers,
    sameness,
    seen_minor: line.seen_minor,
  }
  const row = siteTables(ctx).updateTable('cart_lines').where('cart_id', '=', line.cart_id).where('id', '=', line.id)
  ctx.tx.beforeCommit(row.set(changes))
  return lines
    .filter((existing) => existing !== twin)
    .map((existing) => (existing.id === line.id ? { ...line, ...changes } : existing))
}
