import type { Purchase } from './reviews.api.ts'

/** Reviews of a product in their final texts; null when the product is not public. */
export type ReviewsData = {
  productId: string
  /** '' without reviews. */
  average: string
  count: number
  reviews: readonly {
    id: string
    rating: number
    text: string
    author: string
    isVerified: boolean
    day: string
    answer: string
    photos: readonly { id: string; width: number; height: number }[]
  }[]
  /** Structured data for search engines, escaped for a script element. */
  jsonLd: string
} | null

/** Data of a review request's page. */
export type RequestData =
  | { view: 'expired' }
  | { view: 'nothing' }
  /** The request form again, with the reason why its address was refused. */
  | { view: 'ask'; productId: string; problem: string }
  /** Shown after the link was requested on the page of a product. */
  | { view: 'asked'; sendsNoEmail?: true }
  | {
      view: 'open'
      token: string
      sent: string
      /** `typed`: the text of the refused review. */
      problem: { line: string; text: string; typed: string } | null
      /** Result of uploading the photos of a sent review; empty without photos. */
      note: string
      purchases: readonly Purchase[]
    }
