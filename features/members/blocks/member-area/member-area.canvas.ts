import { UserRound } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { MemberAreaPanel } from './member-area.panel.tsx'
import { memberAreaBlockContract } from './member-area.contract.ts'
import css from './member-area.css?inline'
import { MemberAreaView } from './member-area.view.tsx'

export const canvas = canvasBlock({
  contract: memberAreaBlockContract,
  view: MemberAreaView,
  css,
  icon: UserRound,
  panel: MemberAreaPanel,
})
