import { sampleAddress, sampleCustomer } from '../../features/orders/server/base/sample-person.ts'
import { type OrderDraft, lineTotalOf, totalsOf } from '#features/orders/contract'
import type { SiteContext } from '#platform/context'
import { newId } from '#platform/contract'

export interface DraftInput {
  lines: readonly (Partial<OrderDraft['lines'][number]> & { quantity: number; unitMinor: number })[]
  shippingMinor?: number
  taxRatePpm?: number
  pricesIncludeTax?: boolean
  currency?: string
  giftCards?: OrderDraft['giftCards']
  more?: Partial<OrderDraft>
}

/** A draft as a checkout would make it: sums that add up, tax on each line where a rate is given. */
export function draftOf(details: DraftInput): OrderDraft {
  const {
    shippingMinor,
    taxRatePpm = 0,
    pricesIncludeTax = true,
    currency = 'EUR',
    giftCards = [],
    more = {},
  } = details
  const taxOn = (net: number) =>
    Math.round(pricesIncludeTax ? (net * taxRatePpm) / (1_000_000 + taxRatePpm) : (net * taxRatePpm) / 1_000_000)
  const lines = details.lines.map((line) => {
    const discountMinor = line.discountMinor ?? 0
    const taxMinor = taxOn(line.quantity * line.unitMinor - discountMinor)
    const whole = {
      ...emptyLine(),
      ...line,
      discountMinor,
      taxMinor,
      taxes: taxMinor > 0 ? [{ name: 'Btw', ratePpm: taxRatePpm, amountMinor: taxMinor }] : [],
    }
    return { ...whole, totalMinor: lineTotalOf(whole, pricesIncludeTax) }
  })
  const shipping =
    shippingMinor === undefined
      ? null
      : {
          optionId: 'post',
          title: 'Post',
          kind: 'ship' as const,
          amountMinor: shippingMinor,
          discountMinor: 0,
          taxMinor: taxOn(shippingMinor),
        }
  const totals = totalsOf({ pricesIncludeTax, lines, shipping, giftCards })
  const net = totals.subtotalMinor - totals.discountMinor + totals.shippingMinor
  const taxes =
    totals.taxMinor > 0
      ? [
          {
            name: 'Btw',
            ratePpm: taxRatePpm,
            baseMinor: net - (pricesIncludeTax ? totals.taxMinor : 0),
            amountMinor: totals.taxMinor,
          },
        ]
      : []
  return {
    currency,
    locale: 'nl-NL',
    pricesIncludeTax,
    customer: sampleCustomer,
    billingAddress: null,
    shippingAddress: sampleAddress,
    lines,
    discounts: [],
    shipping,
    taxes,
    taxTreatment: 'standard',
    taxReasons: [],
    giftCards: [...giftCards],
    totals,
    note: '',
    customFields: null,
    source: 'cart',
    ...more,
  }
}

function emptyLine() {
  return {
    id: newId(),
    productId: null,
    variantId: null,
    productType: 1,
    title: 'Vaas',
    variantTitle: '',
    sku: 'SQ0000001',
    image: null,
    form: null,
    plan: null,
    giftCard: null,
  }
}

export async function stockOf(ctx: SiteContext, variantId: string): Promise<number> {
  const row = await ctx.db
    .selectFrom('product_variants')
    .select('quantity')
    .where('website_id', '=', ctx.site.id)
    .where('id', '=', variantId)
    .executeTakeFirstOrThrow()
  return row.quantity
}
