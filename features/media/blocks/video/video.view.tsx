import type { CSSProperties, ReactNode } from 'react'
import { type ViewProps, Wake, hintLanguage } from '#platform/render'
import { assetUrl, fallbackRatio } from '../../contract/media.rules.ts'
import { mediaMessages } from '../../contract/media.messages.ts'
import { videoEmbedIn } from '../../contract/video-embed.rules.ts'
import { VideoLoop } from '../../visitor/video-loop.tsx'
import { video } from '../../visitor/video.behaviour.ts'
import { ForeignVideo, playerOf } from '../../visitor/foreign-video.tsx'
import { type ImageAsset, isFirstScreen, sizesInBlock, plainFile } from '../../visitor/asset-image.tsx'
import type { VideoProps } from './video.contract.ts'
import { placeOfVideo } from './video.rules.ts'

export interface VideoData {
  asset: ImageAsset | null
  poster: ImageAsset | null
  captions: { id: string; file: string } | null
}
type View = ViewProps<VideoProps, VideoData>

export function VideoView(view: View): ReactNode {
  const { props, page } = view
  const missing = missingOf(view)
  if (missing) {
    if (page.editing) return <p className="video-empty">{mediaMessages(hintLanguage(page), missing)}</p>
    return missing === 'video.invalid' ? <Invalid /> : null
  }
  return (
    <figure className="video" data-fit={props.fit ?? undefined}>
      {view.data.asset && props.asset ? <OwnVideo {...view} asset={view.data.asset} /> : <Foreign {...view} />}
      {props.caption && <figcaption>{props.caption}</figcaption>}
    </figure>
  )
}

/** Returns the message shown to owners in place of a missing video; null when there is one. */
function missingOf({ props, data }: View): 'video.empty' | 'video.invalid' | 'video.imageAlone' | null {
  const place = placeOfVideo(props)
  if (place === 'library') return data.asset ? null : 'video.empty'
  if (place === 'nowhere') return data.poster ? 'video.imageAlone' : 'video.empty'
  return embedOf(props) ? null : 'video.invalid'
}

/** Returns an external video; null when the pasted text contains none that can be played. */
function embedOf(props: VideoProps): { type: 'iframe' | 'object'; src: string } | null {
  const embed =
    placeOfVideo(props) === 'html' ? videoEmbedIn(props.html) : ({ type: 'iframe', src: props.url.trim() } as const)
  return embed.type === 'invalid' || !playerOf(embed.src) ? null : embed
}

function Foreign(view: View): ReactNode {
  const { props, data, page, section } = view
  const embed = embedOf(props)
  if (!embed) return null
  return (
    <ForeignVideo
      address={embed.src}
      type={embed.type}
      title={props.title}
      poster={data.poster}
      ratio={props.ratio}
      mode={props.fit}
      sizes={sizesInBlock(view)}
      eager={isFirstScreen(section, page)}
      page={page}
    />
  )
}

function OwnVideo({ props, data: { poster, captions }, page, asset }: View & { asset: ImageAsset }): ReactNode {
  const knownRatio = ratioOf(props.ratio, poster)
  const ratio = knownRatio ?? fallbackRatio
  const style = { '--ratio': ratio } as CSSProperties
  if (props.mode === 'loop')
    return (
      <div className="video-frame" data-mode={props.fit ?? 'none'} style={style}>
        <VideoLoop asset={asset} poster={poster} title={props.title} page={page} />
      </div>
    )
  const src = assetUrl(asset.id, asset.file)
  return (
    <Wake
      island={video}
      props={{
        type: 'native',
        player: null,
        title: props.title,
        allow: '',
        ratio: props.fit === 'fit' ? knownRatio : ratio,
        mode: props.fit,
      }}
    >
      <div className="video-frame" data-mode={props.fit ?? 'none'} style={style}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the owner provides them, below */}
        <video
          src={src}
          poster={poster ? assetUrl(poster.id, plainFile(poster)) : undefined}
          aria-label={props.title || undefined}
          preload={poster ? 'none' : 'metadata'}
          playsInline
          controls
        >
          {captions && (
            <track
              kind="captions"
              src={assetUrl(captions.id, captions.file)}
              srcLang={page.locale}
              label={page.locale}
              default
            />
          )}
          <a href={src}>{mediaMessages(page.language, 'video.unsupported')}</a>
        </video>
      </div>
    </Wake>
  )
}

/** Visitors see nothing, and the console has a message (B8.09). */
function Invalid(): ReactNode {
  return (
    <Wake
      island={video}
      when="load"
      props={{ type: 'invalid', player: null, title: '', allow: '', ratio: null, mode: null }}
    >
      <div className="video-frame" hidden />
    </Wake>
  )
}

/**
 * Null when unknown: in a fixed space a video may take its own shape after loading, but elsewhere the page would shift.
 */
function ratioOf(ratio: number | null, poster: ImageAsset | null): number | null {
  if (ratio !== null) return rounded(ratio)
  return poster?.width && poster.height ? rounded(poster.width / poster.height) : null
}

function rounded(ratio: number): number {
  return Math.round(ratio * 1000) / 1000
}
