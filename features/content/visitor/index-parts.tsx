import type { PageContext } from '#platform/render'
import type { ReactNode } from 'react'
import { contentMessages } from '../contract/content.messages.ts'
import type { IndexData } from '../contract/item-card.ts'
import { hrefWithQuery } from './item-parts.tsx'

/** Heading of a list: the collection's name, or the chosen part of it with a link to all items. */
export function IndexHeading({
  data,
  page,
  heading,
}: {
  data: IndexData
  page: PageContext
  heading: boolean
}): ReactNode {
  const { choice } = data
  if (!choice) return heading ? <h1 className="index-heading">{data.title}</h1> : null
  return (
    <header className="index-choice">
      <p className="index-kind">{contentMessages(page.language, choice.kind === 'tag' ? 'tagged' : choice.kind)}</p>
      <h1 className="index-heading">{choice.name}</h1>
      {choice.about && <p className="index-about">{choice.about}</p>}
      <a className="index-all" href={hrefWithQuery(data.path)}>
        {contentMessages(page.language, 'all')}
      </a>
    </header>
  )
}

export function IndexEmpty({ data, page }: { data: IndexData; page: PageContext }): ReactNode {
  return <p className="index-empty">{contentMessages(page.language, data.choice ? 'noneFound' : 'empty')}</p>
}

export function Pager({ data, page }: { data: IndexData; page: PageContext }): ReactNode {
  if (data.pages <= 1) return null
  return (
    <nav className="pager" aria-label={contentMessages(page.language, 'pages')}>
      {data.previous ? (
        <a rel="prev" href={hrefWithQuery(data.previous)}>
          <span aria-hidden="true">←</span> {contentMessages(page.language, 'newer')}
        </a>
      ) : (
        <span />
      )}
      <span className="pager-place">
        {data.page} / {data.pages}
      </span>
      {data.next ? (
        <a rel="next" href={hrefWithQuery(data.next)}>
          {contentMessages(page.language, 'older')} <span aria-hidden="true">→</span>
        </a>
      ) : (
        <span />
      )}
    </nav>
  )
}
