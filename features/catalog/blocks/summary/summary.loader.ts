import type { VisitorContext } from '#platform/context'
import type { BlockLoader, Loaded } from '#platform/render/server'
import { collectionPath } from '#features/content/contract'
import { collectionById } from '#features/content/server'
import type { StoreSettings } from '../../contract/product-view.ts'
import { draftProductIds } from '../../server/listing/draft-products.ts'
import { productCards } from '../../server/listing/product-cards.ts'
import { listProducts, productListing } from '../../server/listing/product-listing.ts'
import { readStoreSettings } from '../../server/store-settings.ts'
import type { ProductListData } from './product-list-data.ts'
import type { ProductListProps } from './summary.contract.ts'

type Page = Parameters<BlockLoader<ProductListProps, ProductListData>>[2]

export const loadProductLists: BlockLoader<ProductListProps, ProductListData> = async (ctx, blocks, page) => {
  const storeSettings = await readStoreSettings(ctx)
  const loaded = new Map<string, Loaded<ProductListData>>()
  for (const { id, props } of blocks) loaded.set(id, await listOf(ctx, props, page, storeSettings))
  return loaded
}

async function listOf(
  ctx: VisitorContext,
  props: ProductListProps,
  page: Page,
  storeSettings: StoreSettings,
): Promise<Loaded<ProductListData>> {
  if (props.source === 'page') {
    const listing = await productListing(ctx, page)
    return {
      ...listing,
      data: {
        cards: listing.data?.cards ?? [],
        listing: listing.data,
        storeSettings: storeSettings,
        path: null,
        isChosen: listing.data !== null,
      },
    }
  }
  if (props.source === 'chosen') {
    const cards = await productCards(ctx, props.products, { opened: page.locks })
    return withoutListing(cards, { storeSettings, path: null, isChosen: props.products.length > 0 })
  }
  const { collection, category, tag, sort, onSale, count } = props
  const cards = await listProducts(ctx, {
    collectionId: collection,
    opened: page.locks,
    categoryId: category,
    ...(tag ? { tag } : {}),
    sort,
    onSale,
    limit: count,
  })
  const shop = collection ? await collectionById(ctx, collection) : null
  const more = { storeSettings, path: shop ? collectionPath(shop.slug) : null, isChosen: true }
  const isNarrowed = category !== null || tag !== '' || onSale
  if (!page.editing || cards.data.length > 0 || isNarrowed) return withoutListing(cards, more)
  // On the canvas, a shop without any product on sale shows its drafts.
  const ids = await draftProductIds(ctx, { collectionId: collection, limit: count })
  const drafts = await productCards(ctx, ids, { opened: page.locks, hasDrafts: true })
  return withoutListing(drafts, { ...more, areDrafts: drafts.data.length > 0 })
}

/** Data of a block that shows some products and no choice among all. */
function withoutListing(
  cards: Loaded<ProductListData['cards']>,
  more: Omit<ProductListData, 'cards' | 'listing'>,
): Loaded<ProductListData> {
  return { ...cards, data: { cards: cards.data, listing: null, ...more } }
}
