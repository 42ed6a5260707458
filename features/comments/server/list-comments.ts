import { siteTables } from '#platform/database'
import type { OwnerContext } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import type { commentsApi } from '../contract/index.ts'
import { asComment } from './comments.queries.ts'

/** For moderation: the newest first, with the title of what each is about. */
export async function listComments(
  ctx: OwnerContext,
  query: Input<typeof commentsApi.comments>,
): Promise<Output<typeof commentsApi.comments>> {
  ctx.require('comments.moderate')
  const { status, document, after, limit } = query
  let rows = siteTables(ctx)
    .selectFrom('comments')
    .leftJoin('documents', (join) =>
      join.onRef('documents.website_id', '=', 'comments.website_id').onRef('documents.id', '=', 'comments.document_id'),
    )
    .where('comments.status', '=', status)
    .selectAll('comments')
    .select('documents.title')
    .orderBy('comments.id', 'desc')
    .limit(limit + 1)
  if (document) rows = rows.where('comments.document_id', '=', document)
  if (after) rows = rows.where('comments.id', '<', after)
  const found = await rows.execute()
  const shown = found.slice(0, limit)
  return {
    comments: shown.map((row) => ({ ...asComment(row), title: row.title ?? '' })),
    next: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}
