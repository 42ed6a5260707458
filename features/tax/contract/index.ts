export { owesNoTax, taxOf, treatedAs, untaxedShipping, untaxedUnit } from './tax-of.ts'
export { classesWithoutRate, countriesWithoutRate, offersReverseCharge, treatmentOf } from './tax-place.ts'
export { takesTaxOff } from './takes-tax-off.ts'
export { taxClassName } from './tax-class-name.ts'
export { taxReasonTexts } from './tax-reason-text.ts'
export { standardTaxClass, untaxedClass, usualTaxClasses, zeroRateClass } from './tax-class.rules.ts'
export { taxApi, taxStarters } from './tax.api.ts'
export {
  type TaxReason,
  type TaxTreatment,
  taxReasons,
  taxTreatments,
} from './tax-treatment.rules.ts'
export { taxProblems } from './tax.problems.ts'
export {
  type TaxRate,
  type TaxRateDraft,
  type TaxSettings,
  shippingTaxWays,
  taxClassSchema,
  taxRateDraftSchema,
  taxSettingsSchema,
  viesFallbacks,
} from './tax.schema.ts'
export {
  type TaxAnswer,
  type TaxLine,
  type TaxPart,
  type TaxPlace,
  type TaxQuestion,
  type TaxRules,
} from './tax.types.ts'
export { type VatCheck, vatCheckSchema } from './vat-check.schema.ts'
export { type VatNumber, euCountries, hasWrongForm, readVatNumber } from './vat-number.ts'
export { isShopInEu, kindOf, type SoldKind } from './vat-territory.ts'
