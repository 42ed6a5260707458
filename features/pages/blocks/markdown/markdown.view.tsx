import type { ReactNode } from 'react'
import type { ViewProps } from '#platform/render'
import { pagesBlockMessages } from '../../contract/blocks.messages.ts'
import type { MarkdownProps } from './markdown.contract.ts'
import { markdownHtml } from './markdown-html.ts'

export function MarkdownView({ id, props, page }: ViewProps<MarkdownProps>): ReactNode {
  const source = props.source || (page.editing ? pagesBlockMessages(page.language, 'markdown.empty') : '')
  return source ? <div className="text" dangerouslySetInnerHTML={{ __html: markdownHtml(source, id) }} /> : null
}
