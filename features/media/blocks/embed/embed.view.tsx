import type { CSSProperties, ReactNode } from 'react'
import { OwnerCode, type ViewProps, Wake, safeHref, hintLanguage } from '#platform/render'
import { embeddableOf, isWebAddress } from '../../contract/embed-providers.rules.ts'
import { mediaMessages } from '../../contract/media.messages.ts'
import { Facade } from '../../visitor/facade.tsx'
import { ForeignVideo } from '../../visitor/foreign-video.tsx'
import { type ImageAsset, isFirstScreen, sizesInBlock } from '../../visitor/asset-image.tsx'
import { embed } from './embed.behaviour.ts'
import type { EmbedProps } from './embed.contract.ts'

export interface EmbedData {
  poster: ImageAsset | null
}

export function EmbedView(view: ViewProps<EmbedProps, EmbedData>): ReactNode {
  const { props, page } = view
  if (props.html.trim()) return <OwnerCode html={props.html} title={props.title || 'HTML'} />
  if (!props.url.trim())
    return page.editing ? <p className="embed-empty">{mediaMessages(hintLanguage(page), 'embed.empty')}</p> : null
  if (!isWebAddress(props.url)) return <Unreadable {...view} />
  return (
    <figure className="embed">
      <Player {...view} />
      {props.caption && <figcaption>{props.caption}</figcaption>}
    </figure>
  )
}

function Player(view: ViewProps<EmbedProps, EmbedData>): ReactNode {
  const { props, data, page, section } = view
  const found = embeddableOf(props.url)
  if (!found) return <PlainLink {...view} />
  if (found.what === 'video')
    return (
      <ForeignVideo
        address={props.url}
        type="iframe"
        title={props.title}
        poster={data.poster}
        ratio={props.ratio}
        mode={null}
        sizes={sizesInBlock(view)}
        eager={isFirstScreen(section, page)}
        page={page}
      />
    )
  const title = props.title || mediaMessages(page.language, `embed.${found.what}`, { name: found.name })
  const shape = shapeOf(props.ratio ?? found.ratio, found.height)
  return (
    <Wake island={embed} when="touch" props={{ player: found.player, url: props.url, title, allow: found.allow }}>
      <Facade
        href={safeHref(props.url) ?? ''}
        title={title}
        label={mediaMessages(page.language, `embed.open.${found.what}`, { name: found.name })}
        note={mediaMessages(page.language, 'embed.note', { name: found.name })}
        what={found.what}
        style={shape}
        poster={data.poster}
        sizes={sizesInBlock(view)}
        eager={isFirstScreen(section, page)}
      />
    </Wake>
  )
}

/** Shows a page of an unknown provider as a plain link. */
function PlainLink({ props }: ViewProps<EmbedProps, EmbedData>): ReactNode {
  const href = safeHref(props.url) ?? ''
  return (
    <a className="embed-link" href={href} target="_blank" rel="noopener">
      <strong>{props.title || href.replace(/^https?:\/\//, '')}</strong>
      <span>{href.replace(/^(?:https?:)?\/\/(?:www\.)?/, '').split('/')[0]}</span>
    </a>
  )
}

/** C8.34: visitors see nothing, and the console has a message. */
function Unreadable({ props, page }: ViewProps<EmbedProps, EmbedData>): ReactNode {
  return (
    <Wake island={embed} when="load" props={{ player: null, url: props.url, title: '', allow: '' }}>
      {page.editing && <p className="embed-empty">{mediaMessages(hintLanguage(page), 'embed.unreadable')}</p>}
    </Wake>
  )
}

function shapeOf(ratio: number | null, height: number | null): CSSProperties {
  return ratio === null ? { height: height ?? 352 } : { aspectRatio: String(Math.round(ratio * 1000) / 1000) }
}
