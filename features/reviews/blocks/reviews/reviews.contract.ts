import { messages } from '#platform/i18n'
import { blockContract } from '#platform/block'
import { idSchema } from '#platform/contract'
import { z } from 'zod'
import type { ReviewsData } from '../../contract/reviews-view.ts'

const names = messages('reviews.palette')

const props = z.object({
  /** Null uses the product of the page. */
  product: idSchema.nullable().default(null),
  /** Limit of shown reviews. */
  limit: z.number().int().min(1).max(50).default(10),
})
export type ReviewsProps = z.infer<typeof props>
const starts = props.parse({})

const two: ReviewsData = {
  productId: '65a1f0c2e4b0a1b2c3d4e5f1',
  average: '4.5',
  count: 2,
  reviews: [
    {
      id: 'a',
      rating: 5,
      text: 'Lovely glaze.',
      author: 'Noor B.',
      isVerified: true,
      day: '20 November 2026',
      answer: 'Thank you, Noor.',
      photos: [
        { id: '65a1f0c2e4b0a1b2c3d4e5f6', width: 1600, height: 1200 },
        { id: '65a1f0c2e4b0a1b2c3d4e5f7', width: 900, height: 1600 },
      ],
    },
    {
      id: 'b',
      rating: 4,
      text: '',
      author: 'Piet',
      isVerified: false,
      day: '18 November 2026',
      answer: '',
      photos: [],
    },
  ],
  jsonLd: '',
}

const none: ReviewsData = { ...two, average: '', count: 0, reviews: [] }

/** Reviews of a product and their average. */
export const reviewsBlockContract = blockContract({
  type: 'reviews',
  number: 908,
  flag: 'product-reviews',
  palette: {
    group: 'commerce',
    name: names.message('reviews'),
    keywords: names.message('reviews.keywords'),
  },
  props,
  starts,
  headings: () => [2],
  size: { w: 24, h: 8 },
  examples: {
    two: { props: starts, data: two },
    none: { props: starts, data: none },
    closed: { shows: 'nothing', props: starts, data: null },
  },
})
