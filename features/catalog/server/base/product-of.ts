import { siteTables } from '#platform/database'
import { collectionsByIds } from '#features/content/server'
import type { SiteContext } from '#platform/context'
import { type Product, productPath, type Variant } from '../../contract/index.ts'
import { hasPage, type ProductRow, productRowById, reservedOf, variantRowsOf } from './products.queries.ts'
import { swatchesOf } from './swatches.ts'
import type { VariantRow } from './sale.ts'

/** Returns a product for its owner, hidden or not. */
export async function productById(ctx: SiteContext, id: string): Promise<Product> {
  const row = await productRowById(ctx, id)
  const variants = (await variantRowsOf(ctx, [id])).get(id) ?? []
  const reserved = await reservedOf(
    ctx,
    variants.map((variant) => variant.id),
  )
  const members = await siteTables(ctx)
    .selectFrom('product_category_members')
    .where('product_id', '=', id)
    .select('category_id')
    .orderBy('position')
    .orderBy('category_id')
    .execute()
  const files = await siteTables(ctx)
    .selectFrom('product_files')
    .where('product_id', '=', id)
    .where('removed_at', 'is', null)
    .select(['id', 'name', 'type', 'bytes'])
    .orderBy('id')
    .execute()
  const page = (await collectionsByIds(ctx, [row.collection_id])).get(row.collection_id)
  return {
    ...fieldsOf(row),
    path: hasPage(row.status) ? productPath(page?.slug ?? '', row.slug) : null,
    categoryIds: members.map(({ category_id }) => category_id),
    swatches: await swatchesOf(ctx, row.option_words),
    variants: variants.map((variant) => variantOf(variant, reserved.get(variant.id) ?? 0)),
    files,
  }
}

function fieldsOf(row: ProductRow): Omit<Product, 'path' | 'categoryIds' | 'swatches' | 'variants' | 'files'> {
  return {
    id: row.id,
    collectionId: row.collection_id,
    type: row.type,
    status: row.status,
    title: row.title,
    slug: row.slug,
    description: row.description,
    excerpt: row.excerpt,
    images: row.images,
    videos: row.videos,
    options: row.options,
    tags: row.tags,
    brand: row.brand,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    socialImage: row.social_image,
    noindex: row.noindex,
    isUnlisted: row.is_unlisted,
    relatedIds: row.related_ids,
    goesWithIds: row.goes_with_ids,
    sizeGuideId: row.size_guide || null,
    shipsFrom: row.ships_from || null,
    layoutId: row.layout_id,
    visibleFrom: row.visible_from?.toISOString() ?? null,
    visibleUntil: row.visible_until?.toISOString() ?? null,
    isFeatured: row.is_featured,
    taxClass: row.tax_class,
    minQuantity: row.min_quantity,
    maxQuantity: row.max_quantity,
    form: row.form,
    plan: row.plan,
    giftCard: row.gift_card,
    bundle: row.bundle,
    downloadLimit: row.download_limit,
    downloadDays: row.download_days,
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  }
}

export function variantOf(row: VariantRow, reserved: number): Variant {
  return {
    id: row.id,
    productId: row.product_id,
    options: row.options,
    sku: row.sku,
    importedSku: row.imported_sku,
    barcode: row.barcode,
    mpn: row.mpn,
    priceMinor: row.price_minor,
    saleMinor: row.sale_minor,
    onSale: row.on_sale,
    saleFrom: row.sale_from?.toISOString() ?? null,
    saleUntil: row.sale_until?.toISOString() ?? null,
    costMinor: row.cost_minor,
    isUnlimited: row.is_unlimited,
    quantity: row.quantity,
    reserved,
    lowStockAt: row.low_stock_at,
    weightGrams: row.weight_grams,
    lengthMm: row.length_mm,
    widthMm: row.width_mm,
    heightMm: row.height_mm,
    needsShipping: row.needs_shipping,
    imageId: row.image_id,
    position: row.position,
  }
}
