import type { OwnerContext } from '#platform/context'
import { type LibraryAsset, mediaProblems } from '../contract/index.ts'
import { assetsOf, libraryAssetOf } from './assets.queries.ts'

/** Returns a file by id, for people who may see its drafts. */
export async function getAsset(ctx: OwnerContext, { id }: { id: string }): Promise<LibraryAsset> {
  ctx.require('content.file')
  const row = await assetsOf(ctx).where('id', '=', id).selectAll().executeTakeFirst()
  if (!row) throw mediaProblems.notFound({ id })
  return libraryAssetOf(row)
}
