import type { ArchiveTables } from '#platform/context'

export interface ReviewRequestsTable {
  website_id: string
  order_id: string
  token_hash: string | null
  send_at: Date
  sent_at: Date | null
  expires_at: Date | null
}

export interface ReviewsTable {
  website_id: string
  id: string
  order_id: string
  line_id: string
  product_id: string
  rating: number
  body: string
  author_name: string
  /** Whether its author bought the product in this shop, or in the shop it was imported from. */
  is_verified: boolean
  status: 'pending' | 'approved' | 'hidden'
  answer: string
  answered_at: Date | null
  written_at: Date
}

export interface ReviewPhotosTable {
  website_id: string
  id: string
  review_id: string | null
  position: number
  state: 'waiting' | 'ready' | 'failed'
  width: number | null
  height: number | null
  created_at: Date
}

declare module '#platform/database' {
  interface Tables {
    review_requests: ReviewRequestsTable
    reviews: ReviewsTable
    review_photos: ReviewPhotosTable
  }
}

export const reviewsInArchives: ArchiveTables = {
  archived: [{ name: 'reviews' }, { name: 'review_photos' }],
  leftBehind: {
    review_requests: 'The site would send these emails a second time.',
  },
}
