import { percentOf } from '#platform/money'
import { normalCode } from './discount.schema.ts'
import { type OpenLine, effectOn } from './effect-of.ts'
import type { AppliedDiscount, DiscountAnswer, DiscountQuestion, Refusal, UsableDiscount } from './pricing.types.ts'
import { refusalOf } from './refusal-of.ts'

/** Limit of codes in a cart; further ones are refused. */
export const mostCodes = 10
/** Automatic discounts that a shop may have at a time: each is weighed against the others for every cart. */
export const mostAutomatic = 25

type Group = 'product' | 'category' | 'order' | 'order over' | 'shipping'

interface Weighed {
  byLine: Map<string, number>
  applied: Map<string, number>
  total: number
}

/**
 * Returns the shopper's savings: the combination of compatible discounts that saves most. A discount on products
 * combines with one on the order, one on categories with one on any order and with others on categories, free shipping
 * with everything. Sums never depend on the order of lines, codes or discounts.
 */
export function applyDiscounts(question: DiscountQuestion, discounts: readonly UsableDiscount[]): DiscountAnswer {
  const codes = [...new Set(question.codes.map(normalCode))].filter((code) => code !== '')
  const triedCodes = codes.slice(0, mostCodes)
  const byCode = new Map(
    discounts.flatMap((discount) => (discount.code === null ? [] : [[normalCode(discount.code), discount] as const])),
  )
  const refusals = new Map<string, Refusal>(codes.slice(mostCodes).map((code) => [code, { reason: 'too many' }]))
  const candidates: UsableDiscount[] = discounts.filter(
    (discount) => discount.code === null && refusalOf(discount, question) === null,
  )
  for (const code of triedCodes) {
    const discount = byCode.get(code)
    const refusal = discount ? refusalOf(discount, question) : ({ reason: 'unknown' } as const)
    if (refusal) refusals.set(code, refusal)
    else if (discount) candidates.push(discount)
  }
  const best = bestChoice(question, candidates)
  const shipping = bestShipping(question, candidates)
  const applied = appliedOf(candidates, best, shipping)
  for (const code of triedCodes) {
    const discount = byCode.get(code)
    if (discount && !refusals.has(code) && !applied.some(({ discountId }) => discountId === discount.id))
      refusals.set(code, whyNot(question, discount, candidates, applied))
  }
  return {
    lines: question.lines.map(({ id }) => ({ lineId: id, discountMinor: best.byLine.get(id) ?? 0 })),
    shippingDiscountMinor: shipping?.amountMinor ?? 0,
    applied,
    refused: codes.flatMap((code) => {
      const refusal = refusals.get(code)
      return refusal ? [{ code, ...refusal }] : []
    }),
  }
}

function groupOf({ effect, minimum }: UsableDiscount): Group {
  if (effect.kind === 'shipping') return 'shipping'
  if (effect.kind === 'buy-x-get-y' || effect.scope.kind === 'products') return 'product'
  if (effect.scope.kind === 'categories') return 'category'
  return minimum.kind === 'subtotal' ? 'order over' : 'order'
}

function bestChoice(question: DiscountQuestion, candidates: readonly UsableDiscount[]): Weighed {
  const groups = Map.groupBy(
    candidates.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    groupOf,
  )
  const none = [[]] as UsableDiscount[][]
  const choicesIn = (group: Group) => none.concat((groups.get(group) ?? []).map((discount) => [discount]))
  const categories = byWorth(question, groups.get('category') ?? [])
  const choices = [
    ...choicesIn('product').flatMap((product) =>
      [...choicesIn('order'), ...choicesIn('order over').slice(1)].map((order) => [...product, ...order]),
    ),
    ...(categories.length === 0 ? [] : choicesIn('order').map((order) => [...categories, ...order])),
  ]
  return choices
    .map((choice) => weigh(question, choice))
    .reduce((best, next) => (next.total > best.total ? next : best))
}

/** The discount on categories with the largest saving claims its lines first; each line counts for one discount. */
function byWorth(question: DiscountQuestion, discounts: readonly UsableDiscount[]): UsableDiscount[] {
  const worth = new Map(discounts.map((discount) => [discount.id, weigh(question, [discount]).total]))
  return discounts.toSorted((a, b) => (worth.get(b.id) ?? 0) - (worth.get(a.id) ?? 0))
}

function weigh(question: DiscountQuestion, choice: readonly UsableDiscount[]): Weighed {
  const byLine = new Map<string, number>()
  const applied = new Map<string, number>()
  for (const discount of choice) {
    const { effect } = discount
    if (effect.kind === 'shipping') continue
    const isOnItems = groupOf(discount) === 'product' || groupOf(discount) === 'category'
    const open: OpenLine[] = question.lines
      .filter(({ id }) => !isOnItems || !byLine.has(id))
      .map((line) => ({ ...line, leftMinor: line.quantity * line.unitMinor - (byLine.get(line.id) ?? 0) }))
    const discounted = effectOn(effect, open)
    for (const [id, minor] of discounted) byLine.set(id, (byLine.get(id) ?? 0) + minor)
    applied.set(
      discount.id,
      [...discounted.values()].reduce((sum, minor) => sum + minor, 0),
    )
  }
  return { byLine, applied, total: [...byLine.values()].reduce((sum, minor) => sum + minor, 0) }
}

function bestShipping(
  { shippingMinor }: DiscountQuestion,
  candidates: readonly UsableDiscount[],
): AppliedDiscount | null {
  const all = candidates
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ id, code, title, effect }) => {
      if (effect.kind !== 'shipping') return []
      return [{ discountId: id, code, title, amountMinor: percentOf(shippingMinor ?? 0, effect.ppm), ppm: effect.ppm }]
    })
  const best = all.reduce<(typeof all)[number] | null>(
    (most, next) => (most === null || next.ppm > most.ppm ? next : most),
    null,
  )
  return best && { discountId: best.discountId, code: best.code, title: best.title, amountMinor: best.amountMinor }
}

/** Free shipping is shown as soon as it is promised, before a way of shipping is chosen. */
function appliedOf(
  candidates: readonly UsableDiscount[],
  { applied }: Weighed,
  shipping: AppliedDiscount | null,
): AppliedDiscount[] {
  const onLines = candidates.flatMap(({ id, code, title }) => {
    const amountMinor = applied.get(id) ?? 0
    return amountMinor > 0 ? [{ discountId: id, code, title, amountMinor }] : []
  })
  return [...onLines, ...(shipping ? [shipping] : [])].toSorted((a, b) => (a.discountId < b.discountId ? -1 : 1))
}

/** Only discounts of the same sort compete; free shipping competes with other free shipping alone. */
function whyNot(
  question: DiscountQuestion,
  discount: UsableDiscount,
  candidates: readonly UsableDiscount[],
  applied: readonly AppliedDiscount[],
): Refusal {
  const { effect } = discount
  if (effect.kind !== 'shipping' && weigh(question, [discount]).total === 0)
    return effect.kind === 'buy-x-get-y'
      ? { reason: 'buy more', buyQuantity: effect.buyQuantity, getQuantity: effect.getQuantity }
      : { reason: 'nothing left' }
  const group = groupOf(discount)
  const rivals = candidates.filter(
    (candidate) =>
      applied.some(({ discountId }) => discountId === candidate.id) &&
      (groupOf(candidate) === 'shipping') === (group === 'shipping'),
  )
  const other = rivals.find((rival) => groupOf(rival) === group) ?? rivals[0]
  return other ? { reason: 'not together', title: other.title } : { reason: 'nothing left' }
}
