import { messages } from '#platform/i18n'
import { blockContract } from '#platform/block'
import { idSchema } from '#platform/contract'
import { z } from 'zod'
import type { ReviewsData } from '../../contract/reviews-view.ts'

const names = messages('reviews.palette')

const props = z.object({
  /** Null: the product of the page it stands on. */
  product: idSchema.nullable().default(null),
  /** Most that are shown. */
  limit: z.number().int().min(1).max(50).default(10),
})
export type ReviewsProps = z.infer<typeof props>
const starts = props.parse({})

const two: ReviewsData = {
  average: '4.5',
  count: 2,
  reviews: [
    {
      id: 'a',
      rating: 5,
      text: 'Lovely glaze.',
      author: 'Noor B.',
      day: '20 November 2026',
      answer: 'Thank you, Noor.',
    },
    { id: 'b', rating: 4, text: '', author: 'Piet', day: '18 November 2026', answer: '' },
  ],
  jsonLd: '',
}

/** What buyers say of a product, and its average. */
export const reviewsBlockContract = blockContract({
  type: 'reviews',
  number: 908,
  palette: {
    group: 'commerce',
    name: names.message('reviews'),
    keywords: names.message('reviews.keywords'),
  },
  props,
  starts,
  size: { w: 24, h: 8 },
  examples: { two: { props: starts, data: two }, none: { shows: 'nothing', props: starts, data: null } },
})
