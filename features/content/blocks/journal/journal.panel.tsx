import { Newspaper } from 'lucide-react'
import { type BlockPanelProps, blockPanel } from '#platform/ui'
import { IndexRows } from '../../owner/panel-rows.tsx'
import { type JournalProps, journalLayouts } from './journal.contract.ts'

export const journalPanel = blockPanel<JournalProps>({
  type: 'journal',
  label: { en: 'Blog index', nl: 'Blogoverzicht' },
  group: 'site',
  icon: Newspaper,
  Panel: JournalPanel,
})

function JournalPanel({ props, change }: BlockPanelProps<JournalProps>) {
  return <IndexRows props={props} layouts={journalLayouts} change={change} />
}
