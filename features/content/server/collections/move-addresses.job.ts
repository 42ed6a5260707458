import { registerAddress } from '#features/pages/server'
import { enumerations, idSchema } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import { enqueue, job } from '#platform/jobs'
import { z } from 'zod'
import { collectionPath, itemPath } from '../../contract/index.ts'
import { collectionById } from '../base/collections.queries.ts'
import { registerLabels } from '../labels/label-addresses.ts'
import { cacheTag } from '#platform/context'

const batch = 200

/**
 * Runs after a collection got another slug: moves its index, labels and items, with redirects from the former paths.
 */
export const moveAddresses = job({
  name: 'content.move-addresses',
  input: z.object({ websiteId: idSchema, collectionId: idSchema, after: z.string() }),
  run: async (ctx, input) => {
    const collection = await collectionById(ctx, input.collectionId)
    if (!collection) return
    const { item, collection: index } = enumerations.pageTypes
    if (input.after === '') {
      await registerAddress(ctx, {
        path: collectionPath(collection.slug),
        pageType: index,
        documentId: collection.documentId,
      })
      const labels = await siteTables(ctx)
        .selectFrom('labels')
        .selectAll()
        .where('collection_id', '=', collection.id)
        .execute()
      await registerLabels(ctx, collection, labels)
    }
    const items = await siteTables(ctx)
      .selectFrom('items')
      .select(['id', 'slug'])
      .where('collection_id', '=', collection.id)
      .where('id', '>', input.after)
      .orderBy('id')
      .limit(batch)
      .execute()
    for (const { id, slug } of items) {
      const path = itemPath(collection.slug, slug)
      await registerAddress(ctx, { path, pageType: item, documentId: id })
      await siteTables(ctx).updateTable('items').set({ path }).where('id', '=', id).execute()
    }
    const last = items.at(-1)
    if (items.length === batch && last) await enqueue(ctx, moveAddresses, { ...input, after: last.id })
    await changed(ctx, [
      cacheTag.collection(collection.id),
      cacheTag.collectionSettings(collection.id),
      cacheTag.nav,
      ...items.flatMap(({ id }) => [cacheTag.document(id), cacheTag.item(id)]),
    ])
  },
})
