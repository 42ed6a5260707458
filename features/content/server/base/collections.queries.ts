import { siteTables } from '#platform/database'
import type { Selectable } from 'kysely'
import type { SiteContext } from '#platform/context'
import type { Collection } from '../../contract/index.ts'
import { isOpenTo } from '#features/pages/server'
import type { Locks } from '#platform/contract'
import type { CollectionsTable } from '../content.tables.ts'

/**
 * Returns all collections of the site, oldest first, without those whose index is in the trash. `opened` limits them to
 * those visible with these opened locks.
 */
export async function collectionsOf(ctx: SiteContext, { opened }: { opened?: Locks } = {}): Promise<Collection[]> {
  const query = siteTables(ctx)
    .selectFrom('collections')
    .innerJoin('documents', (join) =>
      join
        .onRef('documents.website_id', '=', 'collections.website_id')
        .onRef('documents.id', '=', 'collections.document_id'),
    )
    .where('documents.deleted_at', 'is', null)
    .selectAll('collections')
    .orderBy('collections.id')
  const rows = await (opened ? query.where(isOpenTo(opened)) : query).execute()
  return rows.map(asCollection)
}

export async function collectionById(ctx: SiteContext, id: string): Promise<Collection | null> {
  const row = await collections(ctx).where('id', '=', id).executeTakeFirst()
  return row ? asCollection(row) : null
}

export async function collectionBySlug(ctx: SiteContext, slug: string): Promise<Collection | null> {
  const row = await collections(ctx).where('slug', '=', slug).executeTakeFirst()
  return row ? asCollection(row) : null
}

/** Returns the collection whose index has this document as its layout. */
export async function collectionOfIndex(ctx: SiteContext, documentId: string): Promise<Collection | null> {
  const row = await collections(ctx).where('document_id', '=', documentId).executeTakeFirst()
  return row ? asCollection(row) : null
}

export async function collectionsByIds(ctx: SiteContext, ids: readonly string[]): Promise<Map<string, Collection>> {
  if (ids.length === 0) return new Map()
  const rows = await collections(ctx).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, asCollection(row)]))
}

/** Returns the collections whose index is not in the trash. */
export async function standingCollections(ctx: SiteContext, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await siteTables(ctx)
    .selectFrom('collections')
    .innerJoin('documents', (join) =>
      join
        .onRef('documents.website_id', '=', 'collections.website_id')
        .onRef('documents.id', '=', 'collections.document_id'),
    )
    .where('collections.id', 'in', [...new Set(ids)])
    .where('documents.deleted_at', 'is', null)
    .select('collections.id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

function collections(ctx: SiteContext) {
  return siteTables(ctx).selectFrom('collections').selectAll()
}

function asCollection(row: Selectable<CollectionsTable>): Collection {
  const { id, type, title, slug, document_id: documentId, settings } = row
  return { id, type, title, slug, documentId, settings, createdAt: row.created_at.toISOString() }
}
