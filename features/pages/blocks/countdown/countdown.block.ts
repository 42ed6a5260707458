import { block } from '#platform/render/server'
import { countdownBlockContract } from './countdown.contract.ts'
import css from './countdown.css?inline'
import { loadCountdowns } from './countdown.loader.ts'
import { CountdownView } from './countdown.view.tsx'

export const countdownBlock = block({
  contract: countdownBlockContract,
  loader: loadCountdowns,
  view: CountdownView,
  css,
})
