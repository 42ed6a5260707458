import { cacheTag, type OwnerTransaction } from '#platform/context'
import type { Input } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import { type LibraryAsset, mediaProblems, type mediaApi, shownName } from '../contract/index.ts'
import { libraryAssetOf } from './assets.queries.ts'
import { plainTags } from './tag-assets.ts'

/** Changes the name, description, credit or focal point of a file, with effect wherever it is shown. */
export async function changeAsset(
  ctx: OwnerTransaction,
  { id, name, alt, credit, focalPoint, tags }: Input<typeof mediaApi.change>,
): Promise<LibraryAsset> {
  ctx.require('content.media')
  const row = await siteTables(ctx)
    .updateTable('assets')
    .set({
      ...(name === undefined ? {} : { name: shownName(name) }),
      ...(alt === undefined ? {} : { alt }),
      ...(credit === undefined ? {} : { credit }),
      ...(focalPoint === undefined ? {} : { focal_point: focalPoint }),
      ...(tags === undefined ? {} : { tags: plainTags(tags) }),
      changed_at: ctx.now(),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw mediaProblems.notFound({ id })
  await changed(ctx, [cacheTag.asset(id)])
  return libraryAssetOf(row)
}
