import type { OwnerContext } from '#platform/context'
import { type LibraryAsset, mediaProblems } from '../contract/index.ts'
import { assetsOf, libraryAssetOf } from './assets.queries.ts'

/** One file by its id, for whoever sees the drafts that it stands in. */
export async function getAsset(ctx: OwnerContext, { id }: { id: string }): Promise<LibraryAsset> {
  ctx.require('content.file')
  const row = await assetsOf(ctx).where('id', '=', id).selectAll().executeTakeFirst()
  if (!row) throw mediaProblems.notFound({ id })
  return libraryAssetOf(row)
}
