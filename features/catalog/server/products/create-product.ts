import { siteTables } from '#platform/database'
import { audit } from '#features/accounts/server'
import { slugOf } from '#features/pages/contract'
import { paragraphs, orderBetween } from '#platform/document'
import type { OwnerContext, SiteContext, OwnerTransaction } from '#platform/context'
import { enumerations, type Input, newId } from '#platform/contract'
import { sql } from 'kysely'
import {
  type catalogApi,
  type Product,
  type ProductPatch,
  type ProductType,
  productTypes,
  type VariantPatch,
} from '../../contract/index.ts'
import { afterProductsChanged } from '../base/after-products-changed.ts'
import { variantColumnsOf } from '../variants/change-variant.ts'
import { freshSkus } from '../variants/fresh-skus.ts'
import { productById } from '../base/product-of.ts'
import { requireFitBundle } from '../bundles/bundles.ts'
import { freeProductSlug } from '../base/product-slugs.ts'
import { requireProductsPage, requireRoom } from '../base/products-pages.ts'
import { placeTags } from '../categories/tag-addresses.ts'
import {
  insertProducts,
  insertVariants,
  type NewProductRow,
  type NewVariantRow,
  setMemberships,
} from '../base/write-products.ts'

/** A draft with one variant: its owner gives it prices, options and images, then publishes it. */
export async function createProduct(
  ctx: OwnerTransaction,
  {
    collectionId,
    type,
    title,
    variant = {},
    ...values
  }: Omit<Input<typeof catalogApi.create>, 'type'> & { type?: ProductType },
): Promise<Product> {
  ctx.require('commerce.inventory')
  const page = await requireProductsPage(ctx, collectionId)
  const slug = await freeProductSlug(ctx, collectionId, values.slug || title)
  await requireRoom(ctx, collectionId)
  const id = newId(ctx.now().getTime())
  const position = orderBetween(await lastPosition(ctx, collectionId), null)
  if (values.bundle) await requireFitBundle(ctx, { id, type: type ?? productTypes.PHYSICAL }, values.bundle)
  const row = {
    ...startingProduct(ctx),
    ...columnsOf(values),
    id,
    collection_id: collectionId,
    type: type ?? productTypes.PHYSICAL,
    title,
    slug,
    position,
  }
  await insertProducts(ctx, [row])
  const [sku = ''] = variant.sku ? [variant.sku] : await freshSkus(ctx, 1)
  await insertVariants(ctx, [await firstVariant(ctx, row, { ...variant, sku })])
  if (values.categoryIds) await setMemberships(ctx, new Map([[id, values.categoryIds]]))
  if (values.tags) await placeTags(ctx, page, values.tags)
  await audit(ctx, { action: 'catalog.product_created', subject: id, after: { title } })
  await afterProductsChanged(ctx, [{ id, collectionId }])
  return productById(ctx, id)
}

async function firstVariant(
  ctx: OwnerContext,
  { id, type }: { id: string; type: ProductType },
  values: VariantPatch,
): Promise<NewVariantRow> {
  return {
    ...startingVariant(ctx, type),
    ...(await variantColumnsOf(ctx, values, null)),
    id: newId(ctx.now().getTime()),
    product_id: id,
  }
}

export function startingProduct(
  ctx: SiteContext,
): Omit<NewProductRow, 'id' | 'collection_id' | 'type' | 'title' | 'slug' | 'position'> {
  return {
    status: enumerations.contentStatuses.draft,
    description: paragraphs(''),
    social_image: null,
    layout_id: null,
    visible_from: null,
    visible_until: null,
    max_quantity: null,
    form: null,
    plan: null,
    gift_card: null,
    bundle: null,
    download_limit: null,
    download_days: null,
    created_at: ctx.now(),
    changed_at: ctx.now(),
  }
}

/** Only physical products are shipped; all others have unlimited stock (A3.21). */
export function startingVariant(ctx: SiteContext, type: ProductType): Omit<NewVariantRow, 'id' | 'product_id'> {
  const isThing = type === productTypes.PHYSICAL
  return {
    position: 0,
    sku: '',
    imported_sku: null,
    price_minor: 0,
    sale_minor: null,
    sale_from: null,
    sale_until: null,
    cost_minor: null,
    is_unlimited: !isThing,
    quantity: 0,
    low_stock_at: null,
    low_told_at: null,
    weight_grams: null,
    length_mm: null,
    width_mm: null,
    height_mm: null,
    needs_shipping: isThing,
    image_id: null,
    changed_at: ctx.now(),
  }
}

/** Columns for an owner's changes of a product. */
export function columnsOf(values: ProductPatch): Partial<NewProductRow> {
  const moment = (text: string | null | undefined): Date | null | undefined =>
    typeof text === 'string' ? new Date(text) : text
  const columns = {
    title: values.title,
    description: values.description,
    excerpt: values.excerpt,
    images: values.images,
    videos: values.videos,
    tags: values.tags && distinct(values.tags),
    tag_slugs: values.tags && distinct(values.tags.map(slugOf)).filter(Boolean),
    brand: values.brand,
    seo_title: values.seoTitle,
    seo_description: values.seoDescription,
    social_image: values.socialImage,
    noindex: values.noindex,
    is_unlisted: values.isUnlisted,
    related_ids: values.relatedIds,
    goes_with_ids: values.goesWithIds,
    size_guide: values.sizeGuideId === null ? '' : values.sizeGuideId,
    ships_from: values.shipsFrom === null ? '' : values.shipsFrom,
    layout_id: values.layoutId,
    visible_from: moment(values.visibleFrom),
    visible_until: moment(values.visibleUntil),
    is_featured: values.isFeatured,
    tax_class: values.taxClass,
    min_quantity: values.minQuantity,
    max_quantity: values.maxQuantity,
    form: values.form,
    plan: values.plan,
    gift_card: values.giftCard,
    bundle: values.bundle,
    download_limit: values.downloadLimit,
    download_days: values.downloadDays,
  }
  return Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  ) as Partial<NewProductRow>
}

export async function lastPosition(ctx: SiteContext, collectionId: string): Promise<string | null> {
  const row = await siteTables(ctx)
    .selectFrom('products')
    .where('collection_id', '=', collectionId)
    .where('status', '!=', enumerations.contentStatuses.deleted)
    .select(sql<string | null>`max(position)`.as('last'))
    .executeTakeFirst()
  return row?.last ?? null
}

const distinct = (list: readonly string[]): string[] => [...new Set(list.map((entry) => entry.trim()).filter(Boolean))]
