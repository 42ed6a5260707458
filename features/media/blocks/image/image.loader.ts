import type { BlockLoader } from '#platform/render/server'
import { assetTag, assetsByIds } from '../../server/assets.queries.ts'
import type { ImageProps } from './image.contract.ts'
import type { ImageData } from './image.view.tsx'

export const loadImages: BlockLoader<ImageProps, ImageData> = async (ctx, blocks) => {
  const assets = await assetsByIds(
    ctx,
    blocks.flatMap(({ props }) => props.asset ?? []),
  )
  return new Map(
    blocks.map(({ id, props }) => {
      const asset = assets.get(props.asset ?? '') ?? null
      return [id, { data: { asset }, tags: props.asset ? [assetTag(props.asset)] : [] }]
    }),
  )
}
