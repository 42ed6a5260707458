import { hashPassword, isPassword } from '#features/accounts/server'
import type { SiteContext, OwnerTransaction, SiteTransaction } from '#platform/context'
import { changed, siteTables } from '#platform/database'
import { requireDocument } from '../documents/documents.queries.ts'

/** C9.43: stands for the password that is kept; the server takes exactly this as unchanged. */
export const maskedPassword = '•'.repeat(10)
/** For passwords that people choose here; what an import brings is kept. */
export const passwordMin = 4

/** Locks a page with a password, at once and without publishing; null opens it. Only a hash is stored, apart from the document. */
export async function setPassword(
  ctx: OwnerTransaction,
  { id, password }: { id: string; password: string | null },
): Promise<void> {
  ctx.require('content.edit')
  if (password === maskedPassword) return
  await requireDocument(ctx, id)
  if (password === null) await siteTables(ctx).deleteFrom('document_locks').where('document_id', '=', id).execute()
  else {
    const lock = { password_hash: await hashPassword(password), changed_at: ctx.now() }
    await siteTables(ctx)
      .insertInto('document_locks')
      .values({ document_id: id, ...lock })
      .onConflict((conflict) => conflict.columns(['website_id', 'document_id']).doUpdateSet(lock))
      .execute()
  }
  await lockChanged(ctx, id)
  await changed(ctx, [`document:${id}`, 'nav'])
}

/** Who may see a document has changed: whoever gives its password, members, everybody. */
export async function lockChanged(ctx: SiteTransaction, id: string): Promise<void> {
  for (const feature of ctx.product.features) await feature.lockChanged?.(ctx, id)
}

/** When the password of a document last changed; null: it asks for none. One that wants a password and has none yet is opened by nobody. */
export async function lockedSince(ctx: SiteContext, id: string): Promise<Date | null> {
  const row = await siteTables(ctx)
    .selectFrom('documents')
    .leftJoin('document_locks as lock', (join) =>
      join.onRef('lock.website_id', '=', 'documents.website_id').onRef('lock.document_id', '=', 'documents.id'),
    )
    .select(['lock.changed_at', 'documents.published_access'])
    .where('documents.id', '=', id)
    .executeTakeFirst()
  return row?.changed_at ?? (row?.published_access === 'password' ? new Date(0) : null)
}

/** True for the page's password. Takes as long for a page that has none. */
export async function unlocks(ctx: SiteContext, { id, password }: { id: string; password: string }): Promise<boolean> {
  const lock = await lockOf(ctx, id)
  return isPassword(password, lock?.password_hash)
}

/** Changes with the password, so that what was opened with the old one is closed; null for a page without one. */
export async function lockVersion(ctx: SiteContext, id: string): Promise<string | null> {
  const lock = await lockOf(ctx, id)
  return lock ? String(lock.changed_at.getTime()) : null
}

async function lockOf(ctx: SiteContext, id: string) {
  return siteTables(ctx)
    .selectFrom('document_locks')
    .select(['password_hash', 'changed_at'])
    .where('document_id', '=', id)
    .executeTakeFirst()
}
