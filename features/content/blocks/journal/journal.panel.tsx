import { type BlockPanelProps } from '#platform/ui'
import { IndexRows } from '../../owner/panel-rows.tsx'
import { type JournalProps, journalLayouts } from './journal.contract.ts'

export function JournalPanel({ props, change }: BlockPanelProps<JournalProps>) {
  return <IndexRows props={props} layouts={journalLayouts} change={change} />
}
