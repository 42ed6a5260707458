export { owesNoTax, taxOf, untaxedShipping, untaxedUnit } from './tax-of.ts'
export { countriesWithoutRate } from './tax-place.ts'
export { taxClassName } from './tax-class-name.ts'
export { standardTaxClass, untaxedClass, usualTaxClasses } from './tax-class.rules.ts'
export { taxApi, taxStarters } from './tax.api.ts'
export { taxProblems } from './tax.problems.ts'
export {
  type TaxRate,
  type TaxRateDraft,
  type TaxSettings,
  shippingTaxWays,
  taxClassSchema,
  taxRateDraftSchema,
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
} from './tax.types.ts'
export { type VatCheck, vatCheckSchema } from './vat-check.schema.ts'
export { type VatNumber, euCountries, readVatNumber } from './vat-number.ts'
