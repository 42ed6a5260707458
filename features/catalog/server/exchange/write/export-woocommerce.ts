import { enumerations } from '#platform/contract'
import { productTypes } from '../../../contract/product-type.rules.ts'
import type { VariantRow } from '../../base/sale.ts'
import type { ExportedProduct, ExportSettings } from './export-source.ts'
import { type ExportLine, numberText } from './export-lines.ts'
import { isShownEverywhere, isUnlistedWord } from '../read/woocommerce-visibility.ts'
import { woocommerceHeader } from '../read/woocommerce-header.ts'
import { barcodeColumn, giftCardColumn, idleSaleColumn, withoutColumn } from '../read/woocommerce-fields.ts'

const yes = (value: boolean): string => (value ? '1' : '0')

export function wooHead(standard: 'metric' | 'imperial'): string[] {
  const [weight, length] = standard === 'imperial' ? ['lbs', 'in'] : ['kg', 'cm']
  const units: Partial<Record<string, string>> = { Weight: weight, Length: length, Width: length, Height: length }
  return [...woocommerceHeader.map((name) => (units[name] ? `${name} (${units[name]})` : name)), 'Brands']
}

/** One line for a product, and one for each of its variants if it has options. */
export function wooLines(product: ExportedProduct, exportSettings: ExportSettings): ExportLine[] {
  const { row, variants } = product
  const [only] = variants
  if (row.options.length === 0)
    return only
      ? [
          {
            ...productCells(product),
            ...priceCells(only, exportSettings),
            SKU: only.imported_sku ?? only.sku,
            [barcodeColumn]: only.barcode,
          },
        ]
      : [productCells(product)]
  const extra = row.extra.woocommerce ?? {}
  const own = extra.SKU ?? (extra.ID ? '' : row.slug)
  const parent = own || `id:${extra.ID ?? ''}`
  const head = {
    ...productCells(product),
    SKU: own,
    ...attributeCells(product),
    'In stock?': yes(variants.some(({ is_unlimited, quantity }) => is_unlimited || quantity > 0)),
  }
  return [head, ...variants.map((variant) => variationCells(product, variant, exportSettings, parent))]
}

function productCells({ row, html, categories, images, variants }: ExportedProduct): ExportLine {
  const extra = row.extra.woocommerce ?? {}
  const importedType = (extra.Type ?? '').toLowerCase()
  const isKeptType = importedType.includes('grouped') || importedType.includes('external')
  const type =
    row.options.length > 0 || variants.length === 0
      ? 'variable'
      : row.type === productTypes.DIGITAL
        ? 'simple, downloadable, virtual'
        : row.type === productTypes.SERVICE
          ? 'simple, virtual'
          : 'simple'
  const hidden = row.status === enumerations.contentStatuses.private ? '0' : '-1'
  const visibility = extra['Visibility in catalog'] ?? ''
  const isStillHidden =
    row.status === enumerations.contentStatuses.draft && !isShownEverywhere(visibility) && !isUnlistedWord(visibility)
  return {
    ...extra,
    Type: isKeptType || sameType(importedType, type) ? (extra.Type ?? type) : type,
    Name: row.title,
    // Products hidden here because they have no variant, or because they were not in every list, keep their word.
    Published:
      isKeptType || variants.length === 0 || isStillHidden
        ? (extra.Published ?? '1')
        : row.status === enumerations.contentStatuses.published
          ? '1'
          : hidden,
    'Is featured?': yes(row.is_featured),
    'Visibility in catalog': visibilityOf(row, visibility),
    'Short description': row.excerpt,
    Description: html,
    'Tax status': row.tax_class === 'none' ? 'none' : (extra['Tax status'] ?? 'taxable'),
    'Tax class': row.tax_class === 'none' ? '' : row.tax_class,
    'Sold individually?': yes(row.max_quantity === 1),
    'Allow customer reviews?': extra['Allow customer reviews?'] ?? '1',
    Categories: categories.map((names) => names.map((name) => name.replaceAll(',', '\\,')).join(' > ')).join(', '),
    Tags: row.tags.map((tag) => tag.replaceAll(',', '\\,')).join(', '),
    Images: images.map(({ url }) => url.replaceAll(',', '%2C')).join(', '),
    'Download limit': row.download_limit === null ? '' : String(row.download_limit),
    'Download expiry days': row.download_days === null ? '' : String(row.download_days),
    Brands: row.brand,
    ...(row.type === productTypes.GIFT_CARD ? { [giftCardColumn]: 'yes' } : {}),
  }
}

const sameType = (importedType: string, type: string): boolean =>
  importedType !== '' &&
  ['variable', 'downloadable', 'virtual'].every(
    (word) =>
      importedType.includes(word) === type.includes(word) || (word === 'virtual' && type.includes('downloadable')),
  )

/** Values without a variant stay in the list that the file contained. */
function attributeCells({ row }: ExportedProduct): ExportLine {
  const extra = row.extra.woocommerce ?? {}
  return Object.fromEntries(
    row.options.flatMap(({ name, values }, at) => {
      const number = at + 1
      const importedValues =
        extra[`Attribute ${number} name`] === name ? extra[`Attribute ${number} value(s)`] : undefined
      return [
        [`Attribute ${number} name`, name],
        [
          `Attribute ${number} value(s)`,
          importedValues ?? values.map((value) => value.replaceAll(',', '\\,')).join(', '),
        ],
        [`Attribute ${number} visible`, extra[`Attribute ${number} visible`] ?? '1'],
        [`Attribute ${number} global`, extra[`Attribute ${number} global`] ?? '1'],
      ]
    }),
  )
}

function variationCells(
  { row, images }: ExportedProduct,
  variant: VariantRow,
  exportSettings: ExportSettings,
  parent: string,
): ExportLine {
  const { ID = '', ...extra } = variant.extra.woocommerce ?? {}
  const without = row.options
    .filter(({ name }) => !variant.options.some((option) => option.name === name))
    .map(({ name }) => name.replaceAll(',', '\\,'))
  const values = row.options.map(({ name }, at) => [
    [`Attribute ${at + 1} name`, name],
    [
      `Attribute ${at + 1} value(s)`,
      variant.options.find((option) => option.name === name)?.value.replaceAll(',', '\\,') ?? '',
    ],
    [`Attribute ${at + 1} global`, row.extra.woocommerce?.[`Attribute ${at + 1} global`] ?? '1'],
  ])
  return {
    ...extra,
    ID,
    Type: 'variation',
    SKU: variant.imported_sku ?? variant.sku,
    [barcodeColumn]: variant.barcode,
    Name: [row.title, variant.options.map(({ value }) => value).join(', ')].join(' - '),
    Published: '1',
    'Visibility in catalog': 'visible',
    'Tax status': extra['Tax status'] ?? 'taxable',
    'Tax class': extra['Tax class'] ?? 'parent',
    Images: images.find(({ id }) => id === variant.image_id)?.url.replaceAll(',', '%2C') ?? '',
    Parent: parent,
    Position: extra.Position ?? String(variant.position),
    ...Object.fromEntries(values.flat()),
    ...(without.length > 0 ? { [withoutColumn]: without.join(', ') } : {}),
    ...priceCells(variant, exportSettings),
  }
}

function priceCells(variant: VariantRow, { amount, standard }: ExportSettings): ExportLine {
  const [weight, length, grams, millimetres] =
    standard === 'imperial' ? ['lbs', 'in', 453.59237, 25.4] : ['kg', 'cm', 1000, 10]
  const measured = (value: number | null, unit: number): string => (value ? numberText(value / unit, 6) : '')
  const isOn = variant.on_sale && variant.sale_minor !== null
  return {
    'Date sale price starts': variant.sale_from?.toISOString() ?? '',
    'Date sale price ends': variant.sale_until?.toISOString() ?? '',
    'In stock?': yes(variant.is_unlimited || variant.quantity > 0),
    Stock: variant.is_unlimited && variant.quantity === 0 ? '' : String(variant.quantity),
    'Low stock amount': variant.low_stock_at === null ? '' : String(variant.low_stock_at),
    'Backorders allowed?': yes(variant.is_unlimited && variant.quantity > 0),
    [`Weight (${weight})`]: measured(variant.weight_grams, grams),
    [`Length (${length})`]: measured(variant.length_mm, millimetres),
    [`Width (${length})`]: measured(variant.width_mm, millimetres),
    [`Height (${length})`]: measured(variant.height_mm, millimetres),
    'Sale price': isOn ? amount(variant.sale_minor) : '',
    'Regular price': amount(variant.price_minor),
    ...(!isOn && variant.sale_minor !== null ? { [idleSaleColumn]: amount(variant.sale_minor) } : {}),
  }
}

/** Keeps the word of the file as long as it says the same as the product. */
function visibilityOf({ status, is_unlisted: isUnlisted }: ExportedProduct['row'], visibility: string): string {
  if (isUnlisted) return isUnlistedWord(visibility) ? visibility : 'hidden'
  const isKept = status !== enumerations.contentStatuses.published && visibility !== '' && !isUnlistedWord(visibility)
  return isKept ? visibility : 'visible'
}
