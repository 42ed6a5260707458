import { collectionsByIds, standingCollections } from '#features/content/server'
import { slugOf } from '#features/pages/contract'
import { cacheTag, type SiteContext } from '#platform/context'
import { enumerations, type Locks } from '#platform/contract'
import type { Loaded } from '#platform/render/server'
import { priceOf, type ProductCard, productPath, stockOf, type SwatchView, tagPath } from '../../contract/index.ts'
import { beginningOf, dayAhead } from '../../contract/window/ordered-ahead.rules.ts'
import { closedProducts } from '../base/covered-products.queries.ts'
import { categoryLinksOf } from '../categories/categories.queries.ts'
import { imagesOf } from '../images/product-images.ts'
import {
  isVisibleRow,
  type ProductRow,
  productRowsByIds,
  structuredProduct,
  variantRowsOf,
} from '../base/products.queries.ts'
import { earliestAfter, nextSaleMoment, type VariantRow } from '../base/sale.ts'
import { optionsWithSwatches, swatchViewsOf } from '../base/swatches.ts'
import { storeTags } from '../store-settings.ts'

const { draft } = enumerations.contentStatuses

/**
 * Returns the cards of products in lists, in the order of the given ids. Products that visitors may not see, or that
 * need more access than they have `opened`, are left out. With `isListed` so are those shown at their address alone;
 * with `hasDrafts` drafts are shown as well.
 */
export async function productCards(
  ctx: SiteContext,
  ids: readonly string[],
  { opened, isListed = false, hasDrafts = false }: { opened: Locks; isListed?: boolean; hasDrafts?: boolean },
): Promise<Loaded<ProductCard[]>> {
  const now = ctx.now()
  const rows = new Map((await productRowsByIds(ctx, ids)).map((row) => [row.id, row]))
  const [dependents, closed] = await Promise.all([
    standingCollections(
      ctx,
      [...rows.values()].map(({ collection_id }) => collection_id),
    ),
    closedProducts(ctx, ids, opened),
  ])
  const isOpen = (row: ProductRow) => !closed.has(row.id)
  const isShown = (row: ProductRow) => isVisibleRow(row, now) || (hasDrafts && row.status === draft)
  const shown = ids
    .flatMap((id) => rows.get(id) ?? [])
    .filter((row) => isShown(row) && dependents.has(row.collection_id) && isOpen(row))
    .filter((row) => !isListed || !row.is_unlisted)
  const shownIds = shown.map(({ id }) => id)
  const [variants, links, pages, { imageOf, tags }, swatches] = await Promise.all([
    variantRowsOf(ctx, shownIds),
    categoryLinksOf(ctx, shownIds),
    collectionsByIds(ctx, [...new Set(shown.map(({ collection_id }) => collection_id))]),
    imagesOf(
      ctx,
      shown.flatMap(({ images }) => images.slice(0, 2)),
    ),
    swatchViewsOf(
      ctx,
      shown.flatMap(({ option_words }) => option_words),
    ),
  ])
  const cards = shown.map((row): ProductCard => {
    const own = variants.get(row.id) ?? []
    const page = pages.get(row.collection_id)?.slug ?? ''
    return {
      ...ownFieldsOf(row, own, now),
      path: productPath(page, row.slug),
      image: imageOf(row.images[0]),
      secondImage: imageOf(row.images[1]),
      swatches: firstSwatches(row, swatches.views),
      categories: links.get(row.id) ?? [],
      tags: row.tags.map((name) => ({ name, path: tagPath(page, slugOf(name)) })),
    }
  })
  const until = earliestAfter(
    [
      ...[...rows.values()].flatMap((row) => [row.visible_from, row.visible_until, beginningOf(row.ships_from)]),
      nextSaleMoment([...variants.values()].flat(), now),
    ],
    now,
  )
  return {
    data: cards,
    tags: [...ids.map((id) => cacheTag.item(id)), ...tags, ...swatches.tags, ...storeTags],
    ...(until ? { until } : {}),
  }
}

function firstSwatches({ options }: ProductRow, views: ReadonlyMap<string, SwatchView>): ProductCard['swatches'] {
  const swatches = optionsWithSwatches(options, views).find((option) => option.swatches)?.swatches ?? {}
  return Object.entries(swatches).map(([value, swatch]) => ({ value, ...swatch }))
}

function ownFieldsOf(
  row: ProductRow,
  variants: readonly VariantRow[],
  now: Date,
): Omit<ProductCard, 'path' | 'image' | 'secondImage' | 'swatches' | 'categories' | 'tags'> {
  const structured = structuredProduct(row, variants, now)
  const stock = stockOf(structured)
  const [only] = variants
  const needsChoice =
    variants.length !== 1 || row.form !== null || row.plan !== null || row.gift_card?.otherAmounts === true
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    excerpt: row.excerpt,
    brand: row.brand,
    price: priceOf(structured),
    stock: stock === Number.POSITIVE_INFINITY ? null : stock,
    variantCount: variants.length,
    onlyVariantId: needsChoice ? null : (only?.id ?? null),
    plan: row.plan,
    shipsFrom: dayAhead(row.ships_from, now),
    isFeatured: row.is_featured,
    isForSale: variants.length > 0 && stock > 0,
  }
}
