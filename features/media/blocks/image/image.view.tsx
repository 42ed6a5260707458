import type { CSSProperties, ReactNode } from 'react'
import { type ViewProps, Wake, relOf, safeHref, hintLanguage } from '#platform/render'
import { mediaMessages } from '../../contract/media.messages.ts'
import { AssetImage, type ImageAsset, isFirstScreen, sizesInBlock } from '../../visitor/asset-image.tsx'
import { fitTitle } from './fit-title.behaviour.ts'
import type { ImageProps } from './image.contract.ts'

export interface ImageData {
  asset: ImageAsset | null
}
type Props = ViewProps<ImageProps, ImageData>

export function ImageView(view: Props): ReactNode {
  const { props, data, page } = view
  if (!data.asset)
    return page.editing ? <p className="image-empty">{mediaMessages(hintLanguage(page), 'image.empty')}</p> : null
  if (props.variant === 'inline') return <InlineImage {...view} />
  const shrinks = props.shrinks && props.variant === 'poster' && props.title !== ''
  return (
    <div
      className={`image image-${props.variant}`}
      data-side={props.side}
      data-shrinks={shrinks ? '' : undefined}
      style={shadeOf(props)}
    >
      <div className="image-parts">
        <div className="image-image">
          <Linked link={props.link}>
            <ImageImage {...view} />
          </Linked>
        </div>
        {shrinks ? (
          <Wake island={fitTitle} props={{}}>
            <ImageText {...props} />
          </Wake>
        ) : (
          <ImageText {...props} />
        )}
      </div>
    </div>
  )
}

function InlineImage(view: Props): ReactNode {
  const { props } = view
  const caption = props.captionPlace === 'none' ? '' : props.caption.trim()
  return (
    <figure className="image" data-caption={caption ? props.captionPlace : undefined}>
      <Linked link={props.link}>
        <ImageImage {...view} />
      </Linked>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

function ImageImage(view: Props): ReactNode {
  const { props, data, section, page } = view
  if (!data.asset) return null
  const beside = props.variant === 'card' || props.variant === 'collage'
  return (
    <AssetImage
      asset={data.asset}
      alt={props.decorative ? '' : props.alt || data.asset.alt || (props.link ? props.title || data.asset.alt : '')}
      sizes={sizesInBlock(view, beside ? 0.6 : 1)}
      eager={isFirstScreen(section, page)}
      focalPoint={props.focalPoint}
      ratio={props.ratio}
      fit={props.fit}
    />
  )
}

function ImageText({ title, body, button, link }: ImageProps): ReactNode {
  const href = link && safeHref(link.href)
  if (!title && !body && !button) return null
  return (
    <div className="image-text">
      {title && <h2>{title}</h2>}
      {body && <p>{body}</p>}
      {button && href && (
        <a className="button" href={href} {...windowOf(link)}>
          {button}
        </a>
      )}
    </div>
  )
}

function Linked({ link, children }: { link: ImageProps['link']; children: ReactNode }): ReactNode {
  const href = link && safeHref(link.href)
  if (!href) return children
  return (
    <a className="image-link" href={href} {...windowOf(link)}>
      {children}
    </a>
  )
}

function windowOf(link: ImageProps['link']) {
  return link?.newWindow ? { target: '_blank', rel: relOf('_blank') } : {}
}

function shadeOf({ variant, overlay }: ImageProps): CSSProperties | undefined {
  return variant === 'poster' ? ({ '--shade': overlay } as CSSProperties) : undefined
}
