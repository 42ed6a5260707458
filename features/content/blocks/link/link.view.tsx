import type { ReactNode } from 'react'
import { AssetImage, type ImageAsset, isFirstScreen, sizesInBlock } from '#features/media/visitor'
import { relOf, safeHref, type ViewProps, hintLanguage } from '#platform/render'
import type { LinkProps } from './link.contract.ts'
import { linkMessages } from './link.messages.ts'

export interface LinkData {
  path: string | null
  /** Title of the linked page; empty for external pages and pages that are not public. */
  title: string
  words: string
  image: ImageAsset | null
}

const ratio = 1.6

/** One page as a card with its image, title and description, which is a single link. */
export function LinkView(view: ViewProps<LinkProps, LinkData>): ReactNode {
  const { props, data, page, section } = view
  const href = data.path === null ? null : safeHref(data.path)
  const title = props.title || data.title || (href === null ? '' : href.replace(/^https?:\/\//, ''))
  if (href === null)
    return page.editing ? <p className="link-card-empty">{linkMessages(hintLanguage(page), 'empty')}</p> : null
  const words = props.words || data.words
  const target = props.link?.newWindow ? '_blank' : undefined
  return (
    <article className="link-card" data-look={props.look}>
      {data.image && props.look !== 'plain' && (
        <AssetImage
          asset={data.image}
          alt=""
          sizes={sizesInBlock(view, props.look === 'row' ? 0.4 : 1)}
          eager={isFirstScreen(section, page)}
          ratio={ratio}
        />
      )}
      <div>
        <h3>
          <a href={href} target={target} rel={relOf(target)}>
            {title}
          </a>
        </h3>
        {words && <p>{words}</p>}
      </div>
    </article>
  )
}
