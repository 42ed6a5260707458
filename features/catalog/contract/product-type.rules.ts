/** C3.21, R1.16: the number of a type of product; the names are those of structured content. */
export const productTypes = { PHYSICAL: 1, DIGITAL: 2, SERVICE: 3, GIFT_CARD: 4, PAYWALL: 5 } as const
export type ProductTypeName = keyof typeof productTypes
export type ProductType = (typeof productTypes)[ProductTypeName]

export function productTypeName(type: ProductType): ProductTypeName {
  const [name] = Object.entries(productTypes).find(([, number]) => number === type) ?? ['PHYSICAL']
  return name as ProductTypeName
}

const published = 1
const scheduled = 2
const draft = 4
const labels = {
  [published]: { en: 'Available', nl: 'Beschikbaar' },
  [scheduled]: { en: 'Scheduled', nl: 'Gepland' },
  [draft]: { en: 'Hidden', nl: 'Verborgen' },
} as const
const unsupported = { en: 'Unsupported', nl: 'Niet ondersteund' } as const

/** A4.01–A4.04, R1.17: what a content status is called beside a product. */
export function workflowLabel(status: number, language: 'en' | 'nl'): string {
  return (status in labels ? labels[status as keyof typeof labels] : unsupported)[language]
}

/** A5.10: what a person may type. Longer ones from elsewhere are kept. */
export const maximumSkuLength = 60
const generatedDigits = 7

/** A5.11: `SQ` and 7 digits, from any whole number. */
export function generatedSku(number: number): string {
  return `SQ${String(Math.abs(Math.trunc(number)) % 10 ** generatedDigits).padStart(generatedDigits, '0')}`
}

/** C9.32: how many products a person puts on one products page by hand, and how many one page of it shows at most. Imports know no limit. */
export const productsInCollection = 200
