/** Class of products that name none. */
export const standardTaxClass = 'standard'
/** This class has no rate, so its products are untaxed. */
export const untaxedClass = 'none'
/** Those of the starting tables, and of shops that come from elsewhere. */
export const usualTaxClasses = [standardTaxClass, 'reduced-rate', 'zero-rate', untaxedClass] as const
