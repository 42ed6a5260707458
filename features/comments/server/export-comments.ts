import { pathsOfDocuments } from '#features/pages/server'
import type { OwnerContext } from '#platform/context'
import { csvRow, type Input } from '#platform/contract'
import { siteTables } from '#platform/database'
import { plainText } from '#platform/document'
import { type Answer, answer } from '#platform/http'
import type { commentsApi } from '../contract/index.ts'
import { wordsIn } from './list-comments.ts'

const columns = ['written_at', 'status', 'page', 'author', 'email', 'text', 'answers']

/** Exports the whole list as a spreadsheet. */
export async function exportComments(
  ctx: OwnerContext,
  { status, search }: Input<typeof commentsApi.csv>,
): Promise<Answer<string>> {
  ctx.require('comments.moderate')
  let query = siteTables(ctx)
    .selectFrom('comments')
    .leftJoin('comment_contacts as contact', (join) =>
      join.onRef('contact.website_id', '=', 'comments.website_id').onRef('contact.comment_id', '=', 'comments.id'),
    )
    .selectAll('comments')
    .select('contact.email')
    .where('comments.status', '=', status)
    .orderBy('comments.id', 'desc')
  if (search) query = query.where(wordsIn(search))
  const rows = await query.execute()
  const paths = await pathsOfDocuments(ctx, [...new Set(rows.map((row) => row.document_id))])
  const lines = rows.map((row) => [
    row.written_at.toISOString(),
    row.status,
    paths.get(row.document_id) ?? '',
    row.author_name,
    row.email ?? '',
    plainText(row.body),
    row.parent_id ?? '',
  ])
  return answer({
    type: 'text/csv; charset=utf-8',
    headers: { 'content-disposition': `attachment; filename="${ctx.site.name}-comments.csv"` },
    body: `\uFEFF${[columns, ...lines].map(csvRow).join('')}`,
  })
}
