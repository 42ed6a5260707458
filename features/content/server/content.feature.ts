import { assetRemoved } from '#features/media/contract'
import {
  accessFollowers,
  formerAddresses,
  otherAssetUses,
  otherFileLocks,
  popularEntries,
  subjectDocuments,
} from '#features/pages/server'
import { setupSteps } from '#features/sites/server'
import { archiveTables, type Feature, listen, provide } from '#platform/context'
import { everybody } from '#platform/contract'
import * as blocks from './blocks.ts'
import { authorsShowing } from './authors/authors.queries.ts'
import { collectionById } from './base/collections.queries.ts'
import { collectionKind } from './collections/collection.kind.ts'
import { contentRoutes } from './content.routes.ts'
import { formerContentAddress } from './items/former-addresses.ts'
import { onItemsRemoved } from './items/on-items-removed.ts'
import { firstPostStep } from './items/first-post-step.ts'
import { itemKinds } from './items/item.kinds.ts'
import { labelById } from './labels/labels.queries.ts'
import { moveAddresses } from './collections/move-addresses.job.ts'
import { relabelDrafts } from './labels/relabel-drafts.job.ts'
import { trashItems } from './items/trash-items.job.ts'
import { popularItems } from './items/popular-items.ts'
import { onAccessChanged } from './items/on-access-changed.ts'
import { rewriteItemsJob } from './items/rewrite-items.job.ts'
import { contentInArchives } from './content.tables.ts'

export const contentFeature: Feature = {
  name: 'content',
  routes: contentRoutes,
  kinds: [collectionKind, ...itemKinds],
  blocks: Object.values(blocks),
  jobs: [moveAddresses, relabelDrafts, trashItems, rewriteItemsJob],
  provides: [
    provide(archiveTables, contentInArchives),
    provide(formerAddresses, formerContentAddress),
    provide(accessFollowers, onAccessChanged),
    provide(otherAssetUses, authorsShowing),
    // Authors are public.
    provide(otherFileLocks, async (ctx, id) => ((await authorsShowing(ctx, id)).length > 0 ? [everybody] : [])),
    provide(subjectDocuments, {
      collection: async (ctx, id) => collectionById(ctx, id),
      label: async (ctx, id) => {
        const label = await labelById(ctx, id)
        const collection = label && (await collectionById(ctx, label.collection_id))
        return collection ? { documentId: collection.documentId } : null
      },
    }),
    provide(popularEntries, popularItems),
    provide(setupSteps, firstPostStep),
    listen(assetRemoved, onItemsRemoved),
  ],
}
