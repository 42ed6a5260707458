import { cacheKey, readSql } from '#platform/database'
import { collectionPath } from '#features/content/contract'
import { collectionOfIndex } from '#features/content/server'
import { slugOf } from '#features/pages/contract'
import { cacheTag, type SiteContext } from '#platform/context'
import { enumerations, type Locks } from '#platform/contract'
import { sql } from 'kysely'
import type { Loaded } from '#platform/render/server'
import {
  type CatalogLink,
  categoryPath,
  type ProductChoice,
  productChoiceOf,
  productChoicePath,
  type ProductListing,
  productsInCollection,
} from '../../contract/index.ts'
import { fittingCounts } from './fitting-counts.ts'
import { listScopes, type ListScope } from '../base/list-scope.ts'
import { firstListedIds, listedCount, listedIds, nextListedChange } from './listed-products.queries.ts'
import { categories, type CategoryRow, categoryTree } from '../categories/categories.queries.ts'
import { facetsOf, noFacets } from '../categories/facets.ts'
import { productCards } from './product-cards.ts'
import { imagesOf } from '../images/product-images.ts'
import { earliestAfter } from '../base/sale.ts'

interface Page {
  documentId: string
  path: string
  locks: Locks
  query?: Readonly<Record<string, string>>
}

type Listing = Loaded<ProductListing | null>

/** Cache by address, because the head of a page and its list need the same data. */
const listingsInTransaction = cacheKey<Map<string, Promise<Listing>>>('products pages')

/**
 * Returns the listing that a products page shows at this address; null when the document is not a products page. It is
 * read once per transaction, at the moment when it is first asked for: the clock goes on while a page is made.
 */
export function productListing(ctx: SiteContext, page: Page): Promise<Listing> {
  if (!ctx.tx) return readListing(ctx, page)
  const { cache } = ctx.tx
  const { documentId, path, query = {}, locks } = page
  const address = JSON.stringify([documentId, path, query, [...locks]])
  const listings = cache.get(listingsInTransaction) ?? new Map<string, Promise<Listing>>()
  cache.set(listingsInTransaction, listings)
  const listing = listings.get(address) ?? readListing(ctx, page)
  listings.set(address, listing)
  return listing
}

async function readListing(ctx: SiteContext, page: Page): Promise<Listing> {
  const collection = await collectionOfIndex(ctx, page.documentId)
  if (!collection || collection.type !== enumerations.collectionTypes.products) return { data: null, tags: [] }
  const wanted = productChoiceOf(collection.slug, page.path, page.query ?? {})
  const category = wanted.category ? await categoryBySlugs(ctx, collection.id, wanted.category) : null
  const scopes = await scopesOf(ctx, { collectionId: collection.id, opened: page.locks, wanted, category })
  const [scope] = scopes
  const perPage = Math.min(collection.settings.perPage, productsInCollection)
  const count = scope ? await listedCount(ctx, scope, wanted) : 0
  const pages = Math.max(1, Math.ceil(count / perPage))
  const at = Math.min(wanted.page, pages)
  const sort = wanted.sort ?? 'featured'
  const ids = scope
    ? await listedIds(ctx, scope, { choice: wanted, sort, limit: perPage, offset: (at - 1) * perPage, count })
    : []
  const image = category?.image
    ? [{ id: category.id, asset: category.image, source: '', alt: '', focalPoint: null }]
    : []
  // These queries are independent, so they are sent together.
  const [cards, { assetOf, tags }, tagName, crumbs, tree, facets, fitting, changes] = await Promise.all([
    productCards(ctx, ids, { opened: page.locks }),
    imagesOf(ctx, image),
    wanted.tag ? tagNameOf(ctx, collection.id, wanted.tag) : null,
    breadcrumbsOf(ctx, collection, category),
    categoryTree(ctx, collection, { current: wanted.category, opened: page.locks }),
    scope ? facetsOf(ctx, scope) : noFacets,
    fittingCounts(ctx, scope, { choice: wanted, count }),
    changesOf(ctx, collection.id, scopes),
  ])
  const pathOf = (to: number): string => productChoicePath(collection.slug, { ...wanted, page: to })
  const until = earliestAfter([cards.until ?? null, ...changes], ctx.now())
  const own = [cacheTag.collection(collection.id), cacheTag.collectionSettings(collection.id)]
  return {
    data: {
      collectionId: collection.id,
      title: collection.title,
      path: collectionPath(collection.slug),
      heading: category
        ? { kind: 'category', name: category.name, description: category.description, image: assetOf(category.image) }
        : wanted.tag
          ? { kind: 'tag', name: tagName ?? wanted.tag, description: '', image: null }
          : null,
      crumbs,
      choice: { ...wanted, page: at },
      cards: cards.data,
      count,
      page: at,
      pages,
      previous: at > 1 ? pathOf(at - 1) : null,
      next: at < pages ? pathOf(at + 1) : null,
      categories: tree,
      facets,
      fitting,
    },
    tags: [...new Set([...own, ...cards.tags, ...tags])],
    ...(until ? { until } : {}),
  }
}

function scopesOf(
  ctx: SiteContext,
  {
    collectionId,
    opened,
    wanted,
    category,
  }: { collectionId: string; opened: Locks; wanted: ProductChoice; category: CategoryRow | null },
): Promise<ListScope[]> {
  return listScopes(ctx, {
    collectionId,
    opened,
    categoryId: wanted.category ? (category?.id ?? null) : undefined,
    tagSlug: wanted.tag,
    query: wanted.query,
  })
}

export interface ListQuery {
  /** null for all products pages. */
  collectionId: string | null
  /** Locks opened by all visitors of the list. */
  opened: Locks
  categoryId?: string | null
  tag?: string
  sort?: ProductChoice['sort']
  onSale?: boolean
  limit: number
  except?: readonly string[]
}

/** Returns a number of products for lists on any page. */
export async function listProducts(
  ctx: SiteContext,
  { collectionId, opened, categoryId = null, tag, sort = 'featured', onSale = false, limit, except = [] }: ListQuery,
) {
  const category =
    categoryId === null ? null : await categories(ctx).where('id', '=', categoryId).selectAll().executeTakeFirst()
  const scopes = await listScopes(ctx, {
    collectionId: category?.collection_id ?? collectionId,
    opened,
    categoryId: category?.id,
    tagSlug: tag && slugOf(tag),
  })
  const ids = await firstListedIds(ctx, scopes, { choice: { isOnSale: onSale, except }, sort, limit })
  const [cards, changes] = await Promise.all([productCards(ctx, ids, { opened }), changesOf(ctx, collectionId, scopes)])
  const until = earliestAfter([cards.until ?? null, ...changes], ctx.now())
  return {
    ...cards,
    tags: [...cards.tags, collectionId === null ? cacheTag.products : cacheTag.collection(collectionId)],
    ...(until ? { until } : {}),
  }
}

/** Returns the next moments at which a product ends, changes its price, or appears. */
function changesOf(
  ctx: SiteContext,
  collectionId: string | null,
  scopes: readonly ListScope[],
): Promise<(Date | null)[]> {
  return Promise.all([nextListedChange(ctx, scopes), nextAppearance(ctx, collectionId)])
}

async function categoryBySlugs(ctx: SiteContext, collectionId: string, slugs: string): Promise<CategoryRow | null> {
  const row = await categories(ctx)
    .where('collection_id', '=', collectionId)
    .where('slugs', '=', slugs)
    .selectAll()
    .executeTakeFirst()
  return row ?? null
}

async function breadcrumbsOf(
  ctx: SiteContext,
  collection: { id: string; slug: string; title: string },
  category: CategoryRow | null,
): Promise<CatalogLink[]> {
  const top = { name: collection.title, path: collectionPath(collection.slug) }
  if (!category) return [top]
  const slugs = category.slugs.split('/').map((_, at, all) => all.slice(0, at + 1).join('/'))
  const rows = await categories(ctx)
    .where('collection_id', '=', collection.id)
    .where('slugs', 'in', slugs)
    .select(['name', 'slugs'])
    .orderBy('slugs')
    .execute()
  return [top, ...rows.map((row) => ({ name: row.name, path: categoryPath(collection.slug, row.slugs) }))]
}

/** Returns a tag in the spelling of its first product. */
async function tagNameOf(ctx: SiteContext, collectionId: string, slug: string): Promise<string | null> {
  const { rows } = await readSql(
    ctx.db,
    sql<{ tags: string[] }>`
      select p.tags from listed_terms t join products p on p.website_id = t.website_id and p.id = t.product_id
      where t.website_id = ${ctx.site.id} and t.collection_id = ${collectionId} and t.kind = 'tag' and t.term = ${slug}
      order by t.position, t.product_id limit 1`,
  )
  return rows[0]?.tags.find((name) => slugOf(name) === slug) ?? null
}

/** Returns when the next scheduled product of a page (null for any page) appears. */
async function nextAppearance(ctx: SiteContext, collectionId: string | null): Promise<Date | null> {
  const onPage = collectionId === null ? sql`true` : sql`collection_id = ${collectionId}`
  const { rows } = await readSql(
    ctx.db,
    sql<{ moment: Date | null }>`
      select min(opens_at) as moment from listed_products
      where website_id = ${ctx.site.id} and opens_at > '-infinity' and opens_at > ${ctx.now()} and ${onPage}`,
  )
  return rows[0]?.moment ?? null
}
