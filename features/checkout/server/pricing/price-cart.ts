import { settingsOf } from '#features/sites/server'
import { type Sellable, sellables, storeCurrency } from '#features/catalog/server'
import { usableDiscounts } from '#features/discounts/server'
import type { GiftCard } from '#features/giftcards/contract'
import { giftCardsById } from '#features/giftcards/server'
import { takesLivePayments } from '#features/payments/server'
import { ordersPlacedBy } from '#features/orders/server'
import { offeredPoints, shippingZones } from '#features/shipping/server'
import { taxRulesFor } from '#features/tax/server'
import type { SiteContext, VisitorContext } from '#platform/context'
import type { PostalAddress } from '#platform/contract'
import { checkoutSettings } from '../../contract/index.ts'
import type { CartWithLines } from '../base/carts.queries.ts'
import { composeCart } from './compose-cart.ts'
import { needlessLines } from './needless-lines.ts'
import type { PricedCart } from '../base/priced-cart.ts'

/** Data of the customer from the checkout, which a cart does not have yet. */
export interface Buyer {
  email: string | null
  vatNumber: string | null
  /** Shipping address; null until it is complete. */
  address: PostalAddress | null
  /** Holder of the stock that this cart has reserved. */
  holder: string
  /** Variants looked up a moment ago, which are not requested again. */
  sellables: ReadonlyMap<string, Sellable>
  /** Tells whether the visitor may see a product. A checkout has checked it before. */
  mayBuy: (sellable: Sellable) => Promise<boolean>
}

const nobody: Buyer = {
  email: null,
  vatNumber: null,
  address: null,
  holder: '',
  sellables: new Map(),
  mayBuy: async () => true,
}

/** Calculates every amount of a cart at this moment from the store's data alone. */
export async function priceCart(
  ctx: SiteContext & Partial<Pick<VisitorContext, 'member'>>,
  { cart, lines }: CartWithLines,
  buyerDetails: Partial<Buyer> = {},
): Promise<PricedCart> {
  const buyer = { ...nobody, email: cart.email, holder: cart.id, ...buyerDetails }
  const { address } = buyer
  const location = address
    ? { country: address.country, region: address.region, postalCode: address.postalCode }
    : cart.location
  const unknown = lines.map(({ variant_id }) => variant_id).filter((id) => !buyer.sellables.has(id))
  const [found, settings, { discounts, orders }, zones, points, tax, giftCards] = await Promise.all([
    sellables(ctx, unknown, { holder: buyer.holder }),
    settingsOf(ctx, checkoutSettings),
    discountsFor(ctx, { codes: cart.codes, email: buyer.email }),
    shippingZones(ctx),
    offeredPoints(ctx),
    taxRulesFor(ctx, { country: location?.country ?? null, email: buyer.email }),
    usableCards(ctx, cart.gift_card_ids),
  ])
  const goods = new Map([...found, ...buyer.sellables])
  const needless = await needlessLines(ctx, lines, goods)
  return composeCart({
    cartId: cart.id,
    lines: await Promise.all(
      lines.map(async (row) => {
        const sellable = goods.get(row.variant_id) ?? null
        const isLocked = sellable !== null && !(await buyer.mayBuy(sellable))
        return { row, sellable, barrier: isLocked ? ('locked' as const) : (needless.get(row.id) ?? null) }
      }),
    ),
    currency: await storeCurrency(ctx),
    minimumMinor: settings.minimumSubtotalMinor,
    codes: cart.codes,
    discounts,
    customer: { email: buyer.email, orders },
    now: ctx.now(),
    zones,
    points,
    location,
    city: address?.city ?? '',
    shippingOption: cart.shipping_option,
    tax,
    vatNumber: buyer.vatNumber,
    giftCards,
  })
}

/** Leaves out gift cards bought with test payments in a shop with real ones. */
async function usableCards(ctx: SiteContext, ids: readonly string[]): Promise<GiftCard[]> {
  const cards = await giftCardsById(ctx, ids)
  if (!cards.some(({ isTest }) => isTest) || !(await takesLivePayments(ctx))) return cards
  return cards.filter(({ isTest }) => !isTest)
}

/** Earlier orders are read only if a discount is for new customers. */
async function discountsFor(ctx: SiteContext, query: { codes: readonly string[]; email: string | null }) {
  const discounts = await usableDiscounts(ctx, query)
  const { email } = query
  const isForFirst = discounts.some(({ audience }) => audience.kind === 'first-order')
  if (!isForFirst || email === null) return { discounts, orders: null }
  return { discounts, orders: await ordersPlacedBy(ctx, { email, isLive: await takesLivePayments(ctx) }) }
}
