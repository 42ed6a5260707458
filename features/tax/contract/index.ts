export { ratesFor } from './rates-for.ts'
export { owesNoTax, taxOf, untaxedUnit } from './tax-of.ts'
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
  taxClassSchema,
  taxRateDraftSchema,
  taxRateSchema,
  taxSettingsSchema,
} from './tax.schema.ts'
export type { TaxAnswer, TaxCustomer, TaxLine, TaxPart, TaxPlace, TaxQuestion, TaxRules } from './tax.types.ts'
export { type VatNumber, euCountries, readVatNumber } from './vat-number.ts'
