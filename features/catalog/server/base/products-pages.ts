import { siteTables } from '#platform/database'
import { createCollection, collectionById, collectionsOf } from '#features/content/server'
import { collectionPath } from '#features/content/contract'
import { addToMenu } from '#features/navigation/server'
import { addToStartingHeader, createDocument, publish } from '#features/pages/server'
import type { SiteContext, OwnerTransaction } from '#platform/context'
import { enumerations, newId } from '#platform/contract'
import { sql } from 'kysely'
import { catalogMessages, catalogProblems, productsInCollection, type ProductsPage } from '../../contract/index.ts'
import { productLayout } from './layouts.ts'

/** The site's products pages, the oldest first. */
export async function productsPages(ctx: SiteContext): Promise<ProductsPage[]> {
  const pages = await uncountedPages(ctx)
  const counts = await siteTables(ctx)
    .selectFrom('products')
    .where('status', '!=', enumerations.contentStatuses.deleted)
    .select(['collection_id', sql<number>`count(*)::int`.as('n')])
    .groupBy('collection_id')
    .execute()
  const countOf = new Map(counts.map((row) => [row.collection_id, row.n]))
  return pages.map((page) => ({ ...page, products: countOf.get(page.id) ?? 0 }))
}

export type UncountedPage = Omit<ProductsPage, 'products'>

/** Returns the pages without counting their products. */
export async function uncountedPages(ctx: SiteContext): Promise<UncountedPage[]> {
  const collections = (await collectionsOf(ctx)).filter(({ type }) => type === enumerations.collectionTypes.products)
  const layouts = await layoutsOf(ctx)
  return collections.map(({ id, title, slug, documentId }) => ({
    id,
    title,
    slug,
    path: collectionPath(slug),
    documentId,
    layoutId: layouts.get(id) ?? '',
  }))
}

/**
 * Creates a collection with a list of products and the layout of their pages. Both are published at once, because
 * products are rows that take effect at once.
 */
export async function createProductsPage(
  ctx: OwnerTransaction,
  { title, slug }: { title: string; slug?: string | undefined },
): Promise<ProductsPage> {
  ctx.require('content.edit')
  const collection = await createCollection(ctx, {
    type: enumerations.collectionTypes.products,
    title,
    ...(slug === undefined ? {} : { slug }),
    settings: { order: 'manual', perPage: 48 },
  })
  const layoutId = newId(ctx.now().getTime())
  await createDocument(ctx, {
    id: layoutId,
    kind: 'product',
    settings: {
      title: `${catalogMessages(ctx.locale, 'productPage')} · ${collection.title}`,
      collection: collection.id,
    },
    ...productLayout(() => newId(ctx.now().getTime())),
  })
  await siteTables(ctx)
    .insertInto('products_pages')
    .values({ collection_id: collection.id, layout_id: layoutId })
    .execute()
  await publish(ctx, { documents: [collection.documentId, layoutId] })
  const { id, documentId } = collection
  return {
    id,
    title: collection.title,
    slug: collection.slug,
    path: collectionPath(collection.slug),
    documentId,
    layoutId,
    products: 0,
  }
}

/**
 * Creates a products page that visitors find: it is in the main menu, and the header gets a search and a link to the
 * cart.
 */
export async function openProductsPage(
  ctx: OwnerTransaction,
  wanted: { title: string; slug?: string | undefined },
): Promise<ProductsPage> {
  const page = await createProductsPage(ctx, wanted)
  await addToMenu(ctx, { tree: 'main', target: { kind: 'collection', id: page.id } })
  await addToStartingHeader(ctx, [{ type: 'search', props: { look: 'icon' } }, { type: 'cart-link' }])
  return page
}

/** Returns the first products page, and creates one for imports where there is none. */
export async function ensureProductsPage(ctx: OwnerTransaction): Promise<UncountedPage> {
  const [first] = await uncountedPages(ctx)
  return first ?? openProductsPage(ctx, { title: catalogMessages(ctx.locale, 'shop') })
}

/** A collection of type 13, or a problem. */
export async function requireProductsPage(
  ctx: SiteContext,
  id: string,
): Promise<{ id: string; slug: string; title: string }> {
  const collection = await collectionById(ctx, id)
  if (!collection || collection.type !== enumerations.collectionTypes.products) throw catalogProblems.pageMissing()
  return collection
}

/** Returns the document with the layout of the product's page. */
export async function layoutOf(
  ctx: SiteContext,
  { collectionId, layoutId }: { collectionId: string; layoutId: string | null },
): Promise<string | null> {
  if (layoutId !== null) return layoutId
  return (await layoutsOf(ctx)).get(collectionId) ?? null
}

/** Throws when the products page already holds the most products. */
export async function requireRoom(ctx: SiteContext, collectionId: string): Promise<void> {
  const { n } = await siteTables(ctx)
    .selectFrom('products')
    .where('collection_id', '=', collectionId)
    .where('status', '!=', enumerations.contentStatuses.deleted)
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow()
  if (n >= productsInCollection) throw catalogProblems.collectionFull({ max: productsInCollection })
}

async function layoutsOf(ctx: SiteContext): Promise<Map<string, string>> {
  const rows = await siteTables(ctx).selectFrom('products_pages').select(['collection_id', 'layout_id']).execute()
  return new Map(rows.map((row) => [row.collection_id, row.layout_id]))
}
