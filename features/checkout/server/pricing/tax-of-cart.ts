import { productTypes } from '#features/catalog/contract'
import { lineTotalOf } from '#features/orders/contract'
import { taxClassSchema, taxOf, type TaxLine } from '#features/tax/contract'
import type { PostalAddress } from '#platform/contract'
import type { CartInput } from './compose-cart.ts'
import type { PricedLine } from '../base/priced-cart.ts'

export const netOf = ({ row, unitMinor, discountMinor }: PricedLine): number => row.quantity * unitMinor - discountMinor
/** Tells whether a line is shipped. */
export const isSent = ({ isCounted, sellable }: PricedLine): boolean => isCounted && sellable?.needsShipping === true
export const isGiftCard = ({ sellable }: PricedLine): boolean => sellable?.productType === productTypes.GIFT_CARD
export const taxLineOf = (line: PricedLine): TaxLine => ({
  id: line.row.id,
  taxClass: classOf(line),
  netMinor: netOf(line),
  isSent: isSent(line),
})
export const classOf = ({ sellable }: PricedLine): string => taxClassSchema.parse(sellable?.taxClass ?? '')

export function addressOf({
  location,
  city,
}: CartInput): Pick<PostalAddress, 'country' | 'region' | 'postalCode' | 'city'> | null {
  return location && { ...location, city }
}

/** The lines with their taxes, and the tax on the way they are sent. */
export function withTax(
  cartInput: CartInput,
  lines: readonly PricedLine[],
  { amountMinor, free }: { amountMinor: number | null; free: boolean },
) {
  const pricesIncludeTax = cartInput.tax.settings.pricesIncludeTax && !free
  // Gift cards are taxed when they are spent.
  const counted = lines.filter((line) => line.isCounted && !isGiftCard(line))
  const answer = taxOf(
    {
      address: addressOf(cartInput),
      lines: counted.map(taxLineOf),
      shipping: amountMinor === null ? null : { netMinor: amountMinor },
      pricesIncludeTax,
      customer: { vatNumber: cartInput.vatNumber, isExempt: cartInput.tax.isExempt },
    },
    cartInput.tax,
  )
  const taxesOf = new Map(answer.lines.map((line) => [line.lineId, line]))
  const taxed = lines.map((line): PricedLine => {
    const { taxes = [], taxMinor = 0 } = taxesOf.get(line.row.id) ?? {}
    const sums = { quantity: line.row.quantity, unitMinor: line.unitMinor, discountMinor: line.discountMinor, taxMinor }
    return { ...line, taxes, taxMinor, totalMinor: lineTotalOf(sums, pricesIncludeTax) }
  })
  return { ...answer, lines: taxed }
}
