import type { ImportedProduct, ImportedVariant } from '../imported-product.ts'

const ofProduct = [
  'type',
  'status',
  'html',
  'excerpt',
  'brand',
  'tags',
  'categories',
  'images',
  'seoTitle',
  'seoDescription',
  'isFeatured',
  'isUnlisted',
  'taxClass',
  'maxQuantity',
  'downloadLimit',
  'downloadDays',
] as const satisfies readonly (keyof ImportedProduct)[]
const ofVariant = [
  'sku',
  'barcode',
  'mpn',
  'priceMinor',
  'saleMinor',
  'saleFrom',
  'saleUntil',
  'costMinor',
  'isUnlimited',
  'quantity',
  'weightGrams',
  'lengthMm',
  'widthMm',
  'heightMm',
  'needsShipping',
  'image',
  'lowStockAt',
] as const satisfies readonly (keyof ImportedVariant)[]
export type MappedColumn = (typeof ofProduct)[number] | (typeof ofVariant)[number]

/** Columns of a field. */
export type Places<Column extends string = string> = Partial<Record<MappedColumn, readonly Column[]>>

/** The fields for which a file has no column. */
export function unmappedColumns<Column extends string>(
  places: Places<Column>,
  has: (column: Column) => boolean,
): MappedColumn[] {
  return (Object.keys(places) as MappedColumn[]).filter((field) => !(places[field] ?? []).some(has))
}

/** Columns missing in a file keep the shop's present values: a price list does not empty descriptions. */
export function withUnmapped(product: ImportedProduct, today: ImportedProduct | undefined): ImportedProduct {
  const unsaid = new Set<string>(product.unsaid)
  if (!today || unsaid.size === 0) return product
  const present = new Map(today.variants.map((variant) => [keyOf(variant), variant]))
  return {
    ...product,
    ...picked(today, ofProduct, unsaid),
    extra: { ...today.extra, ...product.extra },
    variants: product.variants.map((variant): ImportedVariant => {
      const before = present.get(keyOf(variant))
      if (!before) return variant
      const unmappedCells = picked(before, ofVariant, unsaid)
      return {
        ...variant,
        ...unmappedCells,
        ...(unsaid.has('saleMinor') && { onSale: before.onSale }),
        extra: { ...before.extra, ...variant.extra },
      }
    }),
  }
}

const keyOf = ({ values }: ImportedVariant): string => values.join('\u0000')

function picked<T extends object, K extends keyof T & string>(
  from: T,
  fields: readonly K[],
  wanted: ReadonlySet<string>,
): Partial<Pick<T, K>> {
  return Object.fromEntries(fields.flatMap((field) => (wanted.has(field) ? [[field, from[field]]] : []))) as Partial<
    Pick<T, K>
  >
}
