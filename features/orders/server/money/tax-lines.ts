import { productTypes } from '#features/catalog/contract'
import {
  type TaxPart,
  type TaxReason,
  takesTaxOff,
  taxClassSchema,
  taxOf,
  taxReasonsOf,
  untaxedClass,
} from '#features/tax/contract'
import { realVatNumber, taxRulesFor } from '#features/tax/server'
import type { SiteContext } from '#platform/context'
import type { PostalAddress } from '#platform/contract'
import { type DraftLine, type OrderDraft, lineTotalOf, totalsOf } from '../../contract/index.ts'

export type UntaxedLine = Omit<DraftLine, 'taxMinor' | 'totalMinor' | 'taxes'> & { taxClass?: string | undefined }

export interface Untaxed {
  pricesIncludeTax: boolean
  address: PostalAddress | null
  customer: Pick<OrderDraft['customer'], 'email' | 'vatNumber' | 'vatCheck'>
  lines: readonly UntaxedLine[]
  shipping: Omit<NonNullable<OrderDraft['shipping']>, 'taxMinor'> | null
  giftCards: OrderDraft['giftCards']
}

/** Adds the taxes that are due now to lines whose prices are known, and adds everything up. */
export async function taxLines(
  ctx: SiteContext,
  { pricesIncludeTax, address, customer, lines, shipping, giftCards }: Untaxed,
) {
  const rules = await taxRulesFor(ctx, { country: address?.country ?? null, email: customer.email })
  const netOf = (line: UntaxedLine) => line.quantity * line.unitMinor - line.discountMinor
  const answer = taxOf(
    {
      address,
      pricesIncludeTax,
      lines: lines.map((line) => ({
        id: line.id,
        taxClass: classOf(line),
        netMinor: netOf(line),
        isSent: line.productType === productTypes.PHYSICAL,
      })),
      shipping: shipping && { netMinor: shipping.amountMinor - shipping.discountMinor },
      customer: {
        vatNumber: takesTaxOff(customer.vatCheck, rules.settings)
          ? (realVatNumber(customer.vatNumber ?? '')?.number ?? null)
          : null,
        isExempt: rules.isExempt,
      },
    },
    rules,
  )
  const partsOf = (id: string): { taxes: TaxPart[]; taxMinor: number } =>
    answer.lines.find(({ lineId }) => lineId === id) ?? { taxes: [], taxMinor: 0 }
  const taxed: DraftLine[] = lines.map(({ taxClass: _, ...line }) => {
    const { taxes, taxMinor } = partsOf(line.id)
    return { ...line, taxes, taxMinor, totalMinor: lineTotalOf({ ...line, taxMinor }, pricesIncludeTax) }
  })
  const taxedShipping = shipping && { ...shipping, taxMinor: answer.shippingTaxMinor }
  return {
    lines: taxed,
    shipping: taxedShipping,
    taxes: answer.taxes,
    taxTreatment: answer.treatment,
    taxReasons: answer.reasons,
    totals: totalsOf({ pricesIncludeTax, lines: taxed, shipping: taxedShipping, giftCards }),
  }
}

/** Of an order that goes to a business elsewhere in the EU. */
export function taxReasonsOfLines(lines: readonly { productType: number }[]): TaxReason[] {
  return taxReasonsOf('reverse-charge', {
    hasGoods: lines.some(({ productType }) => productType === productTypes.PHYSICAL),
    hasServices: lines.some(({ productType }) => productType !== productTypes.PHYSICAL && productType !== 4),
    isFromEu: true,
  })
}

/** What a gift card pays for is taxed when it is spent. */
function classOf({ productType, taxClass = '' }: UntaxedLine): string {
  return productType === 4 ? untaxedClass : taxClassSchema.parse(taxClass)
}
