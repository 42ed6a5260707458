import { LayoutGrid } from 'lucide-react'
import { type BlockPanelProps, blockPanel, Group, SelectRow, SwitchRow, useWords } from '#platform/desk'
import { PartsRows, RatioRow } from '../../owner/panel-rows.tsx'
import { panelMessages } from '../../owner/panels.messages.ts'
import { type IndexProps, indexLayouts } from './index.contract.ts'

export const indexPanel = blockPanel<IndexProps>({
  type: 'index',
  label: { en: 'Collection index', nl: 'Collectieoverzicht' },
  group: 'site',
  icon: LayoutGrid,
  Panel: IndexPanel,
})

function IndexPanel({ props, change }: BlockPanelProps<IndexProps>) {
  const t = useWords(panelMessages)
  return (
    <>
      <Group>
        <SelectRow
          label={t('layout')}
          value={props.layout}
          onChange={(layout) => change('layout', layout)}
          options={indexLayouts.map((layout) => ({ value: layout, label: t(layout) }))}
        />
        <RatioRow value={props.ratio} onChange={(ratio) => change('ratio', ratio)} />
        <SwitchRow label={t('showTitle')} value={props.heading} onChange={(heading) => change('heading', heading)} />
      </Group>
      <PartsRows value={props.parts} onChange={(part, isShown) => change(['parts', part], isShown)} />
    </>
  )
}
