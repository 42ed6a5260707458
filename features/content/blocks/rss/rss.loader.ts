import type { BlockLoader } from '#platform/render/server'
import { collectionPath, feedPath } from '../../contract/path.rules.ts'
import { collectionsByIds } from '../../server/base/collections.queries.ts'
import type { RssProps } from './rss.contract.ts'
import type { RssData } from './rss.view.tsx'
import { cacheTag } from '#platform/context'

export const loadFeedLinks: BlockLoader<RssProps, RssData> = async (ctx, blocks) => {
  const collections = await collectionsByIds(ctx, [...new Set(blocks.flatMap(({ props }) => props.collection ?? []))])
  return new Map(
    blocks.map(({ id, props }) => {
      const collection = collections.get(props.collection ?? '')
      const path = collection?.settings.feed.enabled ? feedPath(collectionPath(collection.slug)) : null
      const data = {
        title: collection?.settings.feed.title || collection?.title || '',
        path,
        isChosen: props.collection !== null,
      }
      return [id, { data, tags: props.collection ? [cacheTag.collection(props.collection)] : [] }]
    }),
  )
}
