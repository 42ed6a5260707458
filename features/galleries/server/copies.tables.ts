import type { ArchiveTables } from '#platform/context'
import type { CopyState } from '../contract/copies.schema.ts'

/** An image of another gallery, from its feed. */
export interface FeedImage {
  url: string
  caption: string
  credit: string
}

/** A problem and its address. */
export interface CopyFailure {
  address: string
  code: string
  details: Record<string, unknown>
  sentence: string
}

export interface GalleryCopiesTable {
  website_id: string
  id: string
  account_id: string
  document_id: string
  block_id: string
  addresses: readonly string[]
  galleries_read: number
  images: readonly FeedImage[]
  images_done: number
  added: number
  present: number
  failures: readonly CopyFailure[]
  state: CopyState
  created_at: Date
}

declare module '#platform/database' {
  interface Tables {
    gallery_copies: GalleryCopiesTable
  }
}

export const galleriesInArchives: ArchiveTables = {
  leftBehind: {
    gallery_copies: 'Reports of work in this installation.',
  },
}
