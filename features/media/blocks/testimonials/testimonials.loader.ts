import type { BlockLoader } from '#platform/render/server'
import { loadListed } from '../../server/load-assets.ts'
import type { TestimonialsProps } from './testimonials.contract.ts'
import type { TestimonialsData } from './testimonials.view.tsx'

export const loadTestimonials: BlockLoader<TestimonialsProps, TestimonialsData> = (ctx, blocks) =>
  loadListed(ctx, blocks, ({ entries }) => entries.map(({ photo }) => photo))
