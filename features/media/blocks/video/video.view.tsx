import type { CSSProperties, ReactNode } from 'react'
import type { ViewProps } from '#platform/render'
import { assetUrl } from '../../contract/media.rules.ts'
import { mediaMessages } from '../../contract/media.messages.ts'
import type { PictureAsset } from '../../visitor/picture.tsx'
import type { VideoProps } from './video.contract.ts'

export interface VideoData {
  asset: PictureAsset | null
  poster: PictureAsset | null
  captions: { id: string; file: string } | null
}

export function VideoView({ props, data, page }: ViewProps<VideoProps, VideoData>): ReactNode {
  const { asset, poster, captions } = data
  if (!asset) return page.editing ? <p className="video-empty">{mediaMessages(page.language, 'video.empty')}</p> : null
  const src = assetUrl(asset.id, asset.file)
  const isLoop = props.mode === 'loop'
  return (
    <figure className="video">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the owner gives them, below; nobody else can */}
      <video
        src={src}
        poster={poster ? posterUrl(poster) : undefined}
        aria-label={props.title || undefined}
        style={shapeOf(props.ratio, poster)}
        playsInline
        controls={!isLoop}
        preload={isLoop || !poster ? 'metadata' : 'none'}
        autoPlay={isLoop && !page.editing}
        muted={isLoop}
        loop={isLoop}
      >
        {captions && <track kind="captions" src={assetUrl(captions.id, captions.file)} srcLang={page.locale} label={page.locale} default />}
        <a href={src}>{mediaMessages(page.language, 'video.unsupported')}</a>
      </video>
      {props.caption && <figcaption>{props.caption}</figcaption>}
    </figure>
  )
}

/** Browsers take one address for a poster: a middle size that all of them read. */
function posterUrl({ id, file, renditions }: PictureAsset): string {
  const plain = renditions.filter(({ format }) => format === 'jpeg').sort((one, other) => one.width - other.width)
  return assetUrl(id, (plain.find(({ width }) => width >= 1000) ?? plain.at(-1))?.file ?? file)
}

function shapeOf(ratio: number | null, poster: PictureAsset | null): CSSProperties {
  const own = poster?.width && poster.height ? poster.width / poster.height : 16 / 9
  return { aspectRatio: String(Math.round((ratio ?? own) * 1000) / 1000) }
}
