import { slugOf } from '#features/pages/contract'
import { changeDocument } from '#features/pages/server'
import type { OwnerTransaction } from '#platform/context'
import { type Input, newId } from '#platform/contract'
import { siteTables } from '#platform/database'
import { type contentApi, contentProblems } from '../../contract/index.ts'
import { collectionById } from '../base/collections.queries.ts'
import { freeItemSlug } from './create-item.ts'
import { inCollection, itemDrafts } from '../base/drafts.queries.ts'

/**
 * Changes the address of the draft. It takes effect with the next publication, from which on the former address
 * redirects to it.
 */
export async function changeAddress(
  ctx: OwnerTransaction,
  { id, slug: typed }: Input<typeof contentApi.changeAddress>,
): Promise<{ slug: string }> {
  ctx.require('content.edit')
  const [draft] = await itemDrafts(ctx, [id])
  if (!draft) throw contentProblems.itemMissing()
  const collection = await collectionById(ctx, draft.settings.collection)
  if (!collection) throw contentProblems.collectionMissing()
  const { title, date } = draft.settings
  const slug = slugOf(typed) || (title.trim() ? await freeItemSlug(ctx, collection, id, { title, date }) : '')
  if (slug === draft.settings.slug) return { slug }
  const namesake = await siteTables(ctx)
    .selectFrom('documents')
    .select('id')
    .where('id', '!=', id)
    .where('slug', '=', slug)
    .where(inCollection(collection.id))
    .executeTakeFirst()
  if (namesake && slug !== '') throw contentProblems.slugTaken({ slug })
  const key = `address:${newId(ctx.now().getTime())}`
  await changeDocument(ctx, {
    id,
    operation: { kind: 'changeSettings', changes: [{ path: ['slug'], value: slug }] },
    key,
  })
  return { slug }
}
