import { collectionsByIds } from '#features/content/server'
import { collectionPath } from '#features/content/contract'
import { slugOf } from '#features/pages/contract'
import { addressOf } from '#features/pages/server'
import { cacheTag, type SiteContext, type CacheTag } from '#platform/context'
import type { Locks } from '#platform/contract'
import type { Loaded } from '#platform/render/server'
import {
  priceOf,
  productPath,
  productTypes,
  type ProductView,
  stockOf,
  tagPath,
  type VariantView,
  type ProductVideo,
  type ProductVideoView,
} from '../../contract/index.ts'
import { categoryLinksOf } from '../categories/categories.queries.ts'
import { beginningOf, dayAhead } from '../../contract/window/ordered-ahead.rules.ts'
import { imagesOf } from '../images/product-images.ts'
import { closedProducts } from '../base/covered-products.queries.ts'
import {
  isVisibleRow,
  type ProductRow,
  productRowsByIds,
  structuredProduct,
  variantRowsOf,
} from '../base/products.queries.ts'
import { earliestAfter, isOnSale, nextSaleMoment, type VariantRow } from '../base/sale.ts'
import { optionsWithSwatches, swatchViewsOf } from '../base/swatches.ts'
import { storeTags } from '../store-settings.ts'
import { embeddableOf } from '#features/media/contract'
import { assetsByIds } from '#features/media/server'

/** Returns the product whose page has the path; null for none. */
export async function productIdOfPath(ctx: SiteContext, path: string): Promise<string | null> {
  const address = await addressOf(ctx, path)
  return address?.kind === 'subject' && address.subject.startsWith('product:')
    ? address.subject.slice('product:'.length)
    : null
}

/**
 * Returns whole products for their pages, by id. Products that visitors may not see are left out unless `hidden` asks
 * for them (previews, the canvas). Products that need more access than visitors have `opened` are left out as well; on
 * its own page a product is complete.
 */
export async function productViews(
  ctx: SiteContext,
  ids: readonly string[],
  { hidden = false, opened }: { hidden?: boolean; opened: Locks },
): Promise<Loaded<Map<string, ProductView>>> {
  const now = ctx.now()
  const all = await productRowsByIds(ctx, ids)
  const closed = await closedProducts(ctx, ids, opened)
  const rows = all.filter((row) => hidden || (isVisibleRow(row, now) && !closed.has(row.id)))
  const rowIds = rows.map(({ id }) => id)
  const variants = await variantRowsOf(ctx, rowIds)
  const links = await categoryLinksOf(ctx, rowIds)
  const pages = await collectionsByIds(ctx, [...new Set(rows.map(({ collection_id }) => collection_id))])
  const media = await mediaOf(ctx, rows)
  const views = new Map(
    rows.map((row): [string, ProductView] => {
      const own = variants.get(row.id) ?? []
      const page = pages.get(row.collection_id)
      const images = row.images.flatMap((image) => media.imageOf(image) ?? [])
      const videos = media.videosOf(row.videos)
      const places = new Map(images.map(({ id }, at) => [id, at]))
      return [
        row.id,
        {
          ...ownFieldsOf(row, own, now),
          path: productPath(page?.slug ?? '', row.slug),
          options: optionsWithSwatches(row.options, media.swatches),
          images,
          ...(videos.length > 0 ? { videos } : {}),
          variants: own.map((variant) => variantView(row, variant, places, now)),
          categories: links.get(row.id) ?? [],
          tags: row.tags.map((name) => ({ name, path: tagPath(page?.slug ?? '', slugOf(name)) })),
          shop: { collectionId: row.collection_id, name: page?.title ?? '', path: collectionPath(page?.slug ?? '') },
        },
      ]
    }),
  )
  const until = earliestAfter(
    [
      ...all.flatMap((row) => [row.visible_from, row.visible_until, beginningOf(row.ships_from)]),
      nextSaleMoment([...variants.values()].flat(), now),
    ],
    now,
  )
  const pageTags = rows.map(({ collection_id }) => cacheTag.collectionSettings(collection_id))
  return {
    data: views,
    tags: [...new Set([...ids.map((id) => cacheTag.item(id)), ...pageTags, ...media.tags, ...storeTags])],
    ...(until ? { until } : {}),
  }
}

/** Images, videos and swatches of all products, each in one query. */
async function mediaOf(ctx: SiteContext, rows: readonly ProductRow[]) {
  const images = await imagesOf(
    ctx,
    rows.flatMap((row) => row.images),
  )
  const videos = await videosOf(
    ctx,
    rows.flatMap((row) => row.videos),
  )
  const swatches = await swatchViewsOf(
    ctx,
    rows.flatMap((row) => row.option_words),
  )
  return {
    imageOf: images.imageOf,
    videosOf: videos.viewsOf,
    swatches: swatches.views,
    tags: [...images.tags, ...videos.tags, ...swatches.tags],
  }
}

function ownFieldsOf(
  row: ProductRow,
  variants: readonly VariantRow[],
  now: Date,
): Omit<ProductView, 'path' | 'images' | 'options' | 'variants' | 'categories' | 'tags' | 'shop'> {
  const structured = structuredProduct(row, variants, now)
  const stock = stockOf(structured)
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    excerpt: row.excerpt,
    description: row.description,
    brand: row.brand,
    price: priceOf(structured),
    stock: stock === Number.POSITIVE_INFINITY ? null : stock,
    plan: row.plan,
    shipsFrom: dayAhead(row.ships_from, now),
    form: row.form,
    giftCard: row.gift_card,
    goesWithIds: row.goes_with_ids,
    ...(row.bundle ? { isBundle: true } : {}),
    sizeGuideId: row.size_guide || null,
    minQuantity: row.min_quantity,
    maxQuantity: row.max_quantity,
    isForSale: variants.length > 0 && stock > 0,
    structured,
  }
}

function variantView(
  product: ProductRow,
  row: VariantRow,
  places: ReadonlyMap<string, number>,
  now: Date,
): VariantView {
  const sale = isOnSale(row, now)
  return {
    id: row.id,
    values: product.options.map(({ name }) => row.options.find((option) => option.name === name)?.value ?? ''),
    sku: row.sku,
    priceMinor: row.price_minor,
    saleMinor: sale ? row.sale_minor : null,
    isOnSale: sale,
    available: row.is_unlimited || product.type === productTypes.DIGITAL ? null : row.quantity,
    imageAt: (row.image_id === null ? undefined : places.get(row.image_id)) ?? -1,
    weightGrams: row.weight_grams,
    lengthMm: row.length_mm,
    widthMm: row.width_mm,
    heightMm: row.height_mm,
    needsShipping: row.needs_shipping,
  }
}

/** Loads the videos of many products in one query. Videos that cannot be played are left out. */
async function videosOf(
  ctx: SiteContext,
  videos: readonly ProductVideo[],
): Promise<{ viewsOf: (own: readonly ProductVideo[]) => ProductVideoView[]; tags: CacheTag[] }> {
  const ids = [...new Set(videos.flatMap(({ asset, poster }) => [asset ?? [], poster ?? []].flat()))]
  const assets = await assetsByIds(ctx, ids)
  const assetOf = (id: string | null) => (id === null ? null : (assets.get(id) ?? null))
  const viewOf = ({ id, asset: file, poster, url, title, afterImage = null }: ProductVideo): ProductVideoView | [] => {
    const asset = assetOf(file)
    const isPlayable = asset ? asset.kind === 'video' : embeddableOf(url)?.what === 'video'
    return isPlayable ? { id, title, poster: assetOf(poster), asset, url, afterImage } : []
  }
  return { viewsOf: (own) => own.flatMap(viewOf), tags: ids.map(cacheTag.asset) }
}
