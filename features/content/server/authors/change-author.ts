import { changed, siteTables } from '#platform/database'
import { cacheTag, type OwnerTransaction } from '#platform/context'
import { type Author, type authorApi, contentProblems } from '../../contract/index.ts'
import type { Input } from '#platform/contract'
import { authorById } from './authors.queries.ts'
import { collectionsOf } from '../base/collections.queries.ts'

/** Changes an author at once on all pages. The address stays the same. */
export async function changeAuthor(
  ctx: OwnerTransaction,
  { id, ...changes }: Input<typeof authorApi.change>,
): Promise<Author> {
  ctx.require('content.edit')
  const author = await authorById(ctx, id)
  if (!author) throw contentProblems.authorMissing()
  const next = { ...author, ...changes }
  const { name, about, website, image } = next
  await siteTables(ctx).updateTable('authors').set({ name, about, website, image }).where('id', '=', id).execute()
  await changed(ctx, [
    cacheTag.author(id),
    ...(await collectionsOf(ctx)).map((collection) => cacheTag.collection(collection.id)),
  ])
  return next
}
