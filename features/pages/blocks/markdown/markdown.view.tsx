import type { ReactNode } from 'react'
import { hintLanguage, type ViewProps } from '#platform/render'
import { pagesBlockMessages } from '../../contract/blocks.messages.ts'
import type { MarkdownProps } from './markdown.contract.ts'
import type { MarkdownData } from './markdown.loader.ts'

export function MarkdownView({ props: { source }, data, page }: ViewProps<MarkdownProps, MarkdownData>): ReactNode {
  const t = (name: 'markdown.empty' | 'markdown.plain') => pagesBlockMessages(hintLanguage(page), name)
  if (!source) return page.editing ? <p className="text">{t('markdown.empty')}</p> : null
  if (data?.html) return <div className="text" dangerouslySetInnerHTML={{ __html: data.html }} />
  return (
    <>
      {page.editing && data && <p className="text">{t('markdown.plain')}</p>}
      <div className="text">
        {source.split(/\n\s*\n/).map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
      </div>
    </>
  )
}
