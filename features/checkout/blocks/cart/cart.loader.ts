import { rawAnswersSchema } from '#features/forms/contract'
import { settingsOf } from '#features/sites/server'
import type { ProductCard } from '#features/catalog/contract'
import {
  bestsellers,
  productCards,
  formDraft,
  type Sellable,
  relatedProducts,
  sellables,
  shopPath,
  readStoreSettings,
  storeCurrency,
} from '#features/catalog/server'
import { admittedTo, specialPage } from '#features/pages/server'
import { boughtWith } from '#features/orders/server'
import { shippingCountries } from '#features/shipping/server'
import { taxSettings } from '#features/tax/server'
import type { VisitorContext } from '#platform/context'
import { idSchema, regionsOf, everybody, passwordsIn } from '#platform/contract'
import { problemSentence } from '#platform/i18n'
import type { BlockLoader } from '#platform/render/server'
import { type Cart, cartMessages, checkoutSettings } from '../../contract/index.ts'
import type { CartView } from '../../contract/cart-view.ts'
import { cartImages } from '../../server/cart/cart-images.ts'
import { linesOf, type CartWithLines, readCart } from '../../server/base/carts.queries.ts'
import { clientCart, emptyClientCart } from '../../server/cart/client-cart.ts'
import { editFieldsOf } from '../../server/cart/edit-fields.ts'
import { namedCart } from '../../server/cart/named-cart.ts'
import { checkoutCart } from '../../server/pricing/checkouts.queries.ts'
import { namedCountries } from '../../server/base/named-countries.ts'
import { priceCart } from '../../server/pricing/price-cart.ts'
import { stripeExpress } from '../../server/base/stripe-settings.ts'
import { offersTestWallet } from '../../server/checkout/test-wallet.ts'
import type { CartProps } from './cart.contract.ts'
import type { CartBlockData } from './cart.view.tsx'

type Query = Readonly<Record<string, string>>

const alsoBoughtCount = 4

/** Loads the visitor's own cart; the page is rendered for them alone. */
export const loadCart: BlockLoader<CartProps, CartBlockData> = async (ctx, blocks, page) => {
  const data = await cartData(ctx, page.query)
  return new Map(blocks.map(({ id }) => [id, { data, tags: [] }]))
}

async function cartData(ctx: VisitorContext, query: Query): Promise<CartBlockData> {
  const loaded = ctx.cart ? await readCart(ctx, ctx.cart.id) : null
  const { minimumSubtotalMinor } = await settingsOf(ctx, checkoutSettings)
  const priced = loaded && (await checkoutCart(ctx, loaded))
  const cart = loaded && priced ? clientCart(ctx, loaded.cart, priced) : emptyClientCart(ctx, await storeCurrency(ctx))
  const storeSettings = await readStoreSettings(ctx)
  const { settings } = await taxSettings(ctx)
  const countries = await namedCountries(ctx, await shippingCountries(ctx))
  const view: CartBlockData['view'] = {
    cart,
    images: await cartImages(
      ctx,
      cart.entries.flatMap(({ image }) => image ?? []),
    ),
    format: storeSettings.format,
    pricesIncludeTax: priced?.pricesIncludeTax ?? settings.pricesIncludeTax,
    minimumMinor: minimumSubtotalMinor,
    countries,
    regions: regionsFor(countries, cart),
    notice: (await codeNoticeOf(ctx, query)) ?? noticeOf(ctx, query) ?? (await movedOf(ctx, loaded, query)),
    edit: loaded ? await editOf(ctx, loaded, query) : null,
    testWallet: await offersTestWallet(ctx),
    shop: await shopPath(ctx),
  }
  return {
    view,
    empty: cart.entries.length === 0 ? await specialPage(ctx, 'cart') : null,
    express: await stripeExpress(ctx, priced),
    waiting: await waitingAt(ctx, query.take),
    stop: query.stop ?? '',
    alsoBought: await alsoBought(ctx, cart, storeSettings),
  }
}

async function waitingAt(ctx: VisitorContext, token: string | undefined): Promise<CartBlockData['waiting']> {
  const cart = token ? await namedCart(ctx, token) : null
  if (!token || !cart || cart.id === ctx.cart?.id) return null
  const { lines } = await priceCart(ctx, { cart, lines: await linesOf(ctx, cart.id) })
  const named: Sellable[] = []
  for (const { sellable } of lines) if (sellable && (await isNamed(ctx, sellable))) named.push(sellable)
  const titles = lines.flatMap(({ row, sellable }) =>
    sellable && named.includes(sellable)
      ? [
          cartMessages(ctx.locale, 'take.some', {
            n: row.quantity,
            title: [sellable.title, sellable.variantTitle].filter(Boolean).join(' · '),
          }),
        ]
      : [],
  )
  return { token, titles }
}

/**
 * Products in another cart's link are named only if the visitor may see them; those behind a password only on their own
 * page.
 */
async function isNamed(ctx: VisitorContext, { locks, path }: Sellable): Promise<boolean> {
  if (locks.length === 0) return true
  return passwordsIn(locks).length === 0 && (await admittedTo(ctx, { locks, path })).isAdmitted
}

/**
 * Returns products that other shoppers bought with those in the cart; with too few of them, related products. Beside an
 * empty cart the bestsellers.
 */
async function alsoBought(
  ctx: VisitorContext,
  cart: Cart,
  storeSettings: Awaited<ReturnType<typeof readStoreSettings>>,
): Promise<CartBlockData['alsoBought']> {
  if (cart.entries.length === 0) {
    const { data: cards } = await bestsellers(ctx, alsoBoughtCount)
    return cards.length === 0 ? null : { cards, storeSettings }
  }
  const productIds = new Set(cart.entries.map(({ productId }) => productId))
  const canBeHad = ({ id, isForSale }: ProductCard) => isForSale && !productIds.has(id)
  const opened = everybody
  const bought = await productCards(ctx, await boughtWith(ctx, [...productIds]), { opened, isListed: true })
  const found = bought.data.filter(canBeHad)
  for (const id of [...productIds].slice(0, 3)) {
    if (found.length >= alsoBoughtCount) break
    found.push(...(await relatedProducts(ctx, id, alsoBoughtCount + productIds.size, { opened })).data.filter(canBeHad))
  }
  const cards = [...new Map(found.map((card) => [card.id, card])).values()].slice(0, alsoBoughtCount)
  return cards.length === 0 ? null : { cards, storeSettings }
}

/** The lists of all countries of the world would weigh more than the cart. */
function regionsFor(countries: CartView['countries'], { shippingLocation }: Cart): CartView['regions'] {
  const wanted =
    countries.length <= 6 ? countries.map(({ code }) => code) : [shippingLocation.country ?? countries[0]?.code ?? '']
  return Object.fromEntries(
    wanted.map((code) => [code, regionsOf(code)] as const).filter(([, regions]) => regions.length > 0),
  )
}

/** Returns the notice about a code in a form without scripts, and the code. */
async function codeNoticeOf(ctx: VisitorContext, query: Query): Promise<CartView['notice']> {
  if (query.said !== 'failed.codes') return null
  const notice = noticeOf(ctx, query)
  const draft = await formDraft(ctx, ctx.cart?.id, 'code')
  return notice && { ...notice, line: 'codes', typed: draft?.code ?? '' }
}

const sayings = [
  'failed.quantity',
  'failed.add',
  'failed.remove',
  'failed.form',
  'failed.open',
  'failed.codes',
  'failed.shipping',
  'failed.undo',
] as const

/** Returns the notice of a form without scripts: one of our own sentences, chosen by a name in the address. */
function noticeOf(
  ctx: VisitorContext,
  { said = '', line = '', why = '', n = '', typed = '' }: Query,
): CartView['notice'] {
  if (said === 'noCookie')
    return { text: cartMessages(ctx.locale, 'alert.noCookie'), line: '', isFailure: true, isAlert: true }
  if (said === 'covered' || said === 'givenBack' || said === 'memberGivenBack')
    return { text: cartMessages(ctx.locale, said), line: '', isFailure: true }
  if (said === 'stopped') return { text: cartMessages(ctx.locale, 'stopped'), line: '', isFailure: false }
  const failed = sayings.find((name) => name === said)
  if (!failed) return null
  const number = /^\d{1,9}$/.test(n) ? Number(n) : 0
  const details = { retryAfter: number, available: number, least: number, most: number, low: '', high: '' }
  const isOurs = /^(checkout|accounts)\.[a-z_]{1,60}$/.test(why)
  const reason = (isOurs && problemSentence(ctx.locale, why, details)) || cartMessages(ctx.locale, 'hint.again')
  return {
    text: `${cartMessages(ctx.locale, failed)}. ${reason}`,
    line: idSchema.safeParse(line).success ? line : '',
    isFailure: true,
    typed: typed.slice(0, 20),
  }
}

/** Returns a removed line that can be restored, or the one that was restored, in a form without scripts. */
async function movedOf(
  ctx: VisitorContext,
  loaded: CartWithLines | null,
  { said, line }: Query,
): Promise<CartView['notice']> {
  const moved =
    said === 'removed' ? loaded?.cart.removed : said === 'restored' ? loaded?.lines.find(({ id }) => id === line) : null
  if (!moved || (said !== 'removed' && said !== 'restored')) return null
  const title =
    (await sellables(ctx, [moved.variant_id])).get(moved.variant_id)?.title ?? cartMessages(ctx.locale, 'item')
  return { text: cartMessages(ctx.locale, said, { title }), line: '', isFailure: false, canUndo: said === 'removed' }
}

async function editOf(
  ctx: VisitorContext,
  { cart, lines }: CartWithLines,
  { edit, said }: Query,
): Promise<CartView['edit']> {
  const line = lines.find(({ id }) => id === edit)
  if (!line) return null
  const refused = said === 'failed.form' ? await formDraft(ctx, cart.id, `line:${line.id}`) : null
  const fields = await editFieldsOf(ctx, line, refused && rawAnswersSchema.parse(refused.answers))
  return { line: line.id, fields, wrong: refused?.wrong ?? [] }
}
