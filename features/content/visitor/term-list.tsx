import { hintLanguage, type PageContext } from '#platform/render'
import type { ReactNode } from 'react'
import { contentMessages } from '../contract/content.messages.ts'
import type { Term, TermsData, TermsProps } from '../contract/terms.schema.ts'
import { hrefWithQuery } from './item-parts.tsx'

interface Props {
  props: TermsProps
  data: TermsData
  page: PageContext
  /** Accessible name of the list, for people who cannot see its heading. */
  label: string
}

export function TermList({ props, data, page, label }: Props): ReactNode {
  if (data.terms.length === 0) return page.editing ? <TermsEmpty data={data} page={page} /> : null
  const groups = Map.groupBy(data.terms, ({ group }) => group)
  return (
    <nav className="terms" data-layout={props.layout} aria-label={props.heading || label}>
      {props.heading && <h2 className="terms-heading">{props.heading}</h2>}
      {[...groups].map(([group, terms]) => (
        <div className="terms-group" key={group}>
          {group && groups.size > 1 && <h3 className="terms-year">{group}</h3>}
          <ul>
            {terms.map((term) => (
              <li key={term.path}>
                <TermLink term={term} counts={props.counts} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

export function TermLink({ term, counts }: { term: Term; counts: boolean }): ReactNode {
  return (
    <>
      <a href={hrefWithQuery(term.path)}>{term.name}</a>
      {counts && <span className="terms-count">{term.count}</span>}
    </>
  )
}

export function TermsEmpty({ data, page }: { data: TermsData; page: PageContext }): ReactNode {
  return (
    <p className="terms-empty">{contentMessages(hintLanguage(page), data.isChosen ? 'empty' : 'chooseCollection')}</p>
  )
}
