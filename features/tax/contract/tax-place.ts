import { ratesFor } from './rates-for.ts'
import { standardTaxClass, untaxedClass, zeroRateClass } from './tax-class.rules.ts'
import type { TaxRate } from './tax.schema.ts'
import type { TaxTreatment } from './tax-treatment.rules.ts'
import type { TaxPlace, TaxQuestion, TaxRules } from './tax.types.ts'
import { addressCountry, isInEu, isShopInEu, ratedPlace, type SoldKind, vatCountry } from './vat-territory.ts'
import { euCountries, readVatNumber } from './vat-number.ts'

type Question = Pick<TaxQuestion, 'address' | 'customer'>

/** The place of the shop itself. */
export function homeOf({ country, region }: TaxRules['settings']): TaxPlace {
  return { country, region, postalCode: '', city: '' }
}

/** Rates of a class at the shop's own place, which its prices include. */
export function homeRates(rules: TaxRules, taxClass: string): TaxRate[] {
  return ratesOfClass(rules, homeOf(rules.settings), taxClass)
}

/** Rates of an order for a class of products; none when the customer owes no tax. */
export function ratesDue(
  question: Question,
  rules: TaxRules,
  { taxClass, kind }: { taxClass: string; kind: SoldKind },
): TaxRate[] {
  const place = taxedPlace(question, rules, kind)
  if (place === null || question.customer.isExempt || isReverseCharge(question, rules, kind)) return []
  const due = ratesOfClass(rules, place, taxClass)
  const isLacking = due.length === 0 && isElsewhereInEu(place, rules, kind) && homeRates(rules, taxClass).length > 0
  if (!isLacking) return due
  // A country without a rate for a class that is taxed at home: a missing row never makes a sale in the EU untaxed.
  const standard = ratesAt(rules, place, standardTaxClass)
  return standard.length > 0 ? standard : homeRates(rules, taxClass)
}

/** Returns the tax treatment of a sale: taxed as usual, or the reason why not. */
export function treatmentOf(question: Question, rules: TaxRules, kind: SoldKind): TaxTreatment {
  if (question.customer.isExempt) return 'exempt'
  if (isReverseCharge(question, rules, kind)) return 'reverse-charge'
  const place = taxedPlace(question, rules, kind)
  const { country } = rules.settings
  const isAbroad = place !== null && country !== '' && vatCountry(place) !== country
  return isAbroad && isRated(rules, country) && !isRatedAt(rules, place) ? 'export' : 'standard'
}

/** Tells whether a business there would owe no tax once it gives a VAT number of its country. */
export function offersReverseCharge({ address, customer }: Question, rules: TaxRules, kind: SoldKind): boolean {
  const { reverseCharge } = rules.settings
  return reverseCharge && !customer.isExempt && address !== null && isElsewhereInEu(address, rules, kind)
}

/**
 * Returns countries with a tax of their own that have no rate in this shop: they are charged the shop's tax. `XI`:
 * Northern Ireland.
 */
export function countriesWithoutRate(rules: TaxRules): string[] {
  const countries = countriesElsewhere(rules)
  const isNorthernIrelandLacking = countries.length > 0 && !isRated(rules, 'GB') && !isRated(rules, 'XI')
  const lacking = countries.filter((country) => !isRated(rules, country))
  return isNorthernIrelandLacking ? [...lacking, 'XI'] : lacking
}

/**
 * Classes that are taxed at home but have no rate in a country with other rates; its standard rate is charged there.
 */
export function classesWithoutRate(rules: TaxRules): { taxClass: string; country: string }[] {
  const classes = [...new Set(rules.rates.map(({ taxClass }) => taxClass))].filter(
    (taxClass) => taxClass !== standardTaxClass && homeRates(rules, taxClass).some(({ ratePpm }) => ratePpm > 0),
  )
  return countriesElsewhere(rules)
    .filter((country) => isRated(rules, country))
    .flatMap((country) =>
      classes
        .filter((taxClass) => !rules.rates.some((rate) => rate.taxClass === taxClass && isOf(rate, country)))
        .map((taxClass) => ({ taxClass, country })),
    )
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
  return settings.acrossEu === 'home' || !isRatedAt(rules, address) ? homeOf(settings) : address
}

function isElsewhereInEu(place: TaxPlace, { settings }: TaxRules, kind: SoldKind): boolean {
  return isShopInEu(settings, kind) && isInEu(place, kind) && vatCountry(place) !== settings.country
}

/** Countries of the EU whose tax this shop charges instead of its own. */
function countriesElsewhere({ settings }: TaxRules): string[] {
  if (settings.acrossEu !== 'destination' || !euCountries.includes(settings.country)) return []
  return euCountries.filter((country) => country !== settings.country)
}

function isRated({ rates }: TaxRules, country: string): boolean {
  return rates.some((rate) => isOf(rate, country))
}

const isOf = (rate: TaxRate, country: string): boolean => rate.country === '*' || rate.country === country

/** A territory with its own rules uses only its own rates, not those of its country. */
function isRatedAt(rules: TaxRules, place: TaxPlace): boolean {
  if (vatCountry(place) !== null) return isRated(rules, ratedPlace(place).country)
  return [...new Set(rules.rates.map(({ taxClass }) => taxClass))].some(
    (taxClass) => ratesAt(rules, place, taxClass).length > 0,
  )
}

/**
 * Returns the rates of a class at a place. A class without any rate, or in the EU without one at this place, is taxed
 * like the standard class: a missing row never makes a sale untaxed.
 */
function ratesOfClass(rules: TaxRules, place: TaxPlace, taxClass: string): TaxRate[] {
  const due = ratesAt(rules, place, taxClass)
  if (due.length > 0 || taxClass === untaxedClass) return due
  const isKnown = taxClass === zeroRateClass || rules.rates.some((rate) => rate.taxClass === taxClass)
  if (isKnown && !isAtHomeInEu(rules, place)) return due
  return taxClass === zeroRateClass ? due : ratesAt(rules, place, standardTaxClass)
}

function isAtHomeInEu({ settings }: TaxRules, place: TaxPlace): boolean {
  return euCountries.includes(settings.country) && vatCountry(place) === settings.country
}

function ratesAt({ rates }: TaxRules, place: TaxPlace, taxClass: string): TaxRate[] {
  const hasOwnRules = vatCountry(place) === null
  const fitting = hasOwnRules ? rates.filter((rate) => isParticular(rate, place)) : rates
  return ratesFor(fitting, ratedPlace(place), taxClass)
}

/** True when the rate names more than the country of a territory. */
function isParticular({ country, region, postal, cities }: TaxRate, place: TaxPlace): boolean {
  const hasOwnCode = !euCountries.includes(place.country) && place.country !== 'GB'
  return country === '*' || hasOwnCode || region !== '' || postal.length > 0 || cities.length > 0
}

/** True for a business elsewhere in the EU that gave the VAT number of that country. */
function isReverseCharge({ address, customer }: Question, rules: TaxRules, kind: SoldKind): boolean {
  const number = rules.settings.reverseCharge && customer.vatNumber !== null ? readVatNumber(customer.vatNumber) : null
  return (
    number !== null &&
    address !== null &&
    isElsewhereInEu(address, rules, kind) &&
    number.country === addressCountry(address)
  )
}
