import type { Language } from '#platform/i18n'
import type { Account, PlatformContext, Writable } from '#platform/context'
import { newId } from '#platform/contract'
import { inTransaction } from '#platform/database'
import { emailSchema, personNameSchema } from '../contract/account.schema.ts'
import { accountProblems } from '../contract/accounts.problems.ts'
import { accountOf } from './account.queries.ts'
import { auditAccount } from './audit/audit.ts'
import { checkNewPassword } from './passwords/check-new-password.ts'
import { hashPassword } from './passwords/hash-password.ts'

export interface NewOwner {
  email: string
  /** Absent: the account signs in by a link first. */
  password?: string
  name?: string
  locale?: Language
  /** True for people who run the installation: they may read its mailbox and use staff permissions. */
  staff?: boolean
}

/** Makes an account without an email: for commands and the first start. */
export async function createOwner(
  ctx: Writable<PlatformContext>,
  { email, password, name = '', locale = 'en', staff = false }: NewOwner,
): Promise<Account> {
  const address = emailSchema.safeParse(email)
  if (!address.success) throw accountProblems.emailUnfit()
  const shown = personNameSchema.safeParse(name)
  if (!shown.success) throw accountProblems.nameUnfit()
  const chosen = password?.normalize('NFKC')
  if (chosen !== undefined) await checkNewPassword(chosen, [address.data, name])
  const passwordHash = chosen === undefined ? null : await hashPassword(chosen)
  const now = ctx.now()
  return inTransaction(ctx, async (siteCtx) => {
    const row = await siteCtx.db
      .insertInto('accounts')
      .values({
        id: newId(now.getTime()),
        email: address.data,
        name: shown.data,
        password_hash: passwordHash,
        locale,
        staff,
        created_at: now,
        password_changed_at: passwordHash ? now : null,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) throw accountProblems.emailTaken()
    await auditAccount(siteCtx, { action: 'account.created', subject: row.id, after: { email: row.email, staff } })
    return accountOf(row)
  })
}
