import { siteTables } from '#platform/database'
import { sql } from 'kysely'
import { productTypes } from '#features/catalog/contract'
import type {} from '#features/content/server'
import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { homepageOf, pathsOfDocuments } from '#features/pages/server'
import type { Area, AreaChoices } from '../contract/index.ts'
import type {} from './areas.tables.ts'

/** All areas of the site, oldest first, or those with the given ids. */
export async function areasOf(ctx: SiteContext, ids?: readonly string[]): Promise<Area[]> {
  if (ids?.length === 0) return []
  const rows = siteTables(ctx)
    .selectFrom('member_areas as area')
    .select(['area.id', 'area.title', 'area.lead'])
    .select(
      sql<string[]>`array(select d.document_id from member_area_documents d
        where d.website_id = area.website_id and d.area_id = area.id order by d.document_id)`.as('documentIds'),
    )
    .select(
      sql<string[]>`array(select p.product_id from member_area_products p
        where p.website_id = area.website_id and p.area_id = area.id order by p.position)`.as('productIds'),
    )
    .orderBy('area.id')
  return (ids ? rows.where('area.id', 'in', [...ids]) : rows).execute()
}

/** Returns the areas that contain a document. */
export async function areaIdsOfDocument(ctx: SiteContext, documentId: string): Promise<string[]> {
  const rows = await siteTables(ctx)
    .selectFrom('member_area_documents')
    .select('area_id')
    .where('document_id', '=', documentId)
    .orderBy('area_id')
    .execute()
  return rows.map(({ area_id: id }) => id)
}

/** Returns the areas that each of these products opens. */
export async function areasByProduct(ctx: SiteContext, productIds: readonly string[]): Promise<Map<string, string[]>> {
  if (productIds.length === 0) return new Map()
  const rows = await siteTables(ctx)
    .selectFrom('member_area_products')
    .select(['product_id', 'area_id'])
    .where('product_id', 'in', [...productIds])
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ product_id: id }) => id)].map(([id, same]) => [id, same.map(({ area_id: area }) => area)]),
  )
}

const mostDocuments = 500

/** Returns the pages and products that an area can contain. */
export async function areaChoices(ctx: SiteContext): Promise<AreaChoices> {
  const home = await homepageOf(ctx)
  const rows = await siteTables(ctx)
    .selectFrom('documents')
    .select(['id', 'title', 'own_access'])
    .where('deleted_at', 'is', null)
    .where(({ or, eb }) => or([eb('own_access', '=', 'members'), eb('kind', 'in', ['page', 'collection'])]))
    .orderBy('title')
    .limit(mostDocuments)
    .execute()
  // The home page is public, unless its own settings restrict it.
  const eligible = rows.filter(({ id, own_access: access }) => access === 'members' || id !== home)
  const paths = await pathsOfDocuments(
    ctx,
    eligible.map(({ id }) => id),
  )
  const documents = eligible.map(({ id, title, own_access: access }) => ({
    id,
    title,
    isPublic: access !== 'members',
    path: paths.get(id) ?? null,
  }))
  const products = await siteTables(ctx)
    .selectFrom('products')
    .select(['id', 'title'])
    .where('type', '=', productTypes.PAYWALL)
    .where('status', '<>', enumerations.contentStatuses.deleted)
    .orderBy('title')
    .execute()
  return { documents, products }
}
