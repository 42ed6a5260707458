import { type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import type { OwnerContext } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import type { Tables } from '#platform/database'
import type { AssetOrder, mediaApi } from '../contract/index.ts'
import { assetsOf, libraryAssetOf } from './assets.queries.ts'

type Wanted = Input<typeof mediaApi.list>

/** Columns by which each order sorts, all in the same direction. */
const orders: Record<AssetOrder, { by: readonly ReturnType<typeof sql>[]; direction: 'asc' | 'desc' }> = {
  newest: { by: [sql`assets.id`], direction: 'desc' },
  oldest: { by: [sql`assets.id`], direction: 'asc' },
  name: { by: [sql`lower(assets.name)`, sql`assets.id`], direction: 'asc' },
  largest: { by: [sql`assets.bytes`, sql`assets.id`], direction: 'desc' },
}

export async function listAssets(ctx: OwnerContext, wanted: Wanted): Promise<Output<typeof mediaApi.list>> {
  ctx.require('content.media')
  const { before, limit } = wanted
  const { by, direction } = orders[wanted.order]
  let query = assetsOf(ctx).where((where) => where.and(conditionsOf(where, wanted)))
  if (before !== undefined) {
    const last = assetsOf(ctx)
      .where('id', '=', before)
      .select(by.map((value, place) => value.as(`place${place}`)))
    query = query.where(sql<SqlBool>`(${sql.join(by)}) ${direction === 'asc' ? sql`>` : sql`<`} (${last})`)
  }
  for (const value of by) query = query.orderBy(value, direction)
  const rows = await query
    .selectAll()
    .limit(limit + 1)
    .execute()
  const assets = rows.slice(0, limit).map(libraryAssetOf)
  return { assets, next: rows.length > limit ? (assets.at(-1)?.id ?? null) : null }
}

function conditionsOf(where: ExpressionBuilder<Tables, 'assets'>, { search, kind, folder, tag, undescribed }: Wanted) {
  const words = (search ?? '').trim().toLowerCase()
  return [
    kind && where('kind', '=', kind),
    folder === 'none' && where('folder_id', 'is', null),
    folder && folder !== 'none' && where('folder_id', '=', folder),
    tag && tagged(sql`lower(tag) = ${tag.toLowerCase()}`),
    undescribed && where.and([where('kind', '=', 'image'), where('alt', '=', '')]),
    words && mentions(`%${words.replace(/[\\%_]/g, '\\$&')}%`),
  ].filter((condition) => typeof condition === 'object')
}

/** Searches the name, alt text, credit, tags and folder name. */
function mentions(like: string) {
  return sql<SqlBool>`(lower(assets.name) like ${like} or lower(assets.alt) like ${like} or lower(assets.credit) like ${like}
    or ${tagged(sql`lower(tag) like ${like}`)}
    or exists (select 1 from asset_folders folder where folder.website_id = assets.website_id and folder.id = assets.folder_id
      and lower(folder.name) like ${like}))`
}

function tagged(condition: ReturnType<typeof sql>) {
  return sql<SqlBool>`exists (select 1 from unnest(assets.tags) tag where ${condition})`
}
