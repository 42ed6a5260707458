import type { CSSProperties, ReactNode } from 'react'
import { type PageContext, Wake, safeHref } from '#platform/render'
import type { VideoMode, VideoType } from '#platform/visitor'
import { type Embeddable, embeddableOf, isWebAddress } from '../contract/embed-providers.rules.ts'
import { fallbackRatio } from '../contract/media.rules.ts'
import { mediaMessages } from '../contract/media.messages.ts'
import { Facade } from './facade.tsx'
import { video } from './video.behaviour.ts'
import type { ImageAsset } from './asset-image.tsx'

interface Props {
  /** Page of the video for visitors without scripts. */
  address: string
  type: Exclude<VideoType, 'native' | 'invalid'>
  title: string
  poster: ImageAsset | null
  ratio: number | null
  mode: VideoMode
  sizes: string
  eager: boolean
  page: Pick<PageContext, 'language'>
}

/** A video of another site behind its stand-in: nothing is fetched from there before the visitor asks for it. */
export function ForeignVideo({ address, type, title, poster, ratio, mode, sizes, eager, page }: Props): ReactNode {
  const found = playerOf(address)
  if (!found) return null
  const { player, name, allow } = found
  const shape = ratio ?? found.ratio
  const label = title || mediaMessages(page.language, 'embed.video', { name })
  return (
    <Wake island={video} when="touch" props={{ type, player, title: label, allow, ratio: shape, mode }}>
      <div
        className="video-frame"
        data-mode={mode ?? 'none'}
        style={{ '--ratio': shape ?? fallbackRatio } as CSSProperties}
      >
        <Facade
          href={safeHref(address) ?? ''}
          title={label}
          label={mediaMessages(page.language, 'embed.open.video', { name })}
          note={mediaMessages(page.language, 'embed.note', { name })}
          what="video"
          style={{ aspectRatio: 'var(--ratio)' }}
          poster={poster}
          sizes={sizes}
          eager={eager}
        />
      </div>
    </Wake>
  )
}

/** Returns the most private player of a known provider; for other web addresses, the address itself. */
export function playerOf(address: string): Pick<Embeddable, 'player' | 'name' | 'allow' | 'ratio'> | null {
  const found = embeddableOf(address)
  if (found?.what === 'video') return found
  if (!isWebAddress(address)) return null
  const name = address.replace(/^(?:https?:)?\/\/(?:www\.)?/, '').split(/[/:?#]/)[0] ?? ''
  return {
    player: address.replace(/^(?:http:)?\/\//, 'https://'),
    name,
    allow: 'autoplay; fullscreen; picture-in-picture',
    ratio: null,
  }
}
