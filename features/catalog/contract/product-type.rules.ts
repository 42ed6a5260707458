/** C3.21, R1.16: numbers of the types of products, with the names of structured content. */
export const productTypes = { PHYSICAL: 1, DIGITAL: 2, SERVICE: 3, GIFT_CARD: 4, PAYWALL: 5 } as const
export type ProductTypeName = keyof typeof productTypes
export type ProductType = (typeof productTypes)[ProductTypeName]

export function productTypeName(type: ProductType): ProductTypeName {
  const [name] = Object.entries(productTypes).find(([, number]) => number === type) ?? ['PHYSICAL']
  return name as ProductTypeName
}

/** Limit of typed SKUs (A5.10). Longer ones from imports are kept. */
export const maximumSkuLength = 60
const generatedDigits = 7

/** A5.11: returns `SQ` and 7 digits for a whole number. */
export function generatedSku(number: number): string {
  return `SQ${String(Math.abs(Math.trunc(number)) % 10 ** generatedDigits).padStart(generatedDigits, '0')}`
}

/**
 * C9.32: limit of products that a person adds to one products page, and of those on one page of it. Imports have no
 * limit.
 */
export const productsInCollection = 200
