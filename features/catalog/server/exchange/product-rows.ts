import { createHash } from 'node:crypto'
import { richTextOfHtml } from '#features/imports/server'
import { slugOf } from '#features/pages/contract'
import { paragraphs, type RichTextDoc } from '#platform/blocks'
import type { OwnerContext } from '#platform/context'
import { newId } from '#platform/contract'
import type { ProductImage, ProductOption } from '../../contract/index.ts'
import type { ProductRow } from '../products.queries.ts'
import { wordsOfOptions } from '../set-options.ts'
import type { NewProductRow, NewVariantRow } from '../write-products.ts'
import { type ImportedProduct, type ImportedVariant, note, type Note } from './imported-product.ts'
import type { SettledSku } from './settle-skus.ts'

export type ImportedColumns = Omit<NewProductRow, 'id' | 'collection_id' | 'slug' | 'position' | 'created_at'>

/** The columns of a product that a file says. Pictures that are there already stay the same ones. */
export function columnsOfImported(ctx: OwnerContext, product: ImportedProduct, present: ProductRow | undefined, notes: Note[]): ImportedColumns {
  const { doc, pictures, isWhole } = product.html === '' ? { doc: paragraphs(''), pictures: [], isWhole: true } : richTextOfHtml(product.html)
  if (!isWhole) notes.push(note('descriptionSimplified'))
  const options = optionsOf(product)
  return {
    type: product.type === 2 && product.variants.length !== 1 ? 3 : product.type,
    status: product.variants.length === 0 ? 4 : product.status,
    title: product.title.slice(0, 500) || product.slug || product.key,
    description: doc,
    excerpt: product.excerpt.slice(0, 2000),
    images: imagesOf(ctx, product, pictures, present?.images ?? []),
    options,
    option_words: wordsOfOptions(options),
    tags: product.tags,
    tag_slugs: [...new Set(product.tags.map(slugOf).filter(Boolean))],
    brand: product.brand.slice(0, 200),
    seo_title: product.seoTitle.slice(0, 300),
    seo_description: product.seoDescription.slice(0, 1000),
    social_image: present?.social_image ?? null,
    noindex: present?.noindex ?? false,
    related_ids: present?.related_ids ?? [],
    layout_id: present?.layout_id ?? null,
    visible_from: null,
    visible_until: null,
    is_featured: product.isFeatured,
    tax_class: product.taxClass.slice(0, 100),
    min_quantity: present?.min_quantity ?? 1,
    max_quantity: product.maxQuantity,
    form: present?.form ?? null,
    plan: present?.plan ?? null,
    gift_card: present?.gift_card ?? null,
    download_limit: product.downloadLimit,
    download_days: product.downloadDays,
    extra: { ...present?.extra, [product.format]: product.extra, ...sourceOf(product, doc) },
    changed_at: ctx.now(),
  }
}

/** The description as the file had it: an export gives it back as long as nobody changes what became of it. */
function sourceOf(product: ImportedProduct, doc: RichTextDoc): Record<string, Record<string, string>> {
  return {
    source: { html: product.html, doc: hashOfDoc(doc), ...(product.related.length > 0 ? { related: JSON.stringify(product.related) } : {}) },
  }
}

export function hashOfDoc(doc: RichTextDoc): string {
  return createHash('sha256')
    .update(JSON.stringify(sortedKeys(doc)))
    .digest('hex')
    .slice(0, 24)
}

/** jsonb keeps no order of keys. */
function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortedKeys(inner)]),
  )
}

/** Options with the values that variants have, in the order in which they come. */
function optionsOf(product: ImportedProduct): ProductOption[] {
  return product.options.map((name, at) => ({
    name: name.slice(0, 255),
    values: [...new Set(product.variants.map(({ values }) => values[at] ?? '').filter(Boolean))],
  }))
}

function imagesOf(
  ctx: OwnerContext,
  product: ImportedProduct,
  pictures: readonly { url: string; alt: string }[],
  present: readonly ProductImage[],
): ProductImage[] {
  const known = new Map(present.map((image) => [image.source, image]))
  const own = product.images.map(({ url, alt }) => ({ url: url.slice(0, 4000), alt: alt.slice(0, 1000) }))
  const all = [...own, ...pictures.filter(({ url }) => /^https?:/i.test(url) && !own.some((image) => image.url === url))]
  const made = all.map(({ url, alt }): ProductImage => {
    const before = known.get(url)
    return before ? { ...before, alt: alt || before.alt } : { id: newId(ctx.now().getTime()), asset: null, source: url, alt, focalPoint: null }
  })
  // Pictures that an owner added here are not of the file and stay.
  return [...made, ...present.filter(({ source }) => source === '')]
}

/** The columns of a variant that a file says. */
export function columnsOfVariant(
  ctx: OwnerContext,
  product: ImportedProduct,
  variant: ImportedVariant,
  { settled, images, position }: { settled: SettledSku; images: readonly ProductImage[]; position: number },
): Omit<NewVariantRow, 'id' | 'product_id'> {
  return {
    position,
    options: product.options.flatMap((name, at) => {
      const value = (variant.values[at] ?? '').slice(0, 255)
      return value === '' ? [] : [{ name: name.slice(0, 255), value }]
    }),
    sku: settled.sku,
    imported_sku: settled.importedSku,
    barcode: variant.barcode.slice(0, 200),
    mpn: variant.mpn.slice(0, 200),
    price_minor: variant.priceMinor,
    sale_minor: variant.saleMinor,
    on_sale: variant.onSale,
    sale_from: variant.saleFrom === null ? null : new Date(variant.saleFrom),
    sale_until: variant.saleUntil === null ? null : new Date(variant.saleUntil),
    cost_minor: variant.costMinor !== null && variant.costMinor >= 0 ? variant.costMinor : null,
    is_unlimited: variant.isUnlimited,
    quantity: variant.quantity,
    low_stock_at: variant.lowStockAt,
    low_told_at: null,
    weight_grams: variant.weightGrams,
    length_mm: variant.lengthMm,
    width_mm: variant.widthMm,
    height_mm: variant.heightMm,
    needs_shipping: variant.needsShipping,
    image_id: images.find(({ source }) => variant.image !== '' && source === variant.image)?.id ?? null,
    extra: { [product.format]: variant.extra },
    changed_at: ctx.now(),
  }
}
