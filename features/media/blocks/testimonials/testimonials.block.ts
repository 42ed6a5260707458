import { block } from '#platform/render/server'
import { testimonialsBlockContract } from './testimonials.contract.ts'
import css from './testimonials.css?inline'
import { loadTestimonials } from './testimonials.loader.ts'
import { TestimonialsView } from './testimonials.view.tsx'

export const testimonialsBlock = block({
  contract: testimonialsBlockContract,
  loader: loadTestimonials,
  view: TestimonialsView,
  css,
})
