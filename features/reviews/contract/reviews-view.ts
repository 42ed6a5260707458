import type { Purchase } from './reviews.api.ts'

/** Reviews of one product as finished words; null where there are none. */
export type ReviewsData = {
  average: string
  count: number
  reviews: readonly { id: string; rating: number; text: string; author: string; day: string; answer: string }[]
  /** For search engines, escaped to stand in a script element. */
  jsonLd: string
} | null

/** What the page of a request shows. */
export type RequestData =
  | { view: 'expired' }
  | { view: 'nothing' }
  | {
      view: 'open'
      token: string
      sent: string
      problem: { line: string; text: string } | null
      purchases: readonly Purchase[]
    }
