import { richTextOfHtml } from '#features/imports/server'
import { slugOf } from '#features/pages/contract'
import { paragraphs, type RichTextDoc } from '#platform/document'
import type { OwnerContext } from '#platform/context'
import { newId } from '#platform/contract'
import { productTypes } from '../../contract/product-type.rules.ts'
import type { ProductImage, ProductOption } from '../../contract/index.ts'
import type { ProductRow } from '../base/products.queries.ts'
import type { VariantRow } from '../base/sale.ts'
import { wordsOfOptions } from '../variants/set-options.ts'
import type { NewProductRow, NewVariantRow } from '../base/write-products.ts'
import { hashOfDoc } from './description-html.tsx'
import type { Present } from './find-present.ts'
import {
  type ExchangeFormat,
  type ImportedProduct,
  type ImportedVariant,
  longestOption,
  longestTitle,
  note,
  type Note,
} from './imported-product.ts'
import type { SettledSku } from './settle-skus.ts'

export type ImportedColumns = Omit<NewProductRow, 'id' | 'collection_id' | 'slug' | 'position' | 'created_at'>

/** Returns the product columns that a file provides. Images that exist already keep their ids. */
export function columnsOfImported(
  ctx: OwnerContext,
  product: ImportedProduct,
  match: Present | undefined,
  notes: Note[],
): ImportedColumns {
  const present = match?.row
  const today = match?.today
  const { doc, images, source } = descriptionOf(product, match, notes)
  const options = optionsOf(product)
  const statedFields = statedFieldsOf[product.format]
  return {
    type: present && today?.type === product.type ? present.type : typeOf(product, present),
    status:
      product.variants.length === 0 ? 4 : present && today?.status === product.status ? present.status : product.status,
    title: product.title.slice(0, longestTitle) || product.slug || product.key,
    description: doc,
    excerpt: statedFields.has('excerpt') ? product.excerpt.slice(0, 2000) : (present?.excerpt ?? ''),
    images: imagesOf(ctx, product, images, present?.images ?? []),
    options,
    option_words: wordsOfOptions(options),
    tags: product.tags,
    tag_slugs: [...new Set(product.tags.map(slugOf).filter(Boolean))],
    brand: statedFields.has('brand') ? product.brand.slice(0, 200) : (present?.brand ?? ''),
    seo_title: statedFields.has('seo') ? product.seoTitle.slice(0, 300) : (present?.seo_title ?? ''),
    seo_description: statedFields.has('seo') ? product.seoDescription.slice(0, 1000) : (present?.seo_description ?? ''),
    social_image: present?.social_image ?? null,
    noindex: present?.noindex ?? false,
    is_unlisted: statedFields.has('unlisted') ? product.isUnlisted : (present?.is_unlisted ?? false),
    related_ids: present?.related_ids ?? [],
    layout_id: present?.layout_id ?? null,
    visible_from: present?.visible_from ?? null,
    visible_until: present?.visible_until ?? null,
    is_featured: statedFields.has('isFeatured') ? product.isFeatured : (present?.is_featured ?? false),
    tax_class: present && today?.taxClass === product.taxClass ? present.tax_class : taxClassOf(product, present),
    min_quantity: present?.min_quantity ?? 1,
    max_quantity: statedFields.has('limits') ? product.maxQuantity : (present?.max_quantity ?? null),
    form: present?.form ?? null,
    plan: present?.plan ?? null,
    gift_card: present?.gift_card ?? null,
    bundle: present?.bundle ?? null,
    download_limit: statedFields.has('limits') ? product.downloadLimit : (present?.download_limit ?? null),
    download_days: statedFields.has('limits') ? product.downloadDays : (present?.download_days ?? null),
    extra: { ...present?.extra, [product.format]: product.extra, ...source },
    changed_at: ctx.now(),
  }
}

/** Fields that only some systems export. A field that a file cannot state keeps the owner's value. */
const statedFieldsOf: Record<ExchangeFormat, ReadonlySet<string>> = {
  shopify: new Set(['brand', 'seo', 'cost', 'mpn', 'image', 'unlisted']),
  squarespace: new Set(['mpn', 'size']),
  woocommerce: new Set(['brand', 'excerpt', 'isFeatured', 'limits', 'saleDates', 'size', 'image', 'mpn', 'unlisted']),
}

/** Shopify distinguishes gift cards from other products, and no further types. */
function typeOf(product: ImportedProduct, present: ProductRow | undefined): ProductRow['type'] {
  if (
    present &&
    product.format === 'shopify' &&
    product.type === productTypes.PHYSICAL &&
    present.type !== productTypes.GIFT_CARD
  )
    return present.type
  return product.type === productTypes.DIGITAL && product.variants.length !== 1 ? productTypes.SERVICE : product.type
}

/** Shopify states whether a product is taxed; Squarespace does not. */
function taxClassOf(product: ImportedProduct, present: ProductRow | undefined): string {
  if (product.format === 'woocommerce') return product.taxClass.slice(0, 100)
  const before = present?.tax_class ?? ''
  if (product.format === 'squarespace' || (before === 'none') === (product.taxClass === 'none')) return before
  return product.taxClass
}

/** Keeps the present description where the file has its text unchanged. */
export function descriptionOf(product: ImportedProduct, match: Present | undefined, notes: Note[]) {
  if (match?.today?.html === product.html)
    return { doc: match.row.description, images: [], source: sourceOf(product, match.row.description) }
  if (product.html === '') return { doc: paragraphs(''), images: [], source: sourceOf(product, paragraphs('')) }
  const { doc, images, isWhole } =
    product.format === 'woocommerce'
      ? richTextOfHtml(withLineEnds(product.html), { isClassic: true })
      : richTextOfHtml(product.html)
  if (!isWhole) notes.push(note('descriptionSimplified'))
  return { doc, images, source: sourceOf(product, doc) }
}

/** Converts the two characters `\\n`, by which WooCommerce exports line ends. */
const withLineEnds = (html: string): string => html.replace(/\\n/g, '\n')

/** Stores the description of the file, which an export returns while its converted form is unchanged. */
function sourceOf(product: ImportedProduct, doc: RichTextDoc): Record<string, Record<string, string>> {
  return {
    source: {
      html: product.html,
      doc: hashOfDoc(doc),
      ...(product.related.length > 0 ? { related: JSON.stringify(product.related) } : {}),
    },
  }
}

/** Returns options with the values of the variants, in the order of their appearance. */
function optionsOf(product: ImportedProduct): ProductOption[] {
  return product.options.map((name, at) => ({
    name: name.slice(0, longestOption),
    values: [
      ...new Set(product.variants.map(({ values }) => (values[at] ?? '').slice(0, longestOption)).filter(Boolean)),
    ],
  }))
}

function imagesOf(
  ctx: OwnerContext,
  product: ImportedProduct,
  images: readonly { url: string; alt: string }[],
  present: readonly ProductImage[],
): ProductImage[] {
  const bySource = new Map(present.flatMap((image) => (image.source === '' ? [] : [[image.source, image] as const])))
  const own = new Map(
    present.flatMap((image) => (image.source === '' && image.asset !== null ? [[image.asset, image] as const] : [])),
  )
  const named = product.images.map(({ url, alt }) => ({ url: url.slice(0, 4000), alt: alt.slice(0, 1000) }))
  const all = [
    ...named,
    ...images.filter(({ url }) => /^https?:/i.test(url) && !named.some((image) => image.url === url)),
  ]
  const importedImages = all.map(({ url, alt }): ProductImage => {
    const before = bySource.get(url) ?? own.get(assetIn(url))
    return before
      ? { ...before, alt: alt || before.alt }
      : { id: newId(ctx.now().getTime()), asset: null, source: url, alt, focalPoint: null }
  })
  // Images that the owner added here are kept.
  return [
    ...importedImages,
    ...present.filter((image) => image.source === '' && !importedImages.some(({ id }) => id === image.id)),
  ]
}

/** The image of this shop that an address of an export names; '' for any other. */
const assetIn = (url: string): string => /\/s\/([0-9a-f]{24})\//.exec(url)?.[1] ?? ''

/** Returns the variant columns that a file provides. */
export function columnsOfVariant(
  ctx: OwnerContext,
  product: ImportedProduct,
  variant: ImportedVariant,
  {
    settled,
    images,
    position,
    before,
  }: { settled: SettledSku; images: readonly ProductImage[]; position: number; before: VariantRow | undefined },
): Omit<NewVariantRow, 'id' | 'product_id'> {
  const statedFields = statedFieldsOf[product.format]
  return {
    position,
    options: product.options.flatMap((name, at) => {
      const value = (variant.values[at] ?? '').slice(0, longestOption)
      return value === '' ? [] : [{ name: name.slice(0, longestOption), value }]
    }),
    sku: settled.sku,
    imported_sku: settled.importedSku,
    barcode: variant.barcode.slice(0, 200),
    mpn: statedFields.has('mpn') ? variant.mpn.slice(0, 200) : (before?.mpn ?? ''),
    price_minor: variant.priceMinor,
    sale_minor: variant.saleMinor,
    on_sale: variant.onSale,
    ...whenOnSale(variant, statedFields.has('saleDates') ? undefined : before),
    cost_minor: statedFields.has('cost') ? variant.costMinor : (before?.cost_minor ?? null),
    is_unlimited: variant.isUnlimited,
    quantity: variant.quantity,
    low_stock_at: variant.lowStockAt,
    low_told_at: null,
    weight_grams: variant.weightGrams,
    ...sizeOf(variant, statedFields.has('size') ? undefined : before),
    needs_shipping: variant.needsShipping,
    image_id: imageOf(variant, images, statedFields.has('image') ? undefined : before),
    extra: { ...before?.extra, [product.format]: variant.extra },
    changed_at: ctx.now(),
  }
}

function whenOnSale(
  { saleFrom, saleUntil }: ImportedVariant,
  before: VariantRow | undefined,
): Pick<NewVariantRow, 'sale_from' | 'sale_until'> {
  if (before) return { sale_from: before.sale_from, sale_until: before.sale_until }
  return {
    sale_from: saleFrom === null ? null : new Date(saleFrom),
    sale_until: saleUntil === null ? null : new Date(saleUntil),
  }
}

function sizeOf(
  { lengthMm, widthMm, heightMm }: ImportedVariant,
  before: VariantRow | undefined,
): Pick<NewVariantRow, 'length_mm' | 'width_mm' | 'height_mm'> {
  if (before) return { length_mm: before.length_mm, width_mm: before.width_mm, height_mm: before.height_mm }
  return { length_mm: lengthMm, width_mm: widthMm, height_mm: heightMm }
}

function imageOf(
  { image }: ImportedVariant,
  images: readonly ProductImage[],
  before: VariantRow | undefined,
): string | null {
  if (before) return images.some(({ id }) => id === before.image_id) ? before.image_id : null
  return (
    images.find(
      ({ source, asset }) => image !== '' && (source === image || (source === '' && asset === assetIn(image))),
    )?.id ?? null
  )
}
