import { Timer } from '#platform/icons'
import { canvasBlock, lazyPart } from '#platform/ui'
import { countdownBlockContract } from './countdown.contract.ts'
import css from './countdown.css?inline'
import { CountdownView } from './countdown.view.tsx'

export const canvas = canvasBlock({
  contract: countdownBlockContract,
  view: CountdownView,
  css,
  icon: Timer,
  panel: lazyPart(() => import('./countdown.panel.tsx').then((module) => module.CountdownPanel)),
})
