/** Class of products without one. */
export const standardTaxClass = 'standard'
/** This class has no rate, so its products are untaxed. */
export const untaxedClass = 'none'
/** Class taxed at 0 %, also without a rate. */
export const zeroRateClass = 'zero-rate'
/** Classes of the starting tables, and of imported shops. */
export const usualTaxClasses = [standardTaxClass, 'reduced-rate', zeroRateClass, untaxedClass] as const
