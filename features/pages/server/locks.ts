import { hashPassword, isPassword } from '#features/accounts/server'
import type { OwnerContext, SiteContext } from '#platform/context'
import { changed } from '#platform/database'
import { requireDocument } from './documents.queries.ts'

/** C9.43: stands for the password that is kept; the server takes exactly this as unchanged. */
export const maskedPassword = '•'.repeat(10)
/** For passwords that people choose here; what an import brings is kept. */
export const passwordMin = 4

/** Locks a page with a password, at once and without publishing; null opens it. Only a hash is stored, apart from the document. */
export async function setPassword(ctx: OwnerContext, { id, password }: { id: string; password: string | null }): Promise<void> {
  ctx.require('content.edit')
  if (password === maskedPassword) return
  await requireDocument(ctx, id)
  if (password === null) await ctx.db.deleteFrom('document_locks').where('website_id', '=', ctx.site.id).where('document_id', '=', id).execute()
  else {
    const lock = { password_hash: await hashPassword(password), changed_at: ctx.now() }
    await ctx.db
      .insertInto('document_locks')
      .values({ website_id: ctx.site.id, document_id: id, ...lock })
      .onConflict((conflict) => conflict.columns(['website_id', 'document_id']).doUpdateSet(lock))
      .execute()
  }
  await changed(ctx, [`document:${id}`, 'nav'])
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
  return ctx.db
    .selectFrom('document_locks')
    .select(['password_hash', 'changed_at'])
    .where('website_id', '=', ctx.site.id)
    .where('document_id', '=', id)
    .executeTakeFirst()
}
