import type { OwnerTransaction } from '#platform/context'
import type { Input } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import type { commentsApi } from '../contract/index.ts'
import { commentsTag } from './comments.queries.ts'

/** Approve, hold back or call spam. */
export async function setCommentStatus(
  ctx: OwnerTransaction,
  { ids, status }: Input<typeof commentsApi.setStatus>,
): Promise<Record<string, never>> {
  ctx.require('comments.moderate')
  const rows = await siteTables(ctx)
    .updateTable('comments')
    .set({ status })
    .where('id', 'in', ids)
    .returning('document_id')
    .execute()
  await changed(
    ctx,
    rows.map((row) => commentsTag(row.document_id)),
  )
  return {}
}

/** For good, with the answers to them. */
export async function removeComments(
  ctx: OwnerTransaction,
  { ids }: Input<typeof commentsApi.remove>,
): Promise<Record<string, never>> {
  ctx.require('comments.moderate')
  const rows = await siteTables(ctx).deleteFrom('comments').where('id', 'in', ids).returning('document_id').execute()
  await changed(
    ctx,
    rows.map((row) => commentsTag(row.document_id)),
  )
  return {}
}
