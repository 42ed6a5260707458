import { enumerations } from '#platform/contract'
import { productTypes } from '../../../contract/product-type.rules.ts'
import type { VariantRow } from '../../base/sale.ts'
import type { ExportedProduct, ExportSettings } from './export-source.ts'
import { type ExportLine, numberText } from './export-lines.ts'
import { isUnlistedStatus, isUntaxed, statusOf } from '../read/read-shopify.ts'
import { named, shopifyColumns } from '../read/shopify-columns.ts'

export const shopifyHead: readonly string[] = Object.values(shopifyColumns).map(([name]) => name)

const yes = (value: boolean): string => (value ? 'true' : 'false')

/** Lines of a product: the first has all of its values, and the others a variant, an image, or both. */
export function shopifyLines(product: ExportedProduct, exportSettings: ExportSettings): ExportLine[] {
  const { row, variants, images } = product
  const count = Math.max(1, variants.length, images.length)
  return Array.from({ length: count }, (_, at): ExportLine => {
    const variant = variants[at]
    const image = images[at]
    return {
      [named('handle')]: row.slug,
      ...(at === 0 ? productCells(product) : {}),
      ...(variant ? variantCells(product, variant, exportSettings) : {}),
      ...(image
        ? { [named('image')]: image.url, [named('imagePosition')]: String(at + 1), [named('imageAlt')]: image.alt }
        : {}),
    }
  })
}

function productCells({ row, html, categories }: ExportedProduct): ExportLine {
  const extra = row.extra.shopify ?? {}
  const isSame =
    statusOf(extra[named('status')] ?? '', extra[named('published')] ?? '') === row.status &&
    isUnlistedStatus(extra[named('status')] ?? '') === row.is_unlisted &&
    (extra[named('status')] ?? extra[named('published')]) !== undefined
  const status =
    row.status === enumerations.contentStatuses.published
      ? row.is_unlisted
        ? 'unlisted'
        : 'active'
      : row.status === enumerations.contentStatuses.private
        ? 'archived'
        : 'draft'
  return {
    ...extra,
    [named('title')]: row.title,
    [named('body')]: html,
    [named('vendor')]: row.brand,
    [named('type')]: categories[0]?.at(-1) ?? '',
    [named('tags')]: row.tags.join(', '),
    [named('published')]: isSame
      ? (extra[named('published')] ?? '')
      : yes(row.status === enumerations.contentStatuses.published),
    [named('status')]: isSame ? (extra[named('status')] ?? '') : status,
    [named('giftCard')]: yes(row.type === productTypes.GIFT_CARD),
    [named('seoTitle')]: row.seo_title,
    [named('seoDescription')]: row.seo_description,
    ...Object.fromEntries(
      optionNames(row.options.map(({ name }) => name)).map((name, at) => [`Option${at + 1} Name`, name]),
    ),
  }
}

/** A product without options says so in Shopify's words. */
const optionNames = (names: readonly string[]): readonly string[] => (names.length === 0 ? ['Title'] : names)

function variantCells(
  { row, images, variants }: ExportedProduct,
  variant: VariantRow,
  { amount }: ExportSettings,
): ExportLine {
  const extra = variant.extra.shopify ?? {}
  const isTaxSame = isUntaxed(variants.map((sibling) => sibling.extra.shopify ?? {})) === (row.tax_class === 'none')
  const isSale = variant.on_sale && variant.sale_minor !== null
  const values = row.options.map(({ name }) => variant.options.find((option) => option.name === name)?.value ?? '')
  return {
    ...extra,
    ...Object.fromEntries(
      (row.options.length === 0 ? ['Default Title'] : values).map((value, at) => [`Option${at + 1} Value`, value]),
    ),
    [named('sku')]: variant.imported_sku ?? variant.sku,
    [named('grams')]: numberText(variant.weight_grams),
    ...stockCells(variant, extra),
    [named('price')]: amount(isSale ? variant.sale_minor : variant.price_minor),
    [named('compareAt')]: isSale ? amount(variant.price_minor) : (extra[named('compareAt')] ?? ''),
    [named('shipping')]: yes(variant.needs_shipping),
    [named('taxable')]: (isTaxSame ? extra[named('taxable')] : undefined) ?? yes(row.tax_class !== 'none'),
    [named('barcode')]: variant.barcode,
    [named('mpn')]: variant.mpn,
    [named('variantImage')]: images.find(({ id }) => id === variant.image_id)?.url ?? '',
    [named('fulfilment')]: extra[named('fulfilment')] ?? 'manual',
    [named('weightUnit')]: extra[named('weightUnit')] ?? 'g',
    [named('cost')]: amount(variant.cost_minor),
  }
}

/** Keeps the tracking columns of the file while their meaning is unchanged. */
function stockCells(variant: VariantRow, extra: Readonly<Record<string, string>>): ExportLine {
  const tracker = extra[named('tracker')] ?? ''
  const policy = extra[named('policy')] ?? ''
  const isUntracked = tracker === '' || policy.toLowerCase() === 'continue'
  const isSame = isUntracked === variant.is_unlimited && Object.keys(extra).length > 0
  const isCounted = !variant.is_unlimited || variant.quantity > 0
  return {
    [named('tracker')]: isSame ? tracker : variant.is_unlimited ? '' : 'shopify',
    [named('policy')]: isSame ? policy : 'deny',
    [named('quantity')]: isCounted || (isSame && tracker !== '') ? String(variant.quantity) : '',
  }
}
