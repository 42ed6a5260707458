import { Newspaper } from 'lucide-react'
import { type BlockPanelProps, blockPanel, Group, SelectRow, SwitchRow, useWords } from '#platform/desk'
import { PartsRows, RatioRow } from '../../owner/panel-rows.tsx'
import { panelMessages } from '../../owner/panels.messages.ts'
import { type JournalProps, journalLayouts } from './journal.contract.ts'

export const journalPanel = blockPanel<JournalProps>({
  type: 'journal',
  label: { en: 'Blog index', nl: 'Blogoverzicht' },
  group: 'site',
  icon: Newspaper,
  Panel: JournalPanel,
})

function JournalPanel({ props, change }: BlockPanelProps<JournalProps>) {
  const t = useWords(panelMessages)
  return (
    <>
      <Group>
        <SelectRow
          label={t('layout')}
          value={props.layout}
          onChange={(layout) => change('layout', layout)}
          options={journalLayouts.map((layout) => ({ value: layout, label: t(layout) }))}
        />
        <RatioRow value={props.ratio} onChange={(ratio) => change('ratio', ratio)} />
        <SwitchRow label={t('showTitle')} value={props.heading} onChange={(heading) => change('heading', heading)} />
      </Group>
      <PartsRows value={props.parts} onChange={(part, isShown) => change(['parts', part], isShown)} />
    </>
  )
}
