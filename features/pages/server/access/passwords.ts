import { hashPassword } from '#features/accounts/server'
import type { SiteContext, OwnerTransaction } from '#platform/context'
import { siteTables } from '#platform/database'
import { lockDocument } from '../documents/documents.queries.ts'
import { deriveAccess } from './derive-access.ts'

/** C9.43: stands for the password that is kept; the server takes exactly this as unchanged. */
export const maskedPassword = '•'.repeat(10)
/** For passwords that people choose here; what an import brings is kept. */
export const passwordMin = 4

/**
 * Locks a page with a password, at once and without publishing; null opens it. Only a hash is stored, apart from the
 * document. What was opened with another password is closed: tickets and private copies carry the moment of the change.
 */
export async function setPassword(
  ctx: OwnerTransaction,
  { id, password }: { id: string; password: string | null },
): Promise<void> {
  ctx.require('content.edit')
  if (password === maskedPassword) return
  await lockDocument(ctx, id)
  if (password === null) await siteTables(ctx).deleteFrom('document_locks').where('document_id', '=', id).execute()
  else {
    const lock = { password_hash: await hashPassword(password), changed_at: ctx.now() }
    await siteTables(ctx)
      .insertInto('document_locks')
      .values({ document_id: id, ...lock })
      .onConflict((conflict) => conflict.columns(['website_id', 'document_id']).doUpdateSet(lock))
      .execute()
  }
  await deriveAccess(ctx, [id])
}

/**
 * When these documents' passwords last changed, by id. One that asks for a password and has none yet is left out:
 * nobody opens it.
 */
export async function passwordsSince(
  ctx: SiteContext,
  documentIds: readonly string[],
): Promise<Readonly<Record<string, Date>>> {
  if (documentIds.length === 0) return {}
  const rows = await siteTables(ctx)
    .selectFrom('document_locks')
    .select(['document_id', 'changed_at'])
    .where('document_id', 'in', [...documentIds])
    .execute()
  return Object.fromEntries(rows.map((row) => [row.document_id, row.changed_at]))
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
