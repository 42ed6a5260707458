import { sql } from 'kysely'
import { cacheTag, type OwnerTransaction } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import type { libraryApi } from '../contract/index.ts'

/** Sets the alternative texts of several images. */
export async function describeAssets(
  ctx: OwnerTransaction,
  { texts }: Input<typeof libraryApi.describe>,
): Promise<Output<typeof libraryApi.describe>> {
  ctx.require('content.media')
  const ids = texts.map(({ id }) => id)
  const alts = texts.map(({ alt }) => alt)
  const rows = await siteTables(ctx)
    .updateTable('assets')
    .set({
      alt: sql<string>`(
        select texts.alt from unnest(${ids}::text[], ${alts}::text[]) texts(id, alt) where texts.id = assets.id limit 1)`,
      changed_at: ctx.now(),
    })
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  await changed(
    ctx,
    rows.map(({ id }) => cacheTag.asset(id)),
  )
  return { changed: rows.length }
}
