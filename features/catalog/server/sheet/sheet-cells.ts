import type { Problem } from '#platform/contract'
import { exponentOf, formatAmount } from '#platform/money'
import {
  catalogProblems,
  type CellFault,
  readCell,
  type ReadCell,
  type SheetColumn,
  unlimited,
} from '../../contract/index.ts'
import type { ProductRow } from '../base/products.queries.ts'
import type { VariantRow } from '../base/sale.ts'
import { categoryKey, type SheetContext } from './sheet-context.ts'

export interface SheetSource {
  product: ProductRow
  variant: VariantRow
  categoryIds: readonly string[]
}

/** The database location of a column: its row, column and type. */
export interface CellTarget {
  of: 'product' | 'variant'
  column: string
  type: string
}

export const cellTargets: Readonly<
  Record<Exclude<SheetColumn, 'categories' | 'stock' | 'status' | 'slug' | 'tags'>, CellTarget>
> = {
  title: { of: 'product', column: 'title', type: 'text' },
  brand: { of: 'product', column: 'brand', type: 'text' },
  isFeatured: { of: 'product', column: 'is_featured', type: 'boolean' },
  taxClass: { of: 'product', column: 'tax_class', type: 'text' },
  seoTitle: { of: 'product', column: 'seo_title', type: 'text' },
  seoDescription: { of: 'product', column: 'seo_description', type: 'text' },
  minQuantity: { of: 'product', column: 'min_quantity', type: 'integer' },
  maxQuantity: { of: 'product', column: 'max_quantity', type: 'integer' },
  sku: { of: 'variant', column: 'sku', type: 'text' },
  barcode: { of: 'variant', column: 'barcode', type: 'text' },
  mpn: { of: 'variant', column: 'mpn', type: 'text' },
  price: { of: 'variant', column: 'price_minor', type: 'bigint' },
  salePrice: { of: 'variant', column: 'sale_minor', type: 'bigint' },
  onSale: { of: 'variant', column: 'on_sale', type: 'boolean' },
  saleFrom: { of: 'variant', column: 'sale_from', type: 'timestamptz' },
  saleUntil: { of: 'variant', column: 'sale_until', type: 'timestamptz' },
  cost: { of: 'variant', column: 'cost_minor', type: 'bigint' },
  lowStockAt: { of: 'variant', column: 'low_stock_at', type: 'integer' },
  weight: { of: 'variant', column: 'weight_grams', type: 'double precision' },
  length: { of: 'variant', column: 'length_mm', type: 'double precision' },
  width: { of: 'variant', column: 'width_mm', type: 'double precision' },
  height: { of: 'variant', column: 'height_mm', type: 'double precision' },
  needsShipping: { of: 'variant', column: 'needs_shipping', type: 'boolean' },
}

const gramsPerUnit = { metric: 1000, imperial: 453.59237 }
const millimetresPerUnit = { metric: 10, imperial: 25.4 }

/** Returns the displayed text of a cell. Parsing it yields the stored value. */
export function cellText(
  column: SheetColumn,
  { product, variant, categoryIds }: SheetSource,
  sheetContext: SheetContext,
): string {
  const amount = (minor: number | null): string =>
    minor === null ? '' : formatAmount({ minor, currency: sheetContext.currency }, { grouping: false })
  const plain = (value: number | null): string => (value === null ? '' : String(value))
  const measured = (value: number | null, unit: number): string =>
    value === null ? '' : String(Number((value / unit).toFixed(6)))
  const yes = (value: boolean): string => (value ? 'yes' : 'no')
  const texts: Record<SheetColumn, () => string> = {
    title: () => product.title,
    slug: () => product.slug,
    status: () => String(product.status),
    brand: () => product.brand,
    tags: () => product.tags.join(', '),
    categories: () =>
      categoryIds
        .map((id) => sheetContext.categoryNames.get(id) ?? '')
        .filter(Boolean)
        .join(', '),
    isFeatured: () => yes(product.is_featured),
    taxClass: () => product.tax_class,
    seoTitle: () => product.seo_title,
    seoDescription: () => product.seo_description,
    minQuantity: () => String(product.min_quantity),
    maxQuantity: () => plain(product.max_quantity),
    sku: () => variant.sku,
    barcode: () => variant.barcode,
    mpn: () => variant.mpn,
    price: () => amount(variant.price_minor),
    salePrice: () => amount(variant.sale_minor),
    onSale: () => yes(variant.on_sale),
    saleFrom: () => variant.sale_from?.toISOString() ?? '',
    saleUntil: () => variant.sale_until?.toISOString() ?? '',
    cost: () => amount(variant.cost_minor),
    stock: () => (variant.is_unlimited ? unlimited : String(variant.quantity)),
    lowStockAt: () => plain(variant.low_stock_at),
    weight: () => measured(variant.weight_grams, gramsPerUnit[sheetContext.standard]),
    length: () => measured(variant.length_mm, millimetresPerUnit[sheetContext.standard]),
    width: () => measured(variant.width_mm, millimetresPerUnit[sheetContext.standard]),
    height: () => measured(variant.height_mm, millimetresPerUnit[sheetContext.standard]),
    needsShipping: () => yes(variant.needs_shipping),
  }
  return texts[column]()
}

/** Converts the text of a cell to its stored value; throws `catalog.cell_unfit` and related problems. */
export function cellValue(
  column: SheetColumn,
  written: string,
  sheetContext: SheetContext,
): Exclude<ReadCell, { fault: CellFault }> {
  const read = readCell(column, written, sheetContext)
  if (!('fault' in read)) return read
  const { fault } = read
  if (fault.why === 'skuTooLong') throw catalogProblems.skuTooLong(fault)
  throw fault.why === 'priceTooHigh' ? catalogProblems.priceTooHigh(fault) : catalogProblems.cellUnfit(fault)
}

export function categoryIdsOf(text: string, collectionId: string, sheetContext: SheetContext): string[] {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  return names.map((name) => {
    const id = sheetContext.categoryIds.get(categoryKey(collectionId, name))
    if (!id) throw unfit(name)
    return id
  })
}

function unfit(value: string): Problem {
  return catalogProblems.cellUnfit({ value: value.slice(0, 100) })
}

/** One major unit. */
export function unitOf(currency: string): number {
  return 10 ** exponentOf(currency)
}
