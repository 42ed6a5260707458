import type { Selectable } from 'kysely'
import type { Account, PlatformContext } from '#platform/context'
import type { AccountInfo } from '../contract/account.schema.ts'
import type { AccountsTable } from './accounts.tables.ts'

export type AccountRow = Selectable<AccountsTable>

export function accountByEmail(ctx: PlatformContext, email: string): Promise<AccountRow | undefined> {
  return ctx.db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()
}

export function accountById(ctx: PlatformContext, id: string): Promise<AccountRow | undefined> {
  return ctx.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
}

export function accountInfo({ id, email, name, locale, staff, password_hash }: AccountRow): AccountInfo {
  return { id, email, name, locale, staff, hasPassword: password_hash !== null }
}

export function accountOf({ id, email, name }: Pick<AccountRow, 'id' | 'email' | 'name'>): Account {
  return { id, email, name }
}
