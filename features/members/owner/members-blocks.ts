import { type CanvasBlock, canvasBlock } from '#platform/ui'
import { memberAreaBlockContract } from '../blocks/member-area/member-area.contract.ts'
import css from '../blocks/member-area/member-area.css?inline'
import { memberAreaPanel } from '../blocks/member-area/member-area.panel.tsx'
import { MemberAreaView } from '../blocks/member-area/member-area.view.tsx'

export const membersBlocks: readonly CanvasBlock[] = [
  canvasBlock({ contract: memberAreaBlockContract, view: MemberAreaView, css, panel: memberAreaPanel }),
]
