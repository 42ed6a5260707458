import type { Feature } from '#platform/context'
import { archiveBlock } from '../blocks/archive/archive.block.ts'
import { collectionLinkBlock } from '../blocks/collection-link/collection-link.block.ts'
import { indexBlock } from '../blocks/index/index.block.ts'
import { journalBlock } from '../blocks/journal/journal.block.ts'
import { postsByAuthorBlock } from '../blocks/posts-by-author/posts-by-author.block.ts'
import { postsByCategoryBlock } from '../blocks/posts-by-category/posts-by-category.block.ts'
import { postsByMonthBlock } from '../blocks/posts-by-month/posts-by-month.block.ts'
import { postsByTagBlock } from '../blocks/posts-by-tag/posts-by-tag.block.ts'
import { rssBlock } from '../blocks/rss/rss.block.ts'
import { summaryBlock } from '../blocks/summary-v2/summary-v2.block.ts'
import { tagCloudBlock } from '../blocks/tag-cloud/tag-cloud.block.ts'
import { authorsShowing } from './authors/authors.queries.ts'
import { collectionById } from './collections/collections.queries.ts'
import { collectionKind } from './collections/collection.kind.ts'
import { contentRoutes } from './content.routes.ts'
import { onItemsRemoved } from './items/on-items-removed.ts'
import { itemKinds } from './items/item.kinds.ts'
import { labelById } from './labels/labels.queries.ts'
import { moveAddresses } from './collections/move-addresses.job.ts'
import { relabelDrafts } from './labels/relabel-drafts.job.ts'
import { trashItems } from './items/trash-items.job.ts'
import { onAccessChanged } from './items/on-access-changed.ts'
import { rewriteItemsJob } from './items/rewrite-items.job.ts'

export const contentFeature: Feature = {
  name: 'content',
  routes: contentRoutes,
  kinds: [collectionKind, ...itemKinds],
  blocks: [
    archiveBlock,
    collectionLinkBlock,
    indexBlock,
    journalBlock,
    rssBlock,
    summaryBlock,
    tagCloudBlock,
    postsByAuthorBlock,
    postsByCategoryBlock,
    postsByMonthBlock,
    postsByTagBlock,
  ],
  jobs: [moveAddresses, relabelDrafts, trashItems, rewriteItemsJob],
  accessChanged: onAccessChanged,
  assetUses: authorsShowing,
  listens: { 'media.removed': onItemsRemoved },
  subjects: {
    collection: async (ctx, id) => collectionById(ctx, id),
    label: async (ctx, id) => {
      const label = await labelById(ctx, id)
      const collection = label && (await collectionById(ctx, label.collection_id))
      return collection ? { documentId: collection.documentId } : null
    },
  },
}
