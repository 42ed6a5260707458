import type { ReactNode } from 'react'
import { RichText, type ViewProps, hintLanguage, useEntryMarks } from '#platform/render'
import type { TimelineProps } from './timeline.contract.ts'
import { timelineMessages } from './timeline.messages.ts'

export function TimelineView({ props, page }: ViewProps<TimelineProps>): ReactNode {
  const { items, look } = props
  const entry = useEntryMarks()
  if (items.length === 0)
    return page.editing ? <p className="timeline-empty">{timelineMessages(hintLanguage(page), 'empty')}</p> : null
  return (
    <ol className="timeline" data-look={look}>
      {items.map(({ id, when, title, text }) => (
        <li key={id} {...entry(id)}>
          {when && <p className="timeline-when">{when}</p>}
          <div className="timeline-what">
            {title && <p className="timeline-title">{title}</p>}
            <div className="text">
              <RichText doc={text} />
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}
