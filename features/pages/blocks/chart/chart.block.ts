import { block } from '#platform/render/server'
import { chartBlockContract } from './chart.contract.ts'
import css from './chart.css?inline'
import { ChartView } from './chart.view.tsx'

export const chartBlock = block({ contract: chartBlockContract, view: ChartView, css })
