import type { ReactNode } from 'react'
import { RichText, type ViewProps, Wake, hintLanguage, useEntryMarks } from '#platform/render'
import { pagesBlockMessages } from '../../contract/blocks.messages.ts'
import { accordion } from './accordion.behaviour.ts'
import type { AccordionProps } from './accordion.contract.ts'

/**
 * Uses the browser's own disclosures, which open without scripts, in print, for the search in a page and for links to
 * their content.
 */
export function AccordionView({ id, props, page }: ViewProps<AccordionProps>): ReactNode {
  const { items, allowMultiple, firstOpen, sign, lines } = props
  const entry = useEntryMarks()
  if (items.length === 0)
    return page.editing ? (
      <p className="accordion-empty">{pagesBlockMessages(hintLanguage(page), 'accordion.empty')}</p>
    ) : null
  return (
    <div className="accordion" data-sign={sign} data-lines={lines ? '' : undefined}>
      <Wake island={accordion} when="touch" props={{ allowMultiple }}>
        {items.map((item, index) => (
          <details
            key={item.id}
            {...entry(item.id)}
            name={allowMultiple ? undefined : `accordion-${id}`}
            open={firstOpen && index === 0}
          >
            <summary>
              <h3>{item.title}</h3>
            </summary>
            <div className="accordion-body" id={`item-${item.id}`}>
              <div className="text">
                <RichText doc={item.text} />
              </div>
            </div>
          </details>
        ))}
      </Wake>
    </div>
  )
}
