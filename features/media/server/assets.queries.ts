import { siteTables } from '#platform/database'
import { type Selectable, type SqlBool, sql } from 'kysely'
import type { SiteContext } from '#platform/context'
import type { Asset, LibraryAsset } from '../contract/index.ts'
import type { AssetsTable } from './media.tables.ts'

export function assetsOf(ctx: SiteContext) {
  return siteTables(ctx).selectFrom('assets')
}

export async function assetById(ctx: SiteContext, id: string): Promise<Asset | null> {
  const row = await assetsOf(ctx).where('id', '=', id).selectAll().executeTakeFirst()
  return row ? assetOf(row) : null
}

/** Reads assets by id in one query; unknown ids are left out. */
export async function assetsByIds(ctx: SiteContext, ids: readonly string[]): Promise<ReadonlyMap<string, Asset>> {
  if (ids.length === 0) return new Map()
  const rows = await assetsOf(ctx)
    .where('id', 'in', [...new Set(ids)])
    .selectAll()
    .execute()
  return new Map(rows.map((row) => [row.id, assetOf(row)]))
}

/** The asset that an import took from this address. */
export async function assetBySource(ctx: SiteContext, source: string): Promise<Asset | null> {
  const row = await assetsOf(ctx).where('source', '=', source).orderBy('id').selectAll().executeTakeFirst()
  return row ? assetOf(row) : null
}

/** A condition on rows of another table: the asset that this column names is still kept. */
export function assetIsKept(table: string, column: string) {
  const of = (name: string) => sql.ref(`${table}.${name}`)
  return sql<SqlBool>`exists (select 1 from assets where assets.website_id = ${of('website_id')} and assets.id = ${of(column)})`
}

export function assetOf(row: Selectable<AssetsTable>): Asset {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    file: row.file,
    type: row.type,
    bytes: row.bytes,
    width: row.width,
    height: row.height,
    alt: row.alt,
    credit: row.credit,
    focalPoint: row.focal_point,
    placeholder: row.placeholder,
    color: row.color,
    renditions: [...row.renditions],
    state: row.state,
    version: row.version,
    createdAt: row.created_at.toISOString(),
  }
}

export function libraryAssetOf(row: Selectable<AssetsTable>): LibraryAsset {
  return { ...assetOf(row), folderId: row.folder_id, tags: row.tags }
}
