import type { OwnerTransaction } from '#platform/context'
import { type Input, newId } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import { commentProblems, type commentsApi } from '../contract/index.ts'
import { tellAuthor } from './tell-author.ts'
import { bodyOf } from './write-comment.ts'
import { commentsTag } from './comments.queries.ts'

/** Approves comments, holds them back or marks them as spam. */
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
  if (status === 'approved') for (const id of ids) await tellAuthor(ctx, id)
  return {}
}

/** Replies as a member of the staff. The answered comment becomes public as well. */
export async function replyAsOwner(
  ctx: OwnerTransaction,
  { id: parentId, text }: Input<typeof commentsApi.reply>,
): Promise<{ id: string }> {
  ctx.require('comments.moderate')
  const parent = await siteTables(ctx)
    .selectFrom('comments')
    .select(['document_id', 'status'])
    .where('id', '=', parentId)
    .executeTakeFirst()
  if (!parent) throw commentProblems.notFound({ id: parentId })
  if (parent.status !== 'approved') await setCommentStatus(ctx, { ids: [parentId], status: 'approved' })
  const id = newId(ctx.now().getTime())
  await siteTables(ctx)
    .insertInto('comments')
    .values({
      id,
      document_id: parent.document_id,
      parent_id: parentId,
      author_name: ctx.account.name || ctx.site.title,
      author_website: '',
      body: bodyOf(text),
      status: 'approved',
      written_at: ctx.now(),
      is_by_owner: true,
    })
    .execute()
  await changed(ctx, [commentsTag(parent.document_id)])
  await tellAuthor(ctx, id)
  return { id }
}

/** Deletes comments and the replies to them for good. */
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
