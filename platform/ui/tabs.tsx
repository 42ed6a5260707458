import { ChevronLeft, ChevronRight } from '#platform/icons'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components'

export interface TabEntry {
  id: string
  label: string
  content: ReactNode
}

export function Tabs({
  label,
  tabs,
  selected,
  onSelect,
}: {
  label: string
  tabs: readonly TabEntry[]
  selected?: string
  onSelect?: (id: string) => void
}) {
  const list = useRef<HTMLDivElement>(null)
  const hidden = useHiddenEnds(list)
  // A row of tabs without enough room scrolls: the open tab is kept visible.
  useEffect(() => {
    // The tabs are rendered a moment after their row.
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [selected])
  return (
    <AriaTabs
      className="q-tabs"
      {...(selected !== undefined && { selectedKey: selected })}
      {...(onSelect && { onSelectionChange: (key) => onSelect(String(key)) })}
    >
      <div className="q-tab-row" data-hides={hidden}>
        <TabList ref={list} aria-label={label} className="q-tab-list">
          {tabs.map((tab) => (
            <Tab key={tab.id} id={tab.id} className="q-tab">
              {tab.label}
            </Tab>
          ))}
        </TabList>
        <ScrollButton list={list} to={-1} />
        <ScrollButton list={list} to={1} />
      </div>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="q-tab-panel">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}

/** Scroll button for a mouse; the keyboard moves between the tabs, and a finger scrolls the row. */
function ScrollButton({ list, to }: { list: RefObject<HTMLDivElement | null>; to: -1 | 1 }) {
  const Arrow = to < 0 ? ChevronLeft : ChevronRight
  const scroll = () => list.current?.scrollBy({ left: to * list.current.clientWidth * 0.7, behavior: 'smooth' })
  return (
    <button type="button" tabIndex={-1} aria-hidden className="q-tab-scroll" data-to={to} onClick={scroll}>
      <Arrow aria-hidden />
    </button>
  )
}

/** Ends of the row at which tabs are hidden. */
function useHiddenEnds(list: RefObject<HTMLDivElement | null>): 'none' | 'start' | 'end' | 'both' {
  const [hidden, setHidden] = useState<'none' | 'start' | 'end' | 'both'>('none')
  useEffect(() => {
    const row = list.current
    if (!row) return undefined
    const look = () => {
      const before = row.scrollLeft > 1
      const after = row.scrollLeft + row.clientWidth < row.scrollWidth - 1
      setHidden(before ? (after ? 'both' : 'start') : after ? 'end' : 'none')
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(row)
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      row.removeEventListener('scroll', look)
    }
  }, [list])
  return hidden
}
