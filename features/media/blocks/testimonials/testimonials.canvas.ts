import { Quote } from '#platform/icons'
import { canvasBlock, lazyPart } from '#platform/ui'
import { testimonialsBlockContract } from './testimonials.contract.ts'
import css from './testimonials.css?inline'
import { TestimonialsView } from './testimonials.view.tsx'

export const canvas = canvasBlock({
  contract: testimonialsBlockContract,
  view: TestimonialsView,
  css,
  icon: Quote,
  panel: lazyPart(() => import('./testimonials.panel.tsx').then((module) => module.TestimonialsPanel)),
})
