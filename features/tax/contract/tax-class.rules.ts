/** Class of products that name none. */
export const standardTaxClass = 'standard'
/** This class has no rate, so its products are untaxed. */
export const untaxedClass = 'none'
/** Taxed at 0 %, also where no rate is set. */
export const zeroRateClass = 'zero-rate'
/** Those of the starting tables, and of shops that come from elsewhere. */
export const usualTaxClasses = [standardTaxClass, 'reduced-rate', zeroRateClass, untaxedClass] as const
