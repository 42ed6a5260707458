import { siteTables } from '#platform/database'
import { tagsOfKind, type SiteContext } from '#platform/context'
import type { Comment } from '../contract/index.ts'
import type { CommentRow } from './comments.tables.ts'

/** Returns the public comments of these documents, the oldest first. */
export async function approvedComments(ctx: SiteContext, documentIds: readonly string[]): Promise<Comment[]> {
  if (documentIds.length === 0) return []
  const rows = await siteTables(ctx)
    .selectFrom('comments')
    .selectAll()
    .where('document_id', 'in', documentIds)
    .where('status', '=', 'approved')
    .orderBy('written_at')
    .orderBy('id')
    .execute()
  return rows.map(asComment)
}

export function asComment(row: CommentRow): Comment {
  return {
    id: row.id,
    documentId: row.document_id,
    parentId: row.parent_id,
    authorName: row.author_name,
    authorWebsite: row.author_website,
    body: row.body,
    status: row.status,
    writtenAt: row.written_at.toISOString(),
    isByOwner: row.is_by_owner,
  }
}

/** Makes the tag of the comments on one document. */
export const commentsTag = tagsOfKind('comments')
