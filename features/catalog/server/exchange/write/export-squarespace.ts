import { enumerations } from '#platform/contract'
import { lengthIn, weightIn } from '../../../contract/units.rules.ts'
import type { VariantRow } from '../../base/sale.ts'
import { productColumns, variantColumns } from '../read/squarespace-columns.ts'
import type { ExportedProduct, ExportSettings } from './export-source.ts'
import { type ExportLine, numberText } from './export-lines.ts'

const leastOptions = 6
const types: Record<number, string> = { 1: 'PHYSICAL', 2: 'DIGITAL', 3: 'SERVICE', 4: 'GIFT_CARD', 5: 'SERVICE' }
const yes = (value: boolean): string => (value ? 'Yes' : 'No')

const lead = [
  'Product ID [Non Editable]',
  'Variant ID [Non Editable]',
  'Product Type [Non Editable]',
  ...productColumns,
]

export function squarespaceHead(most: number): string[] {
  const numbers = Array.from({ length: Math.max(leastOptions, most) }, (_, at) => at + 1)
  return [
    ...lead,
    ...numbers.flatMap((number) => [`Option Name ${number}`, `Option Value ${number}`]),
    ...variantColumns,
  ]
}

/** The lines of a product: the first carries it, each other one a variant. */
export function squarespaceLines(
  product: ExportedProduct,
  exportSettings: ExportSettings,
  pageSlug: string,
): ExportLine[] {
  const [first, ...others] = product.variants.map((variant) => variantCells(product, variant, exportSettings))
  return [{ ...productCells(product, pageSlug), ...first }, ...others]
}

function productCells({ row, html, categories, images }: ExportedProduct, pageSlug: string): ExportLine {
  const { 'Product ID': id = '', 'Product Page': page = pageSlug, ...extra } = row.extra.squarespace ?? {}
  return {
    ...extra,
    'Product ID [Non Editable]': id,
    'Product Type [Non Editable]': types[row.type] ?? 'PHYSICAL',
    'Product Page': page,
    'Product URL': row.slug,
    Title: row.title,
    Description: html,
    Categories: categories
      .map((names) => `/${names.map((name) => name.replaceAll('/', '-').replaceAll(',', ' ')).join('/')}`)
      .join(', '),
    Tags: row.tags.join(', '),
    Visible: yes(row.status === enumerations.contentStatuses.published),
    'Hosted Image URLs': images.map(({ url }) => url.replaceAll(' ', '%20')).join(' '),
  }
}

function variantCells({ row }: ExportedProduct, variant: VariantRow, { amount, standard }: ExportSettings): ExportLine {
  const options = row.options.flatMap(({ name }, at) => [
    [`Option Name ${at + 1}`, name],
    [`Option Value ${at + 1}`, variant.options.find((option) => option.name === name)?.value ?? ''],
  ])
  const measured = (value: number | null): string => (value ? numberText(lengthIn(standard, value)) : '0.0')
  return {
    'Variant ID [Non Editable]': variant.extra.squarespace?.['Variant ID'] ?? '',
    SKU: variant.imported_sku ?? variant.sku,
    GTIN: variant.barcode,
    MPN: variant.mpn,
    ...(Object.fromEntries(options) as ExportLine),
    Price: amount(variant.price_minor),
    'Sale Price': amount(variant.sale_minor ?? 0),
    'On Sale': yes(variant.on_sale),
    Stock: variant.is_unlimited ? 'Unlimited' : String(variant.quantity),
    Weight: variant.weight_grams ? numberText(weightIn(standard, variant.weight_grams)) : '0.0',
    Length: measured(variant.length_mm),
    Width: measured(variant.width_mm),
    Height: measured(variant.height_mm),
  }
}
