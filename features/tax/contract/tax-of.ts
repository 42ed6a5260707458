import { ratesFor } from './rates-for.ts'
import { taxOn } from './tax-on.ts'
import { standardTaxClass } from './tax-class.rules.ts'
import type { TaxRate } from './tax.schema.ts'
import type { TaxAnswer, TaxPart, TaxPlace, TaxQuestion, TaxRules } from './tax.types.ts'
import { euCountries, readVatNumber } from './vat-number.ts'

/**
 * The taxes of an order. Prices that include tax keep their amount wherever tax is due; where none is due, the prices have to be lowered
 * before they come here: see `untaxedUnit`.
 */
export function taxOf(question: TaxQuestion, rules: TaxRules): TaxAnswer {
  const { lines, shipping, pricesIncludeTax } = question
  const place = taxedPlace(question, rules)
  const reverseCharge = isReverseCharge(question, rules)
  const isFree = place === null || reverseCharge || question.customer.isExempt
  const ofClass = new Map<string, TaxRate[]>()
  const ratesOf = (taxClass: string): TaxRate[] => {
    const rates = ofClass.get(taxClass) ?? (isFree ? [] : ratesFor(rules.rates, place, taxClass))
    ofClass.set(taxClass, rates)
    return rates
  }
  const taxed = lines.map(({ id, taxClass, netMinor }) => ({
    id,
    netMinor,
    taxes: taxOn(netMinor, ratesOf(taxClass), pricesIncludeTax),
  }))
  const shippingNet = shipping?.netMinor ?? 0
  const shippingTaxes = taxOn(shippingNet, shippingRates(question, ratesOf), pricesIncludeTax)
  return {
    lines: taxed.map(({ id, taxes }) => ({ lineId: id, taxes, taxMinor: sumOf(taxes) })),
    shippingTaxes,
    shippingTaxMinor: sumOf(shippingTaxes),
    taxes: gathered([...taxed, { netMinor: shippingNet, taxes: shippingTaxes }], pricesIncludeTax),
    reverseCharge,
  }
}

/** What a piece costs somebody who owes no tax, in a shop whose prices include it. */
export function untaxedUnit(unitMinor: number, taxClass: string, { rates, settings }: TaxRules): number {
  return unitMinor - sumOf(taxOn(unitMinor, ratesFor(rates, homeOf(settings), taxClass), true))
}

/** Whether prices have to be lowered by the tax they include before anything else is worked out. */
export function owesNoTax(question: Pick<TaxQuestion, 'address' | 'customer'>, rules: TaxRules): boolean {
  if (question.customer.isExempt || isReverseCharge(question, rules)) return true
  const place = taxedPlace(question, rules)
  if (place === null || !rules.settings.removeTaxAbroad || place.country === rules.settings.country) return false
  return !rules.rates.some(({ country }) => country === '*' || country === place.country)
}

/** Whose tax it is: the place where it goes, or the shop's own where that is the rule or nobody said where to. */
function taxedPlace({ address }: Pick<TaxQuestion, 'address'>, { settings }: TaxRules): TaxPlace | null {
  const isHomeKnown = settings.country !== ''
  if (address === null || address.country === '')
    return isHomeKnown && settings.pricesIncludeTax ? homeOf(settings) : null
  const isInsideEu = euCountries.includes(settings.country) && euCountries.includes(address.country)
  return isInsideEu && settings.acrossEu === 'home' && address.country !== settings.country ? homeOf(settings) : address
}

function homeOf({ country, region }: TaxRules['settings']): TaxPlace {
  return { country, region, postalCode: '', city: '' }
}

/** A business in another country of the EU that gave the VAT number of that country. */
function isReverseCharge(
  { address, customer }: Pick<TaxQuestion, 'address' | 'customer'>,
  { settings }: TaxRules,
): boolean {
  const number = settings.reverseCharge && customer.vatNumber !== null ? readVatNumber(customer.vatNumber) : null
  if (!number || !address || !euCountries.includes(settings.country)) return false
  return (
    address.country !== settings.country && number.country === address.country && euCountries.includes(address.country)
  )
}

/** Shipping bears the rates of the goods: of the class with the greatest value, as far as they are due on shipping. */
function shippingRates({ lines }: TaxQuestion, ratesOf: (taxClass: string) => TaxRate[]): TaxRate[] {
  const values = new Map<string, number>()
  for (const { taxClass, netMinor } of lines) values.set(taxClass, (values.get(taxClass) ?? 0) + netMinor)
  const [largest] = [...values].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
  return ratesOf(largest?.[0] ?? standardTaxClass).filter(({ onShipping }) => onShipping)
}

function gathered(
  amounts: readonly { netMinor: number; taxes: readonly TaxPart[] }[],
  isIncluded: boolean,
): TaxAnswer['taxes'] {
  const all = new Map<string, TaxAnswer['taxes'][number]>()
  for (const { netMinor, taxes } of amounts) {
    const base = isIncluded ? netMinor - sumOf(taxes) : netMinor
    for (const { name, ratePpm, amountMinor } of taxes) {
      const key = `${ratePpm} ${name}`
      const before = all.get(key) ?? { name, ratePpm, baseMinor: 0, amountMinor: 0 }
      all.set(key, { ...before, baseMinor: before.baseMinor + base, amountMinor: before.amountMinor + amountMinor })
    }
  }
  // A rate of 0% says something; any rate of nothing does not.
  const due = [...all.values()].filter(({ baseMinor, amountMinor }) => baseMinor !== 0 || amountMinor !== 0)
  return due.toSorted((one, other) => other.ratePpm - one.ratePpm || (one.name < other.name ? -1 : 1))
}

function sumOf(taxes: readonly { amountMinor: number }[]): number {
  return taxes.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}
