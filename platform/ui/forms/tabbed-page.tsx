import { Page } from '../layout.tsx'
import { type TabEntry, Tabs } from '../tabs.tsx'
import { mayLeave } from './unsaved.ts'

interface Props {
  title: string
  lead?: string
  tabs: readonly TabEntry[]
  selected: string
  onSelect: (id: string) => void
}

/** A narrow screen of forms in tabs. Another tab opens after the changes in this one are saved or discarded. */
export function TabbedPage({ title, lead, tabs, selected, onSelect }: Props) {
  const choose = async (next: string): Promise<void> => {
    if (await mayLeave()) onSelect(next)
  }
  return (
    <Page title={title} lead={lead} width="narrow">
      <Tabs label={title} tabs={tabs} selected={selected} onSelect={(next) => void choose(next)} />
    </Page>
  )
}
