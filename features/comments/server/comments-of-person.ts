import type { SiteContext, SiteTransaction } from '#platform/context'
import { changed, siteTables } from '#platform/database'
import { commentsTag } from './comments.queries.ts'

interface Person {
  memberId: string
  email: string
}

/** Ids of comments written as a member, and as a guest with the same address. */
async function idsOf(ctx: SiteContext, { memberId, email }: Person): Promise<string[]> {
  const own = await siteTables(ctx).selectFrom('comments').select('id').where('member_id', '=', memberId).execute()
  const asGuest = await siteTables(ctx)
    .selectFrom('comment_contacts')
    .select('comment_id')
    .where('email', '=', email)
    .execute()
  return [...new Set([...own.map(({ id }) => id), ...asGuest.map(({ comment_id: id }) => id)])]
}

/** Returns a person's comments for their personal data export. */
export async function commentsOfPerson(ctx: SiteContext, person: Person) {
  const ids = await idsOf(ctx, person)
  if (ids.length === 0) return []
  const rows = await siteTables(ctx).selectFrom('comments').selectAll().where('id', 'in', ids).orderBy('id').execute()
  return rows.map((row) => ({
    name: row.author_name,
    website: row.author_website,
    text: row.body,
    status: row.status,
    writtenAt: row.written_at.toISOString(),
  }))
}

/** Anonymises the comments. The text of answered comments is kept. */
export async function forgetCommenter(
  ctx: SiteTransaction,
  { shownName, ...person }: Person & { shownName: string },
): Promise<void> {
  const ids = await idsOf(ctx, person)
  if (ids.length === 0) return
  await siteTables(ctx).deleteFrom('comment_contacts').where('comment_id', 'in', ids).execute()
  const rows = await siteTables(ctx)
    .updateTable('comments')
    .set({ author_name: shownName, author_website: '', member_id: null })
    .where('id', 'in', ids)
    .returning('document_id')
    .execute()
  await changed(ctx, [...new Set(rows.map((row) => commentsTag(row.document_id)))])
}
