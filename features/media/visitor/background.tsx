import type { ReactNode } from 'react'
import type { PageContext } from '#platform/render'
import type { FocalPoint } from '../contract/media.rules.ts'
import { VideoLoop } from './video-loop.tsx'
import { AssetImage, type ImageAsset } from './asset-image.tsx'

interface Props {
  image: ImageAsset | null
  video: ImageAsset | null
  focalPoint: FocalPoint | null
  eager: boolean
  page: Pick<PageContext, 'language' | 'editing'>
}

/**
 * Background of a section: an image, or a silent video with an image until it plays. The canvas shows videos paused.
 */
export function Background({ image, video, focalPoint, eager, page }: Props): ReactNode {
  if (!image && !video) return null
  return (
    <>
      {image && <AssetImage asset={image} sizes="100vw" alt="" eager={eager} focalPoint={focalPoint} />}
      {video && <VideoLoop asset={video} poster={null} title="" page={page} />}
    </>
  )
}
