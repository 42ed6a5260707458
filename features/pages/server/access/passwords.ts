import { hashPassword } from '#features/accounts/server'
import type { SiteContext, OwnerTransaction } from '#platform/context'
import { siteTables } from '#platform/database'
import { lockDocument } from '../base/documents.queries.ts'
import { deriveAccess } from './derive-access.ts'

/** Placeholder of the stored password (C9.43); the server treats exactly this text as unchanged. */
export const maskedPassword = '•'.repeat(10)
/** Least length of passwords chosen here. Imported passwords may be shorter. */
export const passwordMin = 4

/**
 * Locks a page with a password, at once and without publishing; null opens it. Only a hash is stored, apart from the
 * document. Access by an earlier password ends: tickets and private copies contain the moment of the change.
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
 * Returns when the documents' passwords last changed, by id. A document that needs a password and has none yet is left
 * out: it cannot be opened.
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

/** Returns a value that changes with the password, so that access by the old one ends; null for a page without one. */
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
