import { hash } from 'node:crypto'
import { applyDiscounts, type DiscountCustomer, type UsableDiscount } from '#features/discounts/contract'
import type { GiftCard } from '#features/giftcards/contract'
import { totalsOf } from '#features/orders/contract'
import { optionsFor, type PickupPoint, type ShippingOption, type ShippingZone } from '#features/shipping/contract'
import {
  euCountries,
  kindOf,
  offersReverseCharge,
  owesNoTax,
  type SoldKind,
  type TaxPlace,
  type TaxRules,
  untaxedShipping,
  untaxedUnit,
} from '#features/tax/contract'
import type { Sellable } from '#features/catalog/server'
import { reachesMinimum } from '../../contract/index.ts'
import type { CartLineRow } from '../base/carts.queries.ts'
import type { CartLocation } from '../checkout.tables.ts'
import { type Barrier, lineBefore } from './line-before.ts'
import { addressOf, classOf, isGiftCard, isSent, netOf, taxLineOf, withTax } from './tax-of-cart.ts'
import { renewalsOf } from './renewals-of.ts'
import type { PricedCart, PricedLine, PricedShipping } from '../base/priced-cart.ts'

/** All data on which a cart's amounts depend, at one moment. */
export interface CartInput {
  cartId: string
  lines: readonly { row: CartLineRow; sellable: Sellable | null; barrier?: Barrier | null }[]
  currency: string
  minimumMinor: number
  codes: readonly string[]
  discounts: readonly UsableDiscount[]
  customer: DiscountCustomer
  now: Date
  zones: readonly ShippingZone[]
  points: readonly PickupPoint[]
  location: CartLocation | null
  city: string
  shippingOption: string
  tax: TaxRules & { isExempt: boolean }
  vatNumber: string | null
  giftCards: readonly GiftCard[]
}

/**
 * Calculates discounts on goods, then shipping with its discount, then tax on the rest, then gift cards, always in this
 * order.
 */
export function composeCart(cartInput: CartInput): PricedCart {
  const before = cartInput.lines.map(({ row, sellable, barrier }) => lineBefore(row, sellable, barrier))
  const isFree = taxFree(cartInput)
  const lines = before.map((line) => (isFree[kindOfLine(line)] ? withoutTax(line, cartInput.tax) : line))
  // The goods decide the tax treatment of the order; services beside them may be untaxed.
  const free = isFree[before.some(isSent) ? 'goods' : 'services']
  const counted = lines.filter(({ isCounted }) => isCounted)
  const sent = counted.filter(isSent)
  const discountsFor = (shippingMinor: number | null) =>
    applyDiscounts(questionOf(cartInput, counted, sent.length > 0, shippingMinor), cartInput.discounts)
  const onGoods = discountsFor(null)
  const discountOf = new Map(onGoods.lines.map(({ lineId, discountMinor }) => [lineId, discountMinor]))
  const discounted = lines.map((line) => ({ ...line, discountMinor: discountOf.get(line.row.id) ?? 0 }))
  const options = shippingFor(cartInput, discounted, free)
  const selected = options.find(({ id }) => id === cartInput.shippingOption) ?? options[0] ?? null
  const all = selected ? discountsFor(selected.amountMinor) : onGoods
  const taxed = withTax(cartInput, discounted, {
    amountMinor: selected ? selected.amountMinor - all.shippingDiscountMinor : null,
    free,
  })
  const pricesIncludeTax = cartInput.tax.settings.pricesIncludeTax && !free
  const shipping: PricedShipping = {
    options,
    selected,
    discountMinor: all.shippingDiscountMinor,
    taxMinor: taxed.shippingTaxMinor,
  }
  const priced = summedUp(cartInput, {
    lines: taxed.lines,
    shipping,
    pricesIncludeTax,
    taxes: taxed.taxes,
    taxTreatment: taxed.treatment,
    taxReasons: taxed.reasons,
    discounts: all.applied,
    refused: all.refused,
  })
  return { ...priced, renewals: renewalsOf(cartInput, priced, free) }
}

const kindOfLine = (line: PricedLine): SoldKind => kindOf({ isSent: isSent(line) })

/** Whether prices that hold tax are lowered by it. */
function taxFree(cartInput: CartInput): Record<SoldKind, boolean> {
  const customer = { vatNumber: cartInput.vatNumber, isExempt: cartInput.tax.isExempt }
  const question = { address: addressOf(cartInput), customer }
  const isFree = (kind: SoldKind) => cartInput.tax.settings.pricesIncludeTax && owesNoTax(question, cartInput.tax, kind)
  return { goods: isFree('goods'), services: isFree('services') }
}

function withoutTax(line: PricedLine, tax: TaxRules): PricedLine {
  const lowered = (minor: number) => (isGiftCard(line) ? minor : untaxedUnit(minor, classOf(line), tax))
  return { ...line, unitMinor: lowered(line.unitMinor), fullMinor: lowered(line.fullMinor) }
}

function questionOf(
  cartInput: CartInput,
  counted: readonly PricedLine[],
  needsShipping: boolean,
  shippingMinor: number | null,
) {
  const lines = counted.map(({ row, sellable, unitMinor }) => ({
    id: row.id,
    productId: row.product_id,
    categoryIds: sellable?.categoryIds ?? [],
    productType: sellable?.productType ?? 0,
    quantity: row.quantity,
    unitMinor,
  }))
  const { codes, customer, now, location } = cartInput
  return { lines, codes, customer, now, shippingMinor, shippingCountry: location?.country ?? null, needsShipping }
}

function shippingFor(cartInput: CartInput, lines: readonly PricedLine[], free: boolean): ShippingOption[] {
  const { location } = cartInput
  const sent = lines.filter(isSent)
  if (!location || sent.length === 0) return []
  const goods = lines.filter((line) => line.isCounted && !isGiftCard(line))
  const options = optionsFor(
    {
      address: location,
      lines: sent.map((line) => ({
        id: line.row.id,
        quantity: line.row.quantity,
        weightGrams: Math.ceil(line.sellable?.weightGrams ?? 0),
        netMinor: netOf(line),
      })),
      subtotalMinor: goods.reduce((sum, line) => sum + netOf(line), 0),
      currency: cartInput.currency,
    },
    cartInput.zones,
    cartInput.points,
  )
  const lowered = (minor: number) => (free ? untaxedShipping(minor, goods.map(taxLineOf), cartInput.tax) : minor)
  return options.map((option) => ({ ...option, amountMinor: lowered(option.amountMinor) }))
}

type Composed = Pick<
  PricedCart,
  'lines' | 'shipping' | 'pricesIncludeTax' | 'taxes' | 'taxTreatment' | 'taxReasons' | 'discounts' | 'refused'
>

function summedUp(cartInput: CartInput, composed: Composed): Omit<PricedCart, 'renewals'> {
  const { lines, shipping, pricesIncludeTax } = composed
  const counted = lines.filter(({ isCounted }) => isCounted)
  const summed = {
    pricesIncludeTax,
    lines: counted.map(({ row, unitMinor, discountMinor, taxMinor }) => ({
      quantity: row.quantity,
      unitMinor,
      discountMinor,
      taxMinor,
    })),
    shipping: shipping.selected && {
      amountMinor: shipping.selected.amountMinor,
      discountMinor: shipping.discountMinor,
      taxMinor: shipping.taxMinor,
    },
  }
  const { totalMinor } = totalsOf({ ...summed, giftCards: [] })
  const giftCards = takenFrom(cartInput, totalMinor)
  const totals = totalsOf({ ...summed, giftCards })
  const isOffered = composed.taxTreatment === 'standard' && offersBusiness(cartInput, counted, totals.taxMinor)
  const isBelowMinimum = !reachesMinimum(totals.subtotalMinor, cartInput.minimumMinor)
  const isStopped = lines.some(({ issue }) => issue?.isStopping === true)
  const priced = {
    ...composed,
    offersReverseCharge: isOffered,
    cartId: cartInput.cartId,
    currency: cartInput.currency,
    location: cartInput.location,
    requiresShipping: counted.some(isSent),
    giftCards,
    totals,
    minimumMinor: cartInput.minimumMinor,
    isBelowMinimum,
    canCheckOut: counted.length > 0 && !isBelowMinimum && !isStopped,
  }
  return { ...priced, fingerprint: fingerprintOf(priced) }
}

/** Tells whether a business elsewhere in the EU would pay no tax; without a destination, anywhere the shop ships. */
function offersBusiness(cartInput: CartInput, counted: readonly PricedLine[], taxMinor: number): boolean {
  const { tax, zones } = cartInput
  const customer = { vatNumber: null, isExempt: tax.isExempt }
  const sold = new Set(counted.filter((line) => !isGiftCard(line)).map(kindOfLine))
  const isOffered = (place: TaxPlace) =>
    [...sold].some((kind) => offersReverseCharge({ address: place, customer }, tax, kind))
  const place = addressOf(cartInput)
  if (place) return taxMinor > 0 && isOffered(place)
  const sentTo = zones.flatMap(({ places }) => places.map(({ country }) => country))
  const isEverywhere = !sold.has('goods') || sentTo.includes('*')
  return (isEverywhere ? euCountries : sentTo).some((country) =>
    isOffered({ country, region: '', postalCode: '', city: '' }),
  )
}

/** Gift cards pay in the order in which they were entered, each up to its balance. */
function takenFrom({ giftCards, currency }: CartInput, totalMinor: number): PricedCart['giftCards'] {
  let left = totalMinor
  return giftCards.flatMap(({ id, last4, balanceMinor, state, currency: own }) => {
    const amountMinor = Math.min(left, balanceMinor)
    if (state !== 'active' || own !== currency || amountMinor <= 0) return []
    left -= amountMinor
    return [{ giftCardId: id, last4, amountMinor }]
  })
}

function fingerprintOf({
  lines,
  totals,
  currency,
  shipping,
  giftCards,
}: Omit<PricedCart, 'fingerprint' | 'renewals'>): string {
  const parts = lines.map(({ row, unitMinor, totalMinor, isCounted }) => [
    row.variant_id,
    row.quantity,
    unitMinor,
    totalMinor,
    isCounted,
  ])
  return hash(
    'sha256',
    JSON.stringify([parts, totals, currency, shipping.selected?.id ?? null, giftCards]),
    'base64url',
  ).slice(0, 22)
}
