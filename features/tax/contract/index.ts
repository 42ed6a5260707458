export { ratesFor } from './rates-for.ts'
export { owesNoTax, taxOf, untaxedShipping, untaxedUnit } from './tax-of.ts'
export { countriesWithoutRate } from './tax-place.ts'
export { taxClassName } from './tax-class-name.ts'
export { standardTaxClass, untaxedClass, usualTaxClasses } from './tax-class.rules.ts'
export { taxOn } from './tax-on.ts'
export { taxApi, taxStarters } from './tax.api.ts'
export { taxMessages } from './tax.messages.ts'
export { taxProblems } from './tax.problems.ts'
export {
  type TaxRate,
  type TaxRateDraft,
  type TaxSettings,
  shippingTaxWays,
  taxClassSchema,
  taxRateDraftSchema,
  taxRateSchema,
  taxSettingsSchema,
} from './tax.schema.ts'
export {
  type TaxAnswer,
  type TaxLine,
  type TaxPart,
  type TaxPlace,
  type TaxQuestion,
  type TaxRules,
  type UntaxedReason,
  untaxedReasons,
} from './tax.types.ts'
export { type VatCheck, vatCheckSchema } from './vat-check.schema.ts'
export { type VatNumber, euCountries, readVatNumber } from './vat-number.ts'
