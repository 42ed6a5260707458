import type { ReactNode } from 'react'
import { RichText, type ViewProps, Wake, hintLanguage, useEntryMarks } from '#platform/render'
import { tabsBehaviour } from './tabs.behaviour.ts'
import type { TabsProps } from './tabs.contract.ts'
import { tabsMessages } from './tabs.messages.ts'

/** Without scripts and in print the texts follow each other under their titles. */
export function TabsView({ props, page }: ViewProps<TabsProps>): ReactNode {
  const { items, align } = props
  const entry = useEntryMarks()
  if (items.length === 0)
    return page.editing ? <p className="tabs-empty">{tabsMessages(hintLanguage(page), 'empty')}</p> : null
  const titles = items.map(({ title }, at) => title || tabsMessages(page.language, 'untitled', { n: at + 1 }))
  return (
    <div className="tabs" data-align={align}>
      <Wake island={tabsBehaviour} props={{}}>
        <div className="tabs-list">
          {items.map(({ id }, at) => (
            <a key={id} id={`tab-${id}`} href={`#panel-${id}`} aria-controls={`panel-${id}`}>
              {titles[at]}
            </a>
          ))}
        </div>
        {items.map(({ id, text }, at) => (
          <section key={id} className="tabs-panel" id={`panel-${id}`} {...entry(id)}>
            <p className="tabs-title">{titles[at]}</p>
            <div className="text">
              <RichText doc={text} />
            </div>
          </section>
        ))}
      </Wake>
    </div>
  )
}
