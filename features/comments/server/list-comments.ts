import { pathsOfDocuments } from '#features/pages/server'
import { type RawBuilder, sql } from 'kysely'
import { siteTables } from '#platform/database'
import type { OwnerContext } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import type { commentsApi } from '../contract/index.ts'
import { asComment } from './comments.queries.ts'

/** Comments for moderation, newest first, with the title of their page. */
export async function listComments(
  ctx: OwnerContext,
  query: Input<typeof commentsApi.comments>,
): Promise<Output<typeof commentsApi.comments>> {
  ctx.require('comments.moderate')
  const { status, document, search, after, limit } = query
  let rows = siteTables(ctx)
    .selectFrom('comments')
    .leftJoin('documents', (join) =>
      join.onRef('documents.website_id', '=', 'comments.website_id').onRef('documents.id', '=', 'comments.document_id'),
    )
    .where('comments.status', '=', status)
    .leftJoin('comment_contacts as contact', (join) =>
      join.onRef('contact.website_id', '=', 'comments.website_id').onRef('contact.comment_id', '=', 'comments.id'),
    )
    .selectAll('comments')
    .select(['documents.title', 'contact.email'])
    .orderBy('comments.id', 'desc')
    .limit(limit + 1)
  if (search) rows = rows.where(wordsIn(search))
  if (document) rows = rows.where('comments.document_id', '=', document)
  if (after) rows = rows.where('comments.id', '<', after)
  const found = await rows.execute()
  const shown = found.slice(0, limit)
  const paths = await pathsOfDocuments(ctx, [...new Set(shown.map((row) => row.document_id))])
  return {
    comments: shown.map((row) => ({
      ...asComment(row),
      title: row.title ?? '',
      path: paths.get(row.document_id) ?? null,
      email: row.email ?? '',
      isByMember: row.member_id !== null,
    })),
    next: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** Matches words in the name or anywhere in the text. */
export function wordsIn(search: string): RawBuilder<boolean> {
  const like = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`(comments.author_name ilike ${like} or comments.body::text ilike ${like})`
}
