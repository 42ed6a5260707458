/** What products name that name none. */
export const standardTaxClass = 'standard'
/** No rate has this one: what is sold in it is not taxed. */
export const untaxedClass = 'none'
/** Taxed at nothing, which also holds where no rate says so. */
export const zeroRateClass = 'zero-rate'
/** Those of the starting tables, and of shops that come from elsewhere. */
export const usualTaxClasses = [standardTaxClass, 'reduced-rate', zeroRateClass, untaxedClass] as const
