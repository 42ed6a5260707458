import { siteTables } from '#platform/database'
import { collectionPath } from '#features/content/contract'
import { collectionOfIndex } from '#features/content/server'
import { slugOf } from '#features/pages/contract'
import type { SiteContext } from '#platform/context'
import { enumerations, type Locks } from '#platform/contract'
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
import { type Candidate, candidatesOf, sorted } from './candidates.ts'
import { categories, type CategoryRow, categoryTree } from '../categories/categories.queries.ts'
import { chosen, facetsOf } from '../categories/facets.ts'
import { nextAppearance } from '../products/next-appearance.ts'
import { productCards } from './product-cards.ts'
import { picturesOf } from '../pictures/product-pictures.ts'
import { earliestAfter } from '../variants/sale.ts'

interface Page {
  documentId: string
  path: string
  locks: Locks
  query?: Readonly<Record<string, string>>
}

/** What a products page shows at this address; null when the document is the index of none. */
export async function productListing(ctx: SiteContext, page: Page): Promise<Loaded<ProductListing | null>> {
  const collection = await collectionOfIndex(ctx, page.documentId)
  if (!collection || collection.type !== enumerations.collectionTypes.products) return { data: null, tags: [] }
  const wanted = productChoiceOf(collection.slug, page.path, page.query ?? {})
  const category = wanted.category ? await categoryBySlugs(ctx, collection.id, wanted.category) : null
  const candidates = await candidatesOf(ctx, {
    collectionId: collection.id,
    opened: page.locks,
    categorySlugs: wanted.category,
    tagSlug: wanted.tag,
    query: wanted.query,
  })
  const found = sorted(chosen(candidates, wanted), wanted.sort ?? 'featured', ctx.site.locale)
  const perPage = Math.min(collection.settings.perPage, productsInCollection)
  const pages = Math.max(1, Math.ceil(found.length / perPage))
  const at = Math.min(wanted.page, pages)
  const shown = found.slice((at - 1) * perPage, at * perPage)
  const cards = await productCards(
    ctx,
    shown.map(({ id }) => id),
    { opened: page.locks },
  )
  const { assetOf, tags } = await picturesOf(
    ctx,
    category?.image ? [{ id: category.id, asset: category.image, source: '', alt: '', focalPoint: null }] : [],
  )
  const pathOf = (to: number): string => productChoicePath(collection.slug, { ...wanted, page: to })
  const tagName = wanted.tag ? ((await tagNameOf(ctx, wanted.tag)) ?? wanted.tag) : ''
  const until = await untilOf(ctx, collection.id, candidates, cards.until)
  return {
    data: {
      collectionId: collection.id,
      title: collection.title,
      path: collectionPath(collection.slug),
      heading: category
        ? { kind: 'category', name: category.name, description: category.description, image: assetOf(category.image) }
        : wanted.tag
          ? { kind: 'tag', name: tagName, description: '', image: null }
          : null,
      crumbs: await breadcrumbsOf(ctx, collection, category),
      choice: { ...wanted, page: at },
      cards: cards.data,
      count: found.length,
      page: at,
      pages,
      previous: at > 1 ? pathOf(at - 1) : null,
      next: at < pages ? pathOf(at + 1) : null,
      categories: await categoryTree(ctx, collection, { current: wanted.category, opened: page.locks }),
      facets: facetsOf(candidates),
    },
    tags: [...new Set([`collection:${collection.id}`, `collection-settings:${collection.id}`, ...cards.tags, ...tags])],
    ...(until ? { until } : {}),
  }
}

export interface ListQuery {
  /** null: every products page. */
  collectionId: string | null
  /** What everybody who is shown the list has opened. */
  opened: Locks
  categoryId?: string | null
  tag?: string
  sort?: ProductChoice['sort']
  onSale?: boolean
  limit: number
  except?: readonly string[]
}

/** So many products of a place, for lists on any page. */
export async function listProducts(
  ctx: SiteContext,
  { collectionId, opened, categoryId = null, tag, sort = 'featured', onSale = false, limit, except = [] }: ListQuery,
) {
  const category =
    categoryId === null ? null : await categories(ctx).where('id', '=', categoryId).selectAll().executeTakeFirst()
  const candidates = await candidatesOf(ctx, {
    collectionId: category?.collection_id ?? collectionId,
    opened,
    categorySlugs: category?.slugs,
    tagSlug: tag && slugOf(tag),
  })
  const fitting = candidates.filter((candidate) => (!onSale || candidate.isOnSale) && !except.includes(candidate.id))
  const ids = sorted(fitting, sort, ctx.site.locale)
    .slice(0, limit)
    .map(({ id }) => id)
  const cards = await productCards(ctx, ids, { opened })
  const until = await untilOf(ctx, collectionId, candidates, cards.until)
  return {
    ...cards,
    tags: [...cards.tags, collectionId === null ? 'products' : `collection:${collectionId}`],
    ...(until ? { until } : {}),
  }
}

/** The next moment at which something appears, ends, or changes its price by itself. */
async function untilOf(
  ctx: SiteContext,
  collectionId: string | null,
  candidates: readonly Candidate[],
  cards: Date | undefined,
): Promise<Date | null> {
  const moments = candidates.flatMap(({ saleMoment, visibleUntil }) => [saleMoment, visibleUntil])
  return earliestAfter([...moments, cards ?? null, await nextAppearance(ctx, collectionId)], ctx.now())
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

/** A tag as it was written first. */
async function tagNameOf(ctx: SiteContext, slug: string): Promise<string | null> {
  const row = await siteTables(ctx)
    .selectFrom('products')
    .where(({ eb, val, fn, ref }) => eb(val(slug), '=', fn.any(ref('tag_slugs'))))
    .select('tags')
    .limit(1)
    .executeTakeFirst()
  return row?.tags.find((name) => slugOf(name) === slug) ?? null
}
