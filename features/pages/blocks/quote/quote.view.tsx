import type { ReactNode } from 'react'
import { hintLanguage, type ViewProps } from '#platform/render'
import { pagesBlockMessages } from '../../contract/blocks.messages.ts'
import type { QuoteProps } from './quote.contract.ts'

export function QuoteView({ props, page }: ViewProps<QuoteProps>): ReactNode {
  const words = withoutMarks(props.text) || (page.editing ? pagesBlockMessages(hintLanguage(page), 'quote.empty') : '')
  if (!words) return null
  return (
    <figure className="quote" data-size={props.size} data-align={props.align}>
      <blockquote>
        {words.split(/\n{2,}/).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </blockquote>
      {props.source && <figcaption>{props.source}</figcaption>}
    </figure>
  )
}

/** Removes typed quotation marks around the whole text, because the page adds hanging ones in its language. */
function withoutMarks(text: string): string {
  return text
    .trim()
    .replace(/^["“„«‘'](.*)["”“»’']$/s, '$1')
    .trim()
}
