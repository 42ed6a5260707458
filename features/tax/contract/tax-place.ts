import { ratesFor } from './rates-for.ts'
import { standardTaxClass } from './tax-class.rules.ts'
import type { TaxRate } from './tax.schema.ts'
import type { TaxTreatment } from './tax-treatment.rules.ts'
import type { TaxPlace, TaxQuestion, TaxRules } from './tax.types.ts'
import { addressCountry, isInEu, isShopInEu, type SoldKind } from './vat-territory.ts'
import { euCountries, readVatNumber } from './vat-number.ts'

type Question = Pick<TaxQuestion, 'address' | 'customer'>

/** The place of the shop itself. */
export function homeOf({ country, region }: TaxRules['settings']): TaxPlace {
  return { country, region, postalCode: '', city: '' }
}

/** The rates that are due on a class at the shop's own place: those that are in its prices. */
export function homeRates({ rates, settings }: TaxRules, taxClass: string): TaxRate[] {
  return ratesFor(rates, homeOf(settings), taxClass)
}

/** The rates that an order owes on a class of products; none where the customer owes no tax. */
export function ratesDue(
  question: Question,
  rules: TaxRules,
  { taxClass, kind }: { taxClass: string; kind: SoldKind },
): TaxRate[] {
  const place = taxedPlace(question, rules, kind)
  if (place === null || question.customer.isExempt || isReverseCharge(question, rules, kind)) return []
  const due = ratesFor(rules.rates, place, taxClass)
  const isLacking = due.length === 0 && isElsewhereInEu(place, rules, kind) && homeRates(rules, taxClass).length > 0
  if (!isLacking) return due
  // A country without a rate for a class that is taxed at home: a missing row never makes a sale in the EU untaxed.
  const standard = ratesFor(rules.rates, place, standardTaxClass)
  return standard.length > 0 ? standard : homeRates(rules, taxClass)
}

/** Returns the tax treatment of a sale: taxed as usual, or the reason why not. */
export function treatmentOf(question: Question, rules: TaxRules, kind: SoldKind): TaxTreatment {
  if (question.customer.isExempt) return 'exempt'
  if (isReverseCharge(question, rules, kind)) return 'reverse-charge'
  const place = taxedPlace(question, rules, kind)
  const { country } = rules.settings
  const isAbroad = place !== null && country !== '' && place.country !== country
  return isAbroad && isRated(rules, country) && !isRated(rules, place.country) ? 'export' : 'standard'
}

/** Tells whether a business there would owe no tax once it gives a VAT number of its country. */
export function offersReverseCharge({ address, customer }: Question, rules: TaxRules, kind: SoldKind): boolean {
  const { reverseCharge } = rules.settings
  return reverseCharge && !customer.isExempt && address !== null && isElsewhereInEu(address, rules, kind)
}

/** Countries of the EU that pay their own tax in this shop and have no rate: they are charged the tax of the shop. */
export function countriesWithoutRate({ rates, settings }: TaxRules): string[] {
  if (settings.acrossEu !== 'destination' || !euCountries.includes(settings.country)) return []
  return euCountries.filter((country) => country !== settings.country && !isRated({ rates, settings }, country))
}

/**
 * Returns the place whose tax applies: the destination, or the shop's own place where that is the rule, no rate is
 * known, or no destination was given.
 */
function taxedPlace({ address }: Question, rules: TaxRules, kind: SoldKind): TaxPlace | null {
  const { settings } = rules
  if (address === null || address.country === '')
    return settings.country !== '' && settings.pricesIncludeTax ? homeOf(settings) : null
  if (!isElsewhereInEu(address, rules, kind)) return address
  return settings.acrossEu === 'home' || !isRated(rules, address.country) ? homeOf(settings) : address
}

function isElsewhereInEu(place: TaxPlace, { settings }: TaxRules, kind: SoldKind): boolean {
  return isShopInEu(settings, kind) && isInEu(place, kind) && place.country !== settings.country
}

function isRated({ rates }: TaxRules, country: string): boolean {
  return rates.some((rate) => rate.country === '*' || rate.country === country)
}

/** A business elsewhere in the EU that gave the VAT number of that country. */
function isReverseCharge({ address, customer }: Question, rules: TaxRules, kind: SoldKind): boolean {
  const number = rules.settings.reverseCharge && customer.vatNumber !== null ? readVatNumber(customer.vatNumber) : null
  return (
    number !== null &&
    address !== null &&
    isElsewhereInEu(address, rules, kind) &&
    number.country === addressCountry(address)
  )
}
