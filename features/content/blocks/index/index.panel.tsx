import { type BlockPanelProps } from '#platform/ui'
import { IndexRows } from '../../owner/panel-rows.tsx'
import { type IndexProps, indexLayouts } from './index.contract.ts'

export function IndexPanel({ props, change }: BlockPanelProps<IndexProps>) {
  return <IndexRows props={props} layouts={indexLayouts} change={change} />
}
