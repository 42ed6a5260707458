import { hrefOf } from '#features/pages/contract'
import { hintLanguage, type ViewProps } from '#platform/render'
import type { ReactNode } from 'react'
import { contentMessages } from '../../contract/content.messages.ts'
import type { RssProps } from './rss.contract.ts'

export interface RssData {
  title: string
  /** Path of the feed; null without a feed. */
  path: string | null
  isChosen: boolean
}

export function RssView({ props, data, page }: ViewProps<RssProps, RssData>): ReactNode {
  if (!data.path)
    return page.editing ? <p className="rss">{contentMessages(hintLanguage(page), 'chooseCollection')}</p> : null
  return (
    <a className="rss" href={hrefOf(data.path)} type="application/rss+xml" title={data.title}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
          d="M2 2a12 12 0 0 1 12 12M2 7.5A6.5 6.5 0 0 1 8.5 14"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <circle cx="3.2" cy="12.8" r="1.7" fill="currentColor" />
      </svg>
      {props.label || contentMessages(page.language, 'feed')}
    </a>
  )
}
