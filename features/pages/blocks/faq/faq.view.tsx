import type { ReactNode } from 'react'
import { RichText, type ViewProps, hintLanguage, useEntryMarks } from '#platform/render'
import type { FaqData, FaqProps } from './faq.contract.ts'
import { faqMessages } from './faq.messages.ts'

/** Uses the browser's own disclosures, or shows all answers; it needs no script. */
export function FaqView({ id, props, data, page }: ViewProps<FaqProps, FaqData>): ReactNode {
  const entry = useEntryMarks()
  const questions = props.questions.filter(({ question }) => question.trim() !== '')
  if (questions.length === 0)
    return page.editing ? <p className="faq-empty">{faqMessages(hintLanguage(page), 'empty')}</p> : null
  return (
    <div className="faq" data-layout={props.layout}>
      {data.jsonLd && !page.editing && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data.jsonLd }} />
      )}
      {questions.map(({ id: own, question, answer }) =>
        props.layout === 'folded' ? (
          <details key={own} {...entry(own)} name={`faq-${id}`}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <Answer answer={answer} />
          </details>
        ) : (
          <section key={own} {...entry(own)}>
            <h3>{question}</h3>
            <Answer answer={answer} />
          </section>
        ),
      )}
    </div>
  )
}

function Answer({ answer }: Pick<FaqProps['questions'][number], 'answer'>): ReactNode {
  return (
    <div className="text">
      <RichText doc={answer} />
    </div>
  )
}
