import type { ViewProps } from '#platform/render'
import type { ReactNode } from 'react'
import { contentMessages } from '../../contract/content.messages.ts'
import type { TermsData } from '../../contract/terms.schema.ts'
import { TermLink, TermsEmpty } from '../../visitor/term-list.tsx'
import type { TagCloudProps } from './tag-cloud.contract.ts'
import { weightOf } from './tag-cloud.rules.ts'

export function TagCloudView({ props, data, page }: ViewProps<TagCloudProps, TermsData>): ReactNode {
  if (data.terms.length === 0) return page.editing ? <TermsEmpty data={data} page={page} /> : null
  const counts = data.terms.map(({ count }) => count)
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  const label = contentMessages(page.language, props.of === 'tag' ? 'tags' : 'categories')
  return (
    <nav className="tag-cloud" aria-label={props.heading || label}>
      {props.heading && <h2>{props.heading}</h2>}
      <ul>
        {data.terms.map((term) => (
          <li key={term.path} data-weight={weightOf(term.count, least, most)}>
            <TermLink term={term} counts={props.counts} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
