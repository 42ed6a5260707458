import { Newspaper } from '#platform/icons'
import { messages } from '#platform/i18n'
import { type BlockPanelProps, blockPanel } from '#platform/ui'
import { IndexRows } from '../../owner/panel-rows.tsx'
import { type JournalProps, journalLayouts } from './journal.contract.ts'

const palette = messages('content.palette')

export const journalPanel = blockPanel<JournalProps>({
  type: 'journal',
  label: palette.message('journal'),
  group: 'site',
  icon: Newspaper,
  Panel: JournalPanel,
})

function JournalPanel({ props, change }: BlockPanelProps<JournalProps>) {
  return <IndexRows props={props} layouts={journalLayouts} change={change} />
}
