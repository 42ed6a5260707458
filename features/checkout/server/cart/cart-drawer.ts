import { freeShippingFrom } from '#features/shipping/contract'
import { shippingZones } from '#features/shipping/server'
import type { Destination } from '#features/shipping/contract'
import { productTypes } from '#features/catalog/contract'
import type { SiteContext } from '#platform/context'
import { formatMoney, moneyFormatOf } from '#platform/money'
import { type CartEntry, cartMessages } from '../../contract/index.ts'
import type { CartDrawer } from '../../contract/cart-drawer.ts'
import { checkoutCart } from '../pricing/checkouts.queries.ts'
import { namedCountries } from '../base/named-countries.ts'
import type { PricedCart } from '../base/priced-cart.ts'
import type { CartContext } from './answer-cart.ts'
import { cartImages } from './cart-images.ts'
import { readCart } from '../base/carts.queries.ts'
import { clientCart } from './client-cart.ts'

type Money = (minor: number) => string

/** Returns the cart as a page shows it beside an added item; an empty one without a cart. */
export async function readCartDrawer(ctx: CartContext): Promise<CartDrawer> {
  const loaded = ctx.cart ? await readCart(ctx, ctx.cart.id) : null
  const words = wordsFor(ctx)
  if (!loaded || loaded.lines.length === 0) return { lines: [], subtotal: '', note: '', freeShipping: null, words }
  const priced = await checkoutCart(ctx, loaded)
  const { entries } = clientCart(ctx, loaded.cart, priced)
  const images = await cartImages(
    ctx,
    entries.flatMap(({ image }) => image ?? []),
  )
  const format = moneyFormatOf(ctx.site.locale)
  const money: Money = (minor) => formatMoney({ minor, currency: priced.currency }, format)
  return {
    // The last added item comes first.
    lines: entries
      .map((entry) => ({ ...lineOf(ctx, entry, money), image: (entry.image && images[entry.image]) || null }))
      .toReversed(),
    subtotal: money(priced.totals.subtotalMinor),
    note: cartMessages(ctx.locale, priced.pricesIncludeTax ? 'drawer.note' : 'drawer.noteTax'),
    freeShipping: await freeShipping(ctx, priced, money),
    words,
  }
}

function lineOf({ locale }: SiteContext, entry: CartEntry, money: Money): Omit<CartDrawer['lines'][number], 'image'> {
  const { id, variantId, url, quantity, maxQuantity, message, plan, ahead, form } = entry
  const answers = form.map(({ title, answer }) => `${title}: ${answer}`)
  return {
    id,
    variantId,
    title: entry.title || cartMessages(locale, 'item'),
    details: [entry.variantTitle, plan, ahead, ...answers].filter(Boolean).join(' · '),
    url,
    quantity,
    most: maxQuantity,
    price: money(entry.unitCents * quantity),
    message,
  }
}

/** Calculates free shipping for the known destination, or else for the shop's own country, which is then named. */
async function freeShipping(ctx: SiteContext, priced: PricedCart, money: Money): Promise<CartDrawer['freeShipping']> {
  if (!priced.requiresShipping) return null
  const [own] = priced.location ? [] : await namedCountries(ctx, null)
  const address: Destination | null =
    priced.location ?? (own ? { country: own.code, region: '', postalCode: '' } : null)
  const from = address && freeShippingFrom(address, await shippingZones(ctx))
  if (!from) return null
  const goods = priced.lines
    .filter(({ isCounted, sellable }) => isCounted && sellable?.productType !== productTypes.GIFT_CARD)
    .reduce((sum, { unitMinor, row, discountMinor }) => sum + unitMinor * row.quantity - discountMinor, 0)
  const place = own ? { place: own.name } : {}
  return {
    share: Math.min(1, goods / from),
    text:
      goods >= from
        ? cartMessages(ctx.locale, own ? 'drawer.freeTo' : 'drawer.free', place)
        : cartMessages(ctx.locale, own ? 'drawer.missingTo' : 'drawer.missing', {
            amount: money(from - goods),
            ...place,
          }),
  }
}

function wordsFor({ locale }: SiteContext): CartDrawer['words'] {
  const say = (name: Parameters<typeof cartMessages>[1]) => cartMessages(locale, name, {})
  return {
    added: say('drawer.added'),
    subtotal: say('subtotal'),
    checkout: say('checkout'),
    cart: say('drawer.cart'),
    close: say('drawer.close'),
    less: say('less'),
    more: say('more'),
    remove: say('remove'),
    quantityOf: cartMessages(locale, 'quantityOf', { title: '{title}' }),
    failed: `${say('failed.quantity')}. ${say('hint.again')}`,
    empty: say('empty'),
  }
}
