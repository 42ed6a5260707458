import { siteTables } from '#platform/database'
import type { SiteContext } from '#platform/context'
import { addressedDocuments, isOpenTo } from '#features/pages/server'
import { enumerations, everybody } from '#platform/contract'
import { sql } from 'kysely'

export interface MapEntry {
  path: string
  changedAt: Date
  /** Assets. */
  images: readonly string[]
}

interface PageOfMap extends MapEntry {
  title: string
  description: string
}

const { published } = enumerations.contentStatuses
const { page, collection, splashPage } = enumerations.pageTypes

/** Returns public pages and indexes that search engines may list. */
export async function pagesOfMap(ctx: SiteContext): Promise<PageOfMap[]> {
  const rows = await addressedDocuments(ctx)
    .innerJoin('document_revisions as revision', (join) =>
      join
        .onRef('revision.website_id', '=', 'documents.website_id')
        .onRef('revision.id', '=', 'documents.published_revision_id'),
    )
    .where('addresses.state', '=', 'live')
    .where('addresses.page_type', 'in', [page, splashPage, collection])
    .where('documents.status', '=', published)
    .where('documents.deleted_at', 'is', null)
    .where(sql<boolean>`coalesce(revision.document -> 'settings' ->> 'noindex', 'false') = 'false'`)
    .where(isOpenTo(everybody))
    .select([
      'addresses.path',
      'revision.created_at',
      sql<string | null>`revision.document -> 'settings' ->> 'socialImage'`.as('image'),
      sql<string>`coalesce(revision.document -> 'settings' ->> 'title', '')`.as('title'),
      sql<string>`coalesce(revision.document -> 'settings' ->> 'description', '')`.as('description'),
    ])
    .orderBy('addresses.path')
    .execute()
  return rows.map(({ created_at, image, ...row }) => ({ ...row, changedAt: created_at, images: image ? [image] : [] }))
}

/** Returns a number of items from an id on, in the order of ids. */
export async function itemsFrom(ctx: SiteContext, first: string, limit: number): Promise<MapEntry[]> {
  const rows = await listed(ctx)
    .where('id', '>=', first)
    .where('visible_from', '<=', ctx.now())
    .select(['path', 'changed_at', 'image'])
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ path: row.path, changedAt: row.changed_at, images: row.image ? [row.image] : [] }))
}

export async function itemsOfMapCount(ctx: SiteContext): Promise<number> {
  const row = await listed(ctx)
    .select((item) => item.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

/** The first item of each part. */
export async function startsOfParts(ctx: SiteContext, size: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom(
      listed(ctx)
        .select(['id', sql<number>`row_number() over (order by id)`.as('at')])
        .as('numbered'),
    )
    .where(sql<boolean>`numbered.at % ${size} = 1`)
    .select('numbered.id')
    .orderBy('numbered.id')
    .execute()
  return rows.map(({ id }) => id)
}

function listed(ctx: SiteContext) {
  return siteTables(ctx).selectFrom('items').where('is_listed', '=', true).where(isOpenTo(everybody, 'items'))
}
