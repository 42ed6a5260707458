/** What products name that name none. */
export const standardTaxClass = 'standard'
/** No rate has this one: what is sold in it is not taxed. */
export const untaxedClass = 'none'
/** Those of the starting tables, and of shops that come from elsewhere. */
export const usualTaxClasses = [standardTaxClass, 'reduced-rate', 'zero-rate', untaxedClass] as const

const names: Readonly<Record<string, { en: string; nl: string }>> = {
  standard: { en: 'Standard', nl: 'Standaard' },
  'reduced-rate': { en: 'Reduced rate', nl: 'Verlaagd tarief' },
  'zero-rate': { en: 'Zero rate', nl: 'Nultarief' },
  none: { en: 'No tax', nl: 'Geen belasting' },
}

/** What a class is called; those that a shop made are called what it named them. */
export function taxClassName(name: string, language: 'en' | 'nl'): string {
  return (Object.hasOwn(names, name) ? names[name]?.[language] : undefined) ?? name
}
