import type { CSSProperties, ReactNode } from 'react'
import { type PageContext, Wake } from '#platform/render'
import { mediaMessages } from '../contract/media.messages.ts'
import { assetUrl } from '../contract/media.rules.ts'
import { videoLoop } from './video-loop.behaviour.ts'
import { type ImageAsset, plainFile } from './asset-image.tsx'

interface Props {
  asset: ImageAsset
  poster: ImageAsset | null
  /** Empty for videos without meaning. */
  title: string
  page: Pick<PageContext, 'language'>
  style?: CSSProperties
}

/**
 * A video without sound or controls. Nothing of it is loaded before it is visible, and it never plays for visitors who
 * prefer reduced motion.
 */
export function VideoLoop({ asset, poster, title, page, style }: Props): ReactNode {
  return (
    <Wake
      island={videoLoop}
      props={{ pause: mediaMessages(page.language, 'video.pause'), play: mediaMessages(page.language, 'video.resume') }}
    >
      <video
        className="video-loop"
        src={assetUrl(asset.id, asset.file)}
        poster={poster ? assetUrl(poster.id, plainFile(poster)) : undefined}
        aria-label={title || undefined}
        aria-hidden={title ? undefined : true}
        tabIndex={-1}
        style={style}
        preload={poster ? 'none' : 'metadata'}
        playsInline
        muted
        loop
      />
    </Wake>
  )
}
