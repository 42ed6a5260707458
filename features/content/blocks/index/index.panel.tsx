import { LayoutGrid } from 'lucide-react'
import { type BlockPanelProps, blockPanel } from '#platform/ui'
import { IndexRows } from '../../owner/panel-rows.tsx'
import { type IndexProps, indexLayouts } from './index.contract.ts'

export const indexPanel = blockPanel<IndexProps>({
  type: 'index',
  label: { en: 'Collection index', nl: 'Collectieoverzicht' },
  group: 'site',
  icon: LayoutGrid,
  Panel: IndexPanel,
})

function IndexPanel({ props, change }: BlockPanelProps<IndexProps>) {
  return <IndexRows props={props} layouts={indexLayouts} change={change} />
}
