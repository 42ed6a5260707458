import { Shapes } from '#platform/icons'
import { messages } from '#platform/i18n'
import { blockPanel, lazyPart } from '#platform/ui'
import type { ShapeProps } from './shape.contract.ts'

const palette = messages('pages.palette')

export const shapePanel = blockPanel<ShapeProps>({
  type: 'shape',
  label: palette.message('shape'),
  group: 'layout',
  icon: Shapes,
  keywords: palette.message('shape.keywords'),
  Panel: lazyPart(() => import('./shape-fields.panel.tsx').then((module) => module.ShapePanel)),
})
