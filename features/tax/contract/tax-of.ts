import { shippingShares } from './shipping-tax.ts'
import { taxOn } from './tax-on.ts'
import { homeRates, ratesDue, treatmentOf } from './tax-place.ts'
import { untaxedClass } from './tax-class.rules.ts'
import type { TaxRate } from './tax.schema.ts'
import { taxReasonsOf } from './tax-treatment.rules.ts'
import { isShopInEu, kindOf, type SoldKind, soldKinds } from './vat-territory.ts'
import type { TaxAnswer, TaxLine, TaxPart, TaxQuestion, TaxRules } from './tax.types.ts'

/**
 * The taxes of an order. Prices that include tax keep their amount wherever tax is due; where none is due, the prices
 * have to be lowered before they come here: see `untaxedUnit`.
 */
export function taxOf(question: TaxQuestion, rules: TaxRules): TaxAnswer {
  const { lines, shipping, pricesIncludeTax } = question
  const ofClass = new Map<string, TaxRate[]>()
  const ratesOf = (taxClass: string, kind: SoldKind): TaxRate[] => {
    const key = `${kind} ${taxClass}`
    const rates = ofClass.get(key) ?? ratesDue(question, rules, { taxClass, kind })
    ofClass.set(key, rates)
    return rates
  }
  const taxed = lines.map((line) => ({
    id: line.id,
    netMinor: line.netMinor,
    taxes: taxOn(line.netMinor, ratesOf(line.taxClass, kindOf(line)), pricesIncludeTax),
  }))
  const shippingKind = mainKind(lines)
  const shares = shippingShares(shipping?.netMinor ?? 0, lines, rules.settings).map(({ taxClass, minor }) => ({
    netMinor: minor,
    taxes: taxOn(minor, onShipping(ratesOf(taxClass, shippingKind)), pricesIncludeTax),
  }))
  const shippingTaxes = merged(shares.flatMap(({ taxes }) => taxes))
  return {
    lines: taxed.map(({ id, taxes }) => ({ lineId: id, taxes, taxMinor: sumOf(taxes) })),
    shippingTaxes,
    shippingTaxMinor: sumOf(shippingTaxes),
    taxes: gathered([...taxed, ...shares], pricesIncludeTax),
    ...treatedAs(question, rules),
  }
}

/** Returns the price of a unit for customers who owe no tax, in a shop whose prices include it. */
export function untaxedUnit(unitMinor: number, taxClass: string, rules: TaxRules): number {
  return unitMinor - sumOf(taxOn(unitMinor, homeRates(rules, taxClass), true))
}

/**
 * Returns the shipping cost for customers who owe no tax, in a shop whose prices include it. `lines` are those of the
 * order, without tax.
 */
export function untaxedShipping(minor: number, lines: readonly TaxLine[], rules: TaxRules): number {
  const taxedLines = lines.map((line) => ({
    ...line,
    netMinor: line.netMinor + sumOf(taxOn(line.netMinor, homeRates(rules, line.taxClass), false)),
  }))
  const taxes = shippingShares(minor, taxedLines, rules.settings).flatMap((part) =>
    taxOn(part.minor, onShipping(homeRates(rules, part.taxClass)), true),
  )
  return minor - sumOf(taxes)
}

/** Tells whether included tax must be deducted from prices before other calculations. */
export function owesNoTax(
  question: Pick<TaxQuestion, 'address' | 'customer'>,
  rules: TaxRules,
  kind: SoldKind,
): boolean {
  const treatment = treatmentOf(question, rules, kind)
  return treatment === 'export' ? rules.settings.removeTaxAbroad : treatment !== 'standard'
}

/**
 * Tax treatment of an order, with the reasons for untaxed parts. An order that contains goods is treated as goods are:
 * services to Northern Ireland may be untaxed beside goods that are taxed. Items that are never taxed, such as gift
 * cards, are neither exported nor supplied within the EU.
 */
export function treatedAs(
  question: Pick<TaxQuestion, 'address' | 'customer' | 'lines'>,
  rules: TaxRules,
): Pick<TaxAnswer, 'treatment' | 'reasons'> {
  const lines = question.lines.filter(({ taxClass }) => taxClass !== untaxedClass)
  if (lines.length === 0) return { treatment: 'standard', reasons: [] }
  const reasons = soldKinds
    .filter((kind) => lines.some((line) => kindOf(line) === kind))
    .flatMap((kind) =>
      taxReasonsOf(treatmentOf(question, rules, kind), { kind, isFromEu: isShopInEu(rules.settings, kind) }),
    )
  return { treatment: treatmentOf(question, rules, mainKind(lines)), reasons: [...new Set(reasons)] }
}

/** Shipping is treated like the goods, if there are any. */
function mainKind(lines: readonly TaxLine[]): SoldKind {
  return lines.some((line) => kindOf(line) === 'goods') ? 'goods' : 'services'
}

const onShipping = (rates: readonly TaxRate[]): TaxRate[] => rates.filter((rate) => rate.onShipping)

function merged(taxes: readonly TaxPart[]): TaxPart[] {
  const all = new Map<string, TaxPart>()
  for (const part of taxes) {
    const key = `${part.ratePpm} ${part.name}`
    all.set(key, { ...part, amountMinor: part.amountMinor + (all.get(key)?.amountMinor ?? 0) })
  }
  return [...all.values()]
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
  // A line of 0 % with an amount is listed; a line without an amount is not.
  const due = [...all.values()].filter(({ baseMinor, amountMinor }) => baseMinor !== 0 || amountMinor !== 0)
  return due.toSorted((a, b) => b.ratePpm - a.ratePpm || (a.name < b.name ? -1 : 1))
}

function sumOf(taxes: readonly { amountMinor: number }[]): number {
  return taxes.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}
