import { isPassword } from '#features/accounts/server'
import type { SiteContext } from '#platform/context'
import { siteTables } from '#platform/database'

/** Whether this is the password of a page. */
export async function unlocks(ctx: SiteContext, { id, password }: { id: string; password: string }): Promise<boolean> {
  const lock = await siteTables(ctx)
    .selectFrom('document_locks')
    .select('password_hash')
    .where('document_id', '=', id)
    .executeTakeFirst()
  return isPassword(password, lock?.password_hash)
}
