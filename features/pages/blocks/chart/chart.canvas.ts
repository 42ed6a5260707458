import { ChartColumn } from '#platform/icons'
import { canvasBlock, lazyPart } from '#platform/ui'
import { chartBlockContract } from './chart.contract.ts'
import css from './chart.css?inline'
import { ChartView } from './chart.view.tsx'

export const canvas = canvasBlock({
  contract: chartBlockContract,
  view: ChartView,
  css,
  icon: ChartColumn,
  panel: lazyPart(() => import('./chart.panel.tsx').then((module) => module.ChartPanel)),
})
