import { SquareSplitHorizontal } from '#platform/icons'
import { canvasBlock, lazyPart } from '#platform/ui'
import { beforeAfterBlockContract } from './before-after.contract.ts'
import css from './before-after.css?inline'
import { BeforeAfterView } from './before-after.view.tsx'

export const canvas = canvasBlock({
  contract: beforeAfterBlockContract,
  view: BeforeAfterView,
  css,
  icon: SquareSplitHorizontal,
  panel: lazyPart(() => import('./before-after.panel.tsx').then((module) => module.BeforeAfterPanel)),
})
