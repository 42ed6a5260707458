import { LayoutGrid } from '#platform/icons'
import { messages } from '#platform/i18n'
import { type BlockPanelProps, blockPanel } from '#platform/ui'
import { IndexRows } from '../../owner/panel-rows.tsx'
import { type IndexProps, indexLayouts } from './index.contract.ts'

const palette = messages('content.palette')

export const indexPanel = blockPanel<IndexProps>({
  type: 'index',
  label: palette.message('index'),
  group: 'site',
  icon: LayoutGrid,
  Panel: IndexPanel,
})

function IndexPanel({ props, change }: BlockPanelProps<IndexProps>) {
  return <IndexRows props={props} layouts={indexLayouts} change={change} />
}
