/** Class of products that name none. */
export const standardTaxClass = 'standard'
/** No rate has this one: what is sold in it is not taxed. */
export const untaxedClass = 'none'
/** Those of the starting tables, and of shops that come from elsewhere. */
export const usualTaxClasses = [standardTaxClass, 'reduced-rate', 'zero-rate', untaxedClass] as const
