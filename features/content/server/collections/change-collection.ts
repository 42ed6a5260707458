import { slugOf } from '#features/pages/contract'
import { changeDocument, publishedDocument } from '#features/pages/server'
import { cacheTag, type OwnerContext, type OwnerTransaction } from '#platform/context'
import { enumerations, type Input } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import { emit, enqueue } from '#platform/jobs'
import { type Collection, type contentApi, contentProblems, collectionMoved } from '../../contract/index.ts'
import { collectionById } from '../base/collections.queries.ts'
import { requireFreeSlug } from './create-collection.ts'
import { draftsCount } from '../base/drafts.queries.ts'
import { moveAddresses } from './move-addresses.job.ts'

/**
 * Changes title and settings at once. A new slug moves the index and everything below it, with redirects from the
 * former paths.
 */
export async function changeCollection(
  ctx: OwnerTransaction,
  { id, ...wanted }: Input<typeof contentApi.changeCollection>,
): Promise<Collection> {
  ctx.require('content.edit')
  const collection = await collectionById(ctx, id)
  if (!collection) throw contentProblems.collectionMissing()
  const title = wanted.title ?? collection.title
  const slug = wanted.slug === undefined ? collection.slug : slugOf(wanted.slug)
  const settings = { ...collection.settings, ...wanted.settings }
  if (slug !== collection.slug) await requireFreeSlug(ctx, slug, id)
  if (settings.order === 'manual' && collection.settings.order !== 'manual') await requireFewItems(ctx, id)

  await siteTables(ctx).updateTable('collections').set({ title, slug, settings }).where('id', '=', id).execute()
  const changes = [
    ...(title === collection.title ? [] : [{ path: ['title'], value: title }]),
    ...(slug === collection.slug ? [] : [{ path: ['slug'], value: slug }]),
  ]
  if (changes.length > 0)
    await changeDocument(ctx, { id: collection.documentId, operation: { kind: 'changeSettings', changes } })
  if (slug !== collection.slug && (await publishedDocument(ctx, collection.documentId))) {
    await enqueue(ctx, moveAddresses, { websiteId: ctx.site.id, collectionId: id, after: '' })
  }
  if (slug !== collection.slug) await emit(ctx, collectionMoved, { collectionId: id })
  await changed(ctx, [
    cacheTag.collection(id),
    cacheTag.collectionSettings(id),
    cacheTag.document(collection.documentId),
    cacheTag.nav,
  ])
  return { ...collection, title, slug, settings }
}

/** C9.30: limit of items that can be ordered by hand. */
async function requireFewItems(ctx: OwnerContext, id: string): Promise<void> {
  const max = enumerations.limits.itemsInOrderableCollection
  if ((await draftsCount(ctx, id)) > max) throw contentProblems.collectionFull({ max })
}
