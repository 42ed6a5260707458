import type { ArchiveTables } from '#platform/context'
import type { ColumnType, Selectable } from 'kysely'
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
  /** The source system's key, by which a repeated import finds the comment. */
  source_key: ColumnType<string | null, string | null | undefined, string | null>
  member_id: ColumnType<string | null, string | null | undefined, string | null>
  is_by_owner: ColumnType<boolean, boolean | undefined, boolean>
  /** Time at which the author of the answered comment was notified. */
  announced_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** Separate from the comments, so that no data for visitors can contain an email address. */
export interface CommentContactsTable {
  website_id: string
  comment_id: string
  email: string
  wants_replies: boolean
}

export type CommentRow = Selectable<CommentsTable>

declare module '#platform/database' {
  interface Tables {
    comments: CommentsTable
    comment_contacts: CommentContactsTable
  }
}

export const commentsInArchives: ArchiveTables = {
  archived: [{ name: 'comments', parent: 'parent_id' }, { name: 'comment_contacts' }],
}
