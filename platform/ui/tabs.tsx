import type { ReactNode } from 'react'
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
  return (
    <AriaTabs
      className="q-tabs"
      {...(selected !== undefined && { selectedKey: selected })}
      {...(onSelect && { onSelectionChange: (key) => onSelect(String(key)) })}
    >
      <TabList aria-label={label} className="q-tab-list">
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className="q-tab">
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="q-tab-panel">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
