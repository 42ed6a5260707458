import { Shapes } from '#platform/icons'
import { canvasBlock, lazyPart } from '#platform/ui'
import { shapeBlockContract } from './shape.contract.ts'
import css from './shape.css?inline'
import { ShapeView } from './shape.view.tsx'

export const canvas = canvasBlock({
  contract: shapeBlockContract,
  view: ShapeView,
  css,
  icon: Shapes,
  panel: lazyPart(() => import('./shape.panel.tsx').then((module) => module.ShapePanel)),
})
