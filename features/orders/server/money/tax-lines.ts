import { productTypes } from '#features/catalog/contract'
import { type TaxLine, type TaxPart, takesTaxOff, taxClassSchema, taxOf, untaxedClass } from '#features/tax/contract'
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
  const answer = taxOf(
    {
      address,
      pricesIncludeTax,
      lines: lines.map(taxLineOf),
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

/** A line as the rules of tax see it. */
export function taxLineOf(line: UntaxedLine): TaxLine {
  const netMinor = line.quantity * line.unitMinor - line.discountMinor
  return { id: line.id, taxClass: classOf(line), netMinor, isSent: line.productType === productTypes.PHYSICAL }
}

/** Gift cards are taxed when they are spent. */
function classOf({ productType, taxClass = '' }: UntaxedLine): string {
  return productType === productTypes.GIFT_CARD ? untaxedClass : taxClassSchema.parse(taxClass)
}
