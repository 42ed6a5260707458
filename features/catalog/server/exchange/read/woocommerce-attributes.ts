import { type ImportedProduct, type ImportedVariant, note, type Note } from '../imported-product.ts'

export interface WooAttribute {
  name: string
  values: string[]
}

const mostExpanded = 100
const longestNames = 200

/** Returns the remark on attributes that describe a product and are no options of it. */
export function attributesLeft(attributes: readonly WooAttribute[]): Note[] {
  const names = attributes.flatMap(({ name, values }) => (values.length > 0 ? [name] : []))
  if (names.length === 0) return []
  return [note('attributesLeft', { n: names.length, names: names.join(', ').slice(0, longestNames) })]
}

/**
 * Expands a variation without a value for an option to one variant per value. Those made by another variation stay
 * unchanged.
 */
export function expandVariation(
  product: ImportedProduct,
  all: readonly WooAttribute[],
  own: readonly WooAttribute[],
  variant: ImportedVariant,
  /** Options for which this variation has no value. */
  without: readonly string[] = [],
): { made: ImportedVariant[]; left: number } {
  const fold = (text: string): string => text.trim().toLowerCase()
  const choices = product.options.map((name) => {
    if (without.some((optionName) => fold(optionName) === fold(name))) return ['']
    const ownValues = own.find((attribute) => fold(attribute.name) === fold(name))?.values ?? []
    const possible = all.find((attribute) => fold(attribute.name) === fold(name))?.values ?? []
    const matching = ownValues.map((value) => possible.find((candidate) => fold(candidate) === fold(value)) ?? value)
    return matching.length > 0 ? matching.slice(0, 1) : possible.length > 0 ? possible : ['']
  })
  const combinations = choices.reduce<string[][]>(
    (rows, values) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  )
  const present = new Set(product.variants.map(({ values }) => values.join('\u0000')))
  const fresh = combinations.filter((values) => !present.has(values.join('\u0000')))
  const expanded = fresh.slice(0, mostExpanded).map((values) => ({ ...variant, values, extra: { ...variant.extra } }))
  return { made: expanded, left: fresh.length - expanded.length }
}
