import { collectionPath } from '#features/content/contract'
import { siteTables } from '#platform/database'
import { collectionsOf } from '#features/content/server'
import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { listScopes } from '../base/list-scope.ts'
import { storedCount } from '../base/listed-counts.queries.ts'

/**
 * Returns the address to continue shopping: a products page with one of these products, else the first of the site, or
 * its front page.
 */
export async function shopPath(ctx: SiteContext, productIds: readonly string[] = []): Promise<string> {
  const pages = (await collectionsOf(ctx)).filter(({ type }) => type === enumerations.collectionTypes.products)
  const own = pages.length > 1 ? await pageIdOf(ctx, productIds) : undefined
  const page = pages.find(({ id }) => id === own) ?? pages[0]
  return page ? `/${page.slug}` : '/'
}

/** Returns the first products page with public products; null without any. */
export async function openShopPath(ctx: SiteContext): Promise<string | null> {
  const pages = (await collectionsOf(ctx)).filter(({ type }) => type === enumerations.collectionTypes.products)
  const open = new Set(
    (await listScopes(ctx, { collectionId: null, opened: [] })).map(({ collectionId }) => collectionId),
  )
  for (const { id, slug } of pages)
    if (open.has(id) && (await storedCount(ctx, id, 'all')) > 0) return collectionPath(slug)
  return null
}

async function pageIdOf(ctx: SiteContext, productIds: readonly string[]): Promise<string | undefined> {
  if (productIds.length === 0) return undefined
  const products = siteTables(ctx).selectFrom('products').select('collection_id')
  return (await products.where('id', 'in', productIds).orderBy('id').limit(1).executeTakeFirst())?.collection_id
}
