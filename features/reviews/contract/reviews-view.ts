import type { Purchase } from './reviews.api.ts'

/** Reviews of a product as finished words; null without a public product. */
export type ReviewsData = {
  productId: string
  /** Empty where there are none. */
  average: string
  count: number
  reviews: readonly {
    id: string
    rating: number
    text: string
    author: string
    day: string
    answer: string
    photos: readonly { id: string; width: number; height: number }[]
  }[]
  /** For search engines, escaped to stand in a script element. */
  jsonLd: string
} | null

/** Data of a review request's page. */
export type RequestData =
  | { view: 'expired' }
  | { view: 'nothing' }
  /** After the link was requested on the page of a product. */
  | { view: 'asked' }
  | {
      view: 'open'
      token: string
      sent: string
      problem: { line: string; text: string } | null
      /** Result of the photos of a sent review; empty without one. */
      note: string
      purchases: readonly Purchase[]
    }
