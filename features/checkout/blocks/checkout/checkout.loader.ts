import { membersSettings } from '#features/members/contract'
import { settingsOf } from '#features/sites/server'
import { formDraft, policyLinks, shopPath } from '#features/catalog/server'
import { paymentOptions } from '#features/payments/server'
import { shippingCountries } from '#features/shipping/server'
import { isShopInEu, taxReasonTexts } from '#features/tax/contract'
import { renewalMessages, renewalText } from '#features/subscriptions/contract'
import { taxSettings } from '#features/tax/server'
import type { VisitorContext } from '#platform/context'
import { type AddressField, addressLines, addressRules } from '#platform/contract'
import { problemSentence } from '#platform/i18n'
import { sendsEmail } from '#platform/mail'
import { moneyFormatOf } from '#platform/money'
import type { BlockLoader } from '#platform/render/server'
import { chosenWay, wrongCardField } from '../../contract/card-fields.rules.ts'
import { cardProblemOf, checkoutMessages, checkoutSettings, refusalOfParameter } from '../../contract/index.ts'
import type { CheckoutShut, CheckoutView } from '../../contract/checkout-view.ts'
import { cartImages } from '../../server/cart/cart-images.ts'
import { goodsIn, readCart } from '../../server/base/carts.queries.ts'
import { type Checkout, checkoutRow, pricedCheckout } from '../../server/pricing/checkouts.queries.ts'
import { clientCart } from '../../server/cart/client-cart.ts'
import { mostGiftCards } from '../../server/cart/hold-gift-card.ts'
import { typedFields } from '../../server/cart/edit-fields.ts'
import { knownDetails } from '../../server/checkout/known-details.ts'
import { namedCountries } from '../../server/base/named-countries.ts'
import type { PricedCart } from '../../server/base/priced-cart.ts'
import { stripeFieldsSettings } from '../../server/base/stripe-settings.ts'
import { offersTestWallet } from '../../server/checkout/test-wallet.ts'
import type { CheckoutProps } from './checkout.contract.ts'
import { checkoutTitle, hasToBePutRight } from './checkout-title.ts'

type Query = Readonly<Record<string, string>>

/** Loads the visitor's checkout, or the redirect when there is nothing to buy. */
export const loadCheckout: BlockLoader<CheckoutProps, CheckoutView | CheckoutShut> = async (ctx, blocks, page) => {
  const data = await viewOf(ctx, page.query)
  const step = 'shop' in data ? 'title' : checkoutTitle(data)
  const name = checkoutMessages(ctx.locale, step)
  // The title of a refused step says so, for lists of tabs and screen readers.
  const isRefused = !('shop' in data) && page.query?.['said'] !== 'waiting' && hasToBePutRight(data)
  const title = isRefused ? checkoutMessages(ctx.locale, 'refusedTitle', { title: name }) : name
  return new Map(blocks.map(({ id }) => [id, { data, tags: [], title }]))
}

async function viewOf(ctx: VisitorContext, query: Query): Promise<CheckoutView | CheckoutShut> {
  const id = ctx.cart?.id
  const [loaded, stored, goods] =
    id === undefined ? [null] : await Promise.all([readCart(ctx, id), checkoutRow(ctx, id), goodsIn(ctx, id)])
  if (!loaded || loaded.lines.length === 0)
    return { shop: await shopPath(ctx), ...(sendsEmail(ctx) ? {} : { sendsNoEmail: true }) }
  const checkout = await pricedCheckout(ctx, loaded, { stored, goods })
  const { row, priced, form } = checkout
  const countries = await namedCountries(ctx, priced.requiresShipping ? await shippingCountries(ctx) : null)
  const details = await knownDetails(ctx, { row, countries, asked: query.address ?? '' })
  const { address } = details
  const isIncomplete = Object.keys(checkout.faults).length > 0
  const { settings } = await taxSettings(ctx)
  const options = await paymentOptions(ctx)
  const { expressCheckout } = await settingsOf(ctx, checkoutSettings)
  const { canJoin } = await settingsOf(ctx, membersSettings)
  return {
    cart: clientCart(ctx, loaded.cart, priced),
    images: await cartImages(
      ctx,
      priced.lines.flatMap(({ sellable }) => sellable?.image ?? []),
    ),
    format: moneyFormatOf(ctx.site.locale),
    pricesIncludeTax: priced.pricesIncludeTax,
    giftCardMinor: priced.totals.giftCardMinor,
    giftCards: priced.giftCards,
    dueMinor: priced.totals.dueMinor,
    taxNotes: taxNotesOf(ctx, checkout),
    step: isIncomplete || query.step === 'details' ? 'details' : 'payment',
    ...details,
    keepsAddress: priced.requiresShipping ? details.keepsAddress : null,
    canSignIn: ctx.member === null && canJoin,
    isMember: ctx.member === null && checkout.faults.email === 'member',
    addressText: addressLines(address, ctx.locale).join(', '),
    vatNumber: row.vat_number,
    note: row.note,
    questions: form && { title: form.title, fields: typedFields(ctx, form, row.answers) },
    acceptsMarketing: row.accepts_marketing,
    fields: fieldsFor(address.country, priced.requiresShipping),
    rules: addressRules(address.country),
    countries,
    faults: query.said === 'wrong' ? faultTexts(ctx, checkout, address.country) : {},
    asksVat: isShopInEu(settings, 'goods'),
    options,
    stripe: stripeFieldsSettings(ctx, priced, options),
    isExpress: expressCheckout,
    testWallet: !(await offersTestWallet(ctx))
      ? 'none'
      : query.wallet === 'test' && !isIncomplete
        ? 'chosen'
        : 'offered',
    fingerprint: priced.fingerprint,
    notice: noticeOf(ctx, query),
    renewals: renewalsOf(ctx, priced),
    policies: await policyLinks(ctx, ctx.locale),
    code: await codeOf(ctx, query),
    wrongCardField: wrongCardField(query.said),
    chosenWay: chosenWay(options, query.way),
  }
}

/** Returns the legal notice before ordering: renewals with their dates, amounts and how to cancel. */
function renewalsOf(ctx: VisitorContext, { renewals, currency }: PricedCart): string[] {
  const { locale: language, site } = ctx
  const sentences = renewals.map(({ plan, titles, totalMinor }) =>
    renewalText(
      { plan, titles, from: ctx.now(), amount: { minor: totalMinor, currency } },
      { language, locale: site.locale, timeZone: site.timeZone },
    ),
  )
  return sentences.length === 0 ? [] : [...sentences, renewalMessages(language, sendsEmail(ctx) ? 'stop' : 'stopHere')]
}

/** Explains unusual tax: why none is due, or that a number could not be verified. */
function taxNotesOf({ locale }: VisitorContext, { priced, row, isUnchecked }: Checkout): string[] {
  const reasons = taxReasonTexts(priced.taxReasons, locale)
  const number =
    priced.taxTreatment === 'reverse-charge'
      ? [checkoutMessages(locale, 'vatNumberOf', { number: row.vat_number })]
      : []
  return [...reasons, ...number, ...(isUnchecked ? [checkoutMessages(locale, 'vatUnchecked')] : [])]
}

/** Returns the address fields in the country's order; orders without shipping need fewer. */
function fieldsFor(country: string, requiresShipping: boolean): AddressField[] {
  const { order, hasPostalCode, regions } = addressRules(country)
  if (!requiresShipping) return ['firstName', 'lastName', 'company', 'phone']
  const postal: AddressField[] = hasPostalCode ? ['postalCode'] : []
  const town: AddressField[] = order === 'postal-city' ? [...postal, 'city'] : ['city', ...postal]
  return [
    'firstName',
    'lastName',
    'company',
    'line1',
    'line2',
    ...town,
    ...(regions.length > 0 ? (['region'] as const) : []),
    'phone',
  ]
}

function faultTexts(ctx: VisitorContext, { faults }: Checkout, country: string): Record<string, string> {
  const example = addressRules(country).postalExample ?? ''
  const say = (fault: string) => checkoutMessages(ctx.locale, `fault.${fault}` as 'fault.missing', { example })
  return Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, say(fault)]))
}

const sayings = [
  'changed',
  'declined',
  'declined-often',
  'left',
  'expiry-past',
  'unfit-cvc',
  'unfit-expiry',
  'unfit-number',
  'waiting',
  'failed',
] as const

/** Returns the fault of the entered code, for its field. */
async function codeOf(ctx: VisitorContext, { said, why = '', n = '' }: Query): Promise<CheckoutView['code']> {
  const refusal = refusalOfParameter(said)
  const problem = refusal ? cardProblemOf(refusal) : said === 'code' ? why : ''
  if (!/^(checkout|accounts)\.[a-z_]{1,60}$/.test(problem)) return { fault: '', typed: '' }
  const most = refusal === 'full' ? mostGiftCards : /^\d{1,9}$/.test(n) ? Number(n) : 0
  const fault = problemSentence(ctx.locale, problem, { most, retryAfter: most })
  const draft = refusal ? null : await formDraft(ctx, ctx.cart?.id, 'code')
  return { fault: fault ?? '', typed: draft?.code ?? '' }
}

function noticeOf(ctx: VisitorContext, { said }: Query): string {
  const name = sayings.find((saying) => saying === said)
  return name ? checkoutMessages(ctx.locale, `said.${name}`) : ''
}
