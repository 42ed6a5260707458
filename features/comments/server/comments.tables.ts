import type { CommentStatus } from '../contract/index.ts'

export interface CommentsTable {
  website_id: string
  id: string
  document_id: string
  parent_id: string | null
  author_name: string
  author_website: string
  body: Record<string, unknown>
  status: CommentStatus
  written_at: Date
  /** What it was called where it came from: an import that runs again finds it. */
  source_key: string | null
}

declare module '#platform/database' {
  interface Tables {
    comments: CommentsTable
  }
}
