import { Minus } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { HorizontalRulePanel } from './horizontal-rule.panel.tsx'
import { horizontalRuleBlockContract } from './horizontal-rule.contract.ts'
import css from './horizontal-rule.css?inline'
import { HorizontalRuleView } from './horizontal-rule.view.tsx'

export const canvas = canvasBlock({
  contract: horizontalRuleBlockContract,
  view: HorizontalRuleView,
  css,
  icon: Minus,
  panel: HorizontalRulePanel,
})
