import { sql } from 'kysely'
import type { OwnerTransaction } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { siteTables } from '#platform/database'
import type { libraryApi } from '../contract/index.ts'

/** Adds and removes tags; the owner's order of tags is kept. */
export async function tagAssets(
  ctx: OwnerTransaction,
  { ids, add, remove }: Input<typeof libraryApi.tag>,
): Promise<Output<typeof libraryApi.tag>> {
  ctx.require('content.media')
  const added = plainTags(add)
  const removed = remove.map((tag) => tag.toLowerCase())
  const changed = await siteTables(ctx)
    .updateTable('assets')
    .set({
      tags: sql<string[]>`(
        select coalesce(array_agg(kept.tag order by kept.place), '{}') from (
          select distinct on (lower(tag)) tag, place
          from unnest(assets.tags || ${added}::text[]) with ordinality as t(tag, place)
          where lower(tag) <> all(${removed}::text[])
          order by lower(tag), place
          limit 60
        ) kept)`,
      changed_at: ctx.now(),
    })
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  return { changed: changed.length }
}

/** Removes repeated tags, whatever their capitals. */
export function plainTags(tags: readonly string[]): string[] {
  return [...new Map(tags.map((tag) => [tag.trim().toLowerCase(), tag.trim()])).values()]
}
