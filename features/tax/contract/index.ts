export { owesNoTax, taxOf, untaxedUnit } from './tax-of.ts'
export { taxClassName } from './tax-class-name.ts'
export { standardTaxClass, untaxedClass, usualTaxClasses } from './tax-class.rules.ts'
export { taxApi, taxStarters } from './tax.api.ts'
export { taxProblems } from './tax.problems.ts'
export {
  type TaxRate,
  type TaxRateDraft,
  type TaxSettings,
  taxClassSchema,
  taxRateDraftSchema,
  taxSettingsSchema,
} from './tax.schema.ts'
export type { TaxAnswer, TaxCustomer, TaxLine, TaxPart, TaxPlace, TaxQuestion, TaxRules } from './tax.types.ts'
export { type VatNumber, euCountries, readVatNumber } from './vat-number.ts'
