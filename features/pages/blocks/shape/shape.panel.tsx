import { Shapes } from 'lucide-react'
import { blockPanel, lazyPart } from '#platform/ui'
import type { ShapeProps } from './shape.contract.ts'

export const shapePanel = blockPanel<ShapeProps>({
  type: 'shape',
  label: { en: 'Shape', nl: 'Vorm' },
  group: 'layout',
  icon: Shapes,
  keywords: {
    en: 'circle square triangle star heart blob oval arch',
    nl: 'cirkel vierkant driehoek ster hart vlek ovaal boog',
  },
  Panel: lazyPart(() => import('./shape-fields.panel.tsx').then((module) => module.ShapePanel)),
})
