import { ListCollapse } from '#platform/icons'
import { canvasBlock, lazyPart } from '#platform/ui'
import { faqBlockContract } from './faq.contract.ts'
import css from './faq.css?inline'
import { FaqView } from './faq.view.tsx'

export const canvas = canvasBlock({
  contract: faqBlockContract,
  view: FaqView,
  css,
  icon: ListCollapse,
  panel: lazyPart(() => import('./faq.panel.tsx').then((module) => module.FaqPanel)),
})
