import type { RichTextDoc } from '#platform/document'
import type { OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import type { CommentStatus } from '../contract/index.ts'
import { commentsTag } from './comments.queries.ts'

export interface KeptComment {
  documentId: string
  /** Id of the answered comment, as returned by `keepComment`. */
  parentId?: string | null
  authorName: string
  /** Stored only if it is a web address. */
  authorWebsite?: string
  body: RichTextDoc
  status: CommentStatus
  writtenAt: Date
  /** The source system's key: importing the comment again updates it instead of doubling it. */
  sourceKey: string
}

/** Stores a comment from another system, without its email and network addresses. */
export async function keepComment(ctx: OwnerTransaction, comment: KeptComment): Promise<{ id: string }> {
  ctx.require('settings.import')
  const values = {
    document_id: comment.documentId,
    parent_id: comment.parentId ?? null,
    author_name: comment.authorName.trim().slice(0, 200),
    author_website: webAddress(comment.authorWebsite ?? ''),
    body: comment.body as unknown as Record<string, unknown>,
    status: comment.status,
    written_at: comment.writtenAt,
  }
  const { id } = await siteTables(ctx)
    .insertInto('comments')
    .values({ id: newId(ctx.now().getTime()), source_key: comment.sourceKey, ...values })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'source_key']).where('source_key', 'is not', null).doUpdateSet(values),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  await changed(ctx, [commentsTag(comment.documentId)])
  return { id }
}

function webAddress(typed: string): string {
  const text = typed.trim()
  return /^https?:\/\//i.test(text) && URL.canParse(text) && text.length <= 2000 ? text : ''
}
