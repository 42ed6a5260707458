import type { ReactNode } from 'react'
import type { PageContext } from '#platform/render'
import type { FocalPoint } from '../contract/media.rules.ts'
import { VideoLoop } from './video-loop.tsx'
import { Picture, type PictureAsset } from './picture.tsx'

interface Props {
  picture: PictureAsset | null
  video: PictureAsset | null
  focalPoint: FocalPoint | null
  eager: boolean
  page: Pick<PageContext, 'language' | 'editing'>
}

/** Behind a section: a picture, a silent video, or the picture until the video plays. On the canvas a video stands still. */
export function Background({ picture, video, focalPoint, eager, page }: Props): ReactNode {
  if (!picture && !video) return null
  return (
    <>
      {picture && <Picture asset={picture} sizes="100vw" alt="" eager={eager} focalPoint={focalPoint} />}
      {video && <VideoLoop asset={video} poster={null} title="" page={page} />}
    </>
  )
}
