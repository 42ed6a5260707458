import { pathsOfDocuments } from '#features/pages/server'
import type { BlockLoader } from '#platform/render/server'
import { collectionsByIds } from '../../server/base/collections.queries.ts'
import type { CollectionLinkProps } from './collection-link.contract.ts'
import type { CollectionLinkData } from './collection-link.view.tsx'
import { cacheTag } from '#platform/context'

export const loadCollectionLinks: BlockLoader<CollectionLinkProps, CollectionLinkData> = async (ctx, blocks) => {
  const collections = await collectionsByIds(ctx, [...new Set(blocks.flatMap(({ props }) => props.collection ?? []))])
  const paths = await pathsOfDocuments(
    ctx,
    [...collections.values()].map(({ documentId }) => documentId),
  )
  return new Map(
    blocks.map(({ id, props }) => {
      const collection = collections.get(props.collection ?? '')
      const data = {
        title: collection?.title ?? '',
        path: collection ? (paths.get(collection.documentId) ?? null) : null,
        isChosen: props.collection !== null,
      }
      return [id, { data, tags: props.collection ? [cacheTag.collection(props.collection), cacheTag.nav] : [] }]
    }),
  )
}
