import { everybody } from '#platform/contract'
import {
  eachPayment,
  type ProductView,
  periodText,
  productTypes,
  subscriptionText,
  variantPrice,
} from '#features/catalog/contract'
import { productViews, readStoreSettings } from '#features/catalog/server'
import type { VisitorContext } from '#platform/context'
import type { BlockLoader } from '#platform/render/server'
import { formatMoney } from '#platform/money'
import { areasMessages } from '../../contract/index.ts'
import { type Rhythm, type Side, sidesOf } from '../../contract/pricing.rules.ts'
import type { PricingData, PricingOffer } from '../../contract/pricing-view.ts'
import { areasOf } from '../../server/areas.queries.ts'
import type { PricingProps } from './pricing.contract.ts'

type Offered = Omit<PricingOffer, 'side'> & Rhythm

/** Loads the offers that open the areas of a screen, for each visit like the screen itself. */
export const loadPricing: BlockLoader<PricingProps, PricingData> = async (ctx, blocks) => {
  const entries = await Promise.all(
    blocks.map(async ({ id, props }) => [id, { data: await pricingOf(ctx, props.areaIds), tags: [] }] as const),
  )
  return new Map(entries)
}

async function pricingOf(ctx: VisitorContext, areaIds: readonly string[]): Promise<PricingData> {
  const areas = await areasOf(ctx, areaIds)
  const wanted = areas.flatMap(({ productIds }) => productIds)
  const { data: products } = await productViews(ctx, wanted, { opened: everybody })
  const { currency, format } = await readStoreSettings(ctx)
  const money = (minor: number) => formatMoney({ minor, currency }, format)
  const shown = areas.map((area) => {
    const sold = area.productIds
      .flatMap((id) => products.get(id) ?? [])
      .filter(({ type, isForSale }) => type === productTypes.PAYWALL && isForSale)
    return { ...area, offers: sold.flatMap((product) => offersOf(ctx, product, money)) }
  })
  const all = shown.flatMap(({ offers }) => offers)
  const placed = sidesOf(all)
  return {
    areas: shown.map(({ id, title, lead, offers }) => ({
      id,
      title,
      lead,
      offers: offers.map((offered) => ({ ...offerOf(offered), side: placed?.[all.indexOf(offered)] ?? null })),
    })),
    sides: placed && { left: sideWords(ctx, all, placed, 'left'), right: sideWords(ctx, all, placed, 'right') },
  }
}

function offersOf({ locale }: VisitorContext, product: ProductView, money: (minor: number) => string): Offered[] {
  const { plan } = product
  const period = plan ? periodText(plan, locale) : ''
  return product.variants
    .filter(({ available }) => available !== 0)
    .map((variant) => {
      const now = eachPayment(variantPrice(variant), plan)
      return {
        variantId: variant.id,
        productId: product.id,
        title: [product.title, ...variant.values].join(' · '),
        price: [money(now), period].filter(Boolean).join(' '),
        was: now < variant.priceMinor ? money(variant.priceMinor) : '',
        terms: plan ? subscriptionText(plan, locale) : '',
        isSubscription: plan !== null,
        path: `${product.path}?variant=${variant.id}`,
        asksMore: product.form !== null || product.minQuantity > 1,
        every: plan?.billingPeriod ?? null,
      }
    })
}

function offerOf({ every: _every, ...offer }: Offered): Omit<PricingOffer, 'side'> {
  return offer
}

/** Returns the name of a side: its period where all its offers share one. */
function sideWords({ locale }: VisitorContext, all: readonly Offered[], placed: readonly Side[], side: Side): string {
  const here = all.filter((_, at) => placed[at] === side)
  const rhythms = new Set(here.map(({ every }) => JSON.stringify(every)))
  const [first] = here
  if (first && rhythms.size === 1)
    return first.every
      ? periodText({ billingPeriod: first.every, numBillingCycles: 0 }, locale)
      : areasMessages(locale, 'once')
  return areasMessages(locale, side === 'left' ? 'recurring' : 'longer')
}
