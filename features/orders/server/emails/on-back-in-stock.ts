import { isRefused, letterheadOf, unsubscribeUrlOf } from '#features/sites/server'
import { sellerOf } from '../base/seller.ts'
import type { backInStock } from '#features/catalog/contract'
import { type Sellable, sellables } from '#features/catalog/server'
import type { SiteContext } from '#platform/context'
import { newId, type EventPayload } from '#platform/contract'
import { languageOf } from '#platform/i18n'
import { type DraftLine, emailsMessages, type OrderDraft, totalsOf } from '../../contract/index.ts'
import { wordsOf } from './order-emails.ts'
import { unplaced } from './unplaced-order.ts'
import { writeOrderEmail } from './write-order-email.ts'

/** Handles `catalog.back-in-stock`: writes to the people on the waiting list, unless the owner disabled this email. */
export async function onBackInStock(
  ctx: SiteContext,
  { variantId, email, locale }: EventPayload<typeof backInStock>,
): Promise<void> {
  const sellable = (await sellables(ctx, [variantId])).get(variantId)
  const words = await wordsOf(ctx, 'back-in-stock', languageOf(locale))
  const refusal = { kind: 'back-in-stock', email } as const
  if (!words || !sellable || (await isRefused(ctx, refusal))) return
  const unsubscribeUrl = unsubscribeUrlOf(ctx, refusal)
  const order = unplaced(ctx, wishOf(ctx, sellable, { email, locale }))
  const message = writeOrderEmail(ctx, {
    kind: 'back-in-stock',
    order,
    words,
    url: ctx.site.baseUrl + encodeURI(sellable.path),
    stop: { label: emailsMessages(languageOf(locale), 'stop.backInStock'), url: unsubscribeUrl },
    letterhead: await letterheadOf(ctx, languageOf(locale)),
  })
  const seller = await sellerOf(ctx)
  await ctx.mail.send({
    to: email,
    websiteId: ctx.site.id,
    kind: 'notice',
    unsubscribeUrl,
    ...message,
    ...(seller.email ? { replyTo: seller.email } : {}),
  })
}

/** Returns a variant with its current price, for an email. */
function wishOf(
  ctx: SiteContext,
  { title, variantTitle, priceMinor, ...sellable }: Sellable,
  { email, locale }: { email: string; locale: string },
): OrderDraft {
  const { productId, variantId, productType, sku, image, currency, plan } = sellable
  const sums = { quantity: 1, unitMinor: priceMinor, discountMinor: 0, taxMinor: 0, totalMinor: priceMinor }
  const named = { productId, variantId, productType, title, variantTitle, sku, image, plan }
  const line: DraftLine = { id: newId(ctx.now().getTime()), ...named, ...sums, taxes: [], form: null, giftCard: null }
  return {
    currency,
    locale,
    pricesIncludeTax: true,
    customer: { memberId: null, email, name: '', phone: '', vatNumber: null, acceptsMarketing: false },
    billingAddress: null,
    shippingAddress: null,
    lines: [line],
    discounts: [],
    shipping: null,
    taxes: [],
    taxTreatment: 'standard' as const,
    taxReasons: [],
    giftCards: [],
    totals: totalsOf({ pricesIncludeTax: true, lines: [line], shipping: null, giftCards: [] }),
    note: '',
    customFields: null,
    source: 'cart',
  }
}
