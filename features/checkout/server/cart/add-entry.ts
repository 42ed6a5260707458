import { hash } from 'node:crypto'
import { areasByProduct, needlessMemberships } from '#features/areas/server'
import { productTypes } from '#features/catalog/contract'
import { type Sellable, sellables } from '#features/catalog/server'
import type { SiteTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { prepared } from '#platform/database'
import type { Answer } from '#platform/http'
import { maximumPriceMinor } from '#platform/money'
import { cartLimits, checkoutProblems, type NewEntry } from '../../contract/index.ts'
import { answerCart, type CartTransaction } from './answer-cart.ts'
import { type CartLineRow, goodsIn, linesChanged, linesIn, ownCart, type CartWithLines } from '../base/carts.queries.ts'
import { checkEntry, checkOffered, checkQuantity, quantityOf } from './check-line.ts'
import type { RemovedLine } from '../checkout.tables.ts'
import { unitOf } from '../pricing/line-before.ts'
import { mayBuy } from '../base/may-buy.ts'
import { keepOrOpen } from './open-cart.ts'
import { withCartErrors } from './with-cart-errors.ts'

/** Adds a quantity of a variant to the cart, or increases the existing line. */
export async function addEntry(ctx: CartTransaction, entry: NewEntry): Promise<Answer> {
  return withCartErrors(ctx, { failed: 'add', entry }, async () => {
    // An item that cannot be bought creates no cart. An existing cart is locked, so that simultaneous additions add up.
    const [locked, found] = await Promise.all([
      ownCart(ctx),
      ctx.cart ? goodsIn(ctx, ctx.cart.id, entry.variantId) : sellables(ctx, [entry.variantId]),
    ])
    const sellable = found.get(entry.variantId)
    if (!sellable || !(await mayBuy(ctx, sellable))) throw checkoutProblems.cannotBuy({ variantId: entry.variantId })
    await requireNotOwned(ctx, sellable)
    const checkedEntry = checkEntry(ctx, entry, sellable)
    await checkOffered(ctx, sellable, checkedEntry)
    const before = locked ? await withoutSameAccess(ctx, locked, sellable) : []
    const line = {
      ...checkedEntry,
      product_id: sellable.productId,
      variant_id: entry.variantId,
      sameness: samenessOf(entry.variantId, checkedEntry),
    }
    const quantity = countedQuantity(quantityOf(entry.quantity), line, before, sellable)
    const unit = unitOf(checkedEntry, sellable)
    if (unit * quantity > maximumPriceMinor * cartLimits.lines) throw checkoutProblems.tooDear()
    const { cart, token } = keepOrOpen(ctx, locked?.cart ?? null)
    const lines = writeLine(ctx, { cart, lines: before }, { ...line, quantity, seen_minor: unit })
    return answerCart(
      ctx,
      { cart, lines },
      { ...(token ? { token } : {}), notice: { said: 'added' }, isAddition: true, sellables: found },
    )
  })
}

async function requireNotOwned(ctx: CartTransaction, { productId, productType }: Sellable): Promise<void> {
  if (productType !== productTypes.PAYWALL || !ctx.member) return
  const { owned } = await needlessMemberships(ctx, { memberId: ctx.member.id, productIds: [productId] })
  if (owned.has(productId)) throw checkoutProblems.alreadyMember()
}

/**
 * The last chosen of several ways to pay for the same pages is kept. People who already have access see a message.
 */
async function withoutSameAccess(
  ctx: CartTransaction,
  { cart, lines }: CartWithLines,
  { productId, productType }: Sellable,
): Promise<CartLineRow[]> {
  if (productType !== productTypes.PAYWALL) return lines
  const areas = await areasByProduct(ctx, [productId, ...lines.map(({ product_id: id }) => id)])
  const opens = new Set(areas.get(productId))
  const replaced = lines.filter(({ product_id: id }) => {
    const others = id === productId ? [] : (areas.get(id) ?? [])
    return others.length > 0 && others.every((area) => opens.has(area))
  })
  for (const { id } of replaced) ctx.tx.beforeCommit(linesIn(ctx, cart.id, id))
  return lines.filter((line) => !replaced.includes(line))
}

/** Returns the quantity of the line after the addition; throws the problem when it is not available. */
function countedQuantity(
  added: number,
  { variant_id, sameness }: Pick<CartLineRow, 'variant_id' | 'sameness'>,
  before: readonly CartLineRow[],
  sellable: Sellable,
): number {
  const same = before.find((line) => line.sameness === sameness)
  // Pressing “Join” again must not add a second membership.
  const isAccess = sellable.productType === productTypes.PAYWALL
  const quantity = isAccess && same ? same.quantity : (same?.quantity ?? 0) + added
  checkQuantity(sellable, quantity)
  // Other lines of the same variant use the same stock.
  const others = before
    .filter((line) => line.variant_id === variant_id && line !== same)
    .reduce((sum, line) => sum + line.quantity, 0)
  if (!sellable.isUnlimited && quantity + others > sellable.available)
    throw checkoutProblems.notSoMany({ available: Math.max(0, sellable.available - others) })
  if (!same && before.length >= cartLimits.lines) throw checkoutProblems.tooManyLines({ most: cartLimits.lines })
  return quantity
}

const written = prepared((db, row: CartLineRow) =>
  db
    .insertInto('cart_lines')
    .values({
      website_id: row.website_id,
      cart_id: row.cart_id,
      id: row.id,
      product_id: row.product_id,
      variant_id: row.variant_id,
      quantity: row.quantity,
      is_subscription: row.is_subscription,
      amount_minor: row.amount_minor,
      gift_card: row.gift_card,
      answers: row.answers,
      sameness: row.sameness,
      seen_minor: row.seen_minor,
      added_at: row.added_at,
    })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'cart_id', 'sameness']).doUpdateSet((builder) => ({
        quantity: builder.ref('excluded.quantity'),
        seen_minor: builder.ref('excluded.seen_minor'),
      })),
    ),
)

/** Writes the line and answers all lines with it: the cart is locked, so they are what will be read. */
export function writeLine(ctx: SiteTransaction, { cart, lines }: CartWithLines, line: RemovedLine): CartLineRow[] {
  const now = ctx.now()
  const { quantity, seen_minor, sameness } = line
  const row = { ...line, website_id: ctx.site.id, cart_id: cart.id, id: newId(now.getTime()), added_at: now }
  ctx.tx.beforeCommit(written(ctx.db, row))
  linesChanged(ctx)
  const isThere = lines.some((existing) => existing.sameness === sameness)
  return isThere
    ? lines.map((existing) => (existing.sameness === sameness ? { ...existing, quantity, seen_minor } : existing))
    : [...lines, row]
}

/** Returns a key that is equal for lines with the same content, which become one line. */
export function samenessOf(
  variantId: string,
  contents: Pick<CartLineRow, 'answers' | 'is_subscription' | 'amount_minor' | 'gift_card'>,
): string {
  const { answers, is_subscription, amount_minor, gift_card } = contents
  const answered = Object.entries(answers).toSorted(([id], [other]) => (id < other ? -1 : 1))
  const gift = gift_card && [gift_card.recipientName, gift_card.recipientEmail, gift_card.message, gift_card.sendAt]
  return hash('sha256', JSON.stringify([variantId, is_subscription, amount_minor, gift, answered]), 'base64url')
}
