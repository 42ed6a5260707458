import { cacheTag, type OwnerTransaction } from '#platform/context'
import { changed, siteTables } from '#platform/database'
import { contentProblems } from '../../contract/index.ts'
import { authorById } from './authors.queries.ts'
import { collectionsOf } from '../base/collections.queries.ts'

/** Removes an author. Items keep the id and show no author. */
export async function removeAuthor(ctx: OwnerTransaction, { id }: { id: string }): Promise<Record<string, never>> {
  ctx.require('content.edit')
  if (!(await authorById(ctx, id))) throw contentProblems.authorMissing()
  await siteTables(ctx).deleteFrom('authors').where('id', '=', id).execute()
  await changed(ctx, [
    cacheTag.author(id),
    ...(await collectionsOf(ctx)).map((collection) => cacheTag.collection(collection.id)),
  ])
  return {}
}
