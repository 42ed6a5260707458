import { siteTables } from '#platform/database'
import type { SiteContext, SiteTransaction } from '#platform/context'
import type { Member, MemberAddress } from '../contract/index.ts'
import type { MembersTable } from './members.tables.ts'

export function membersOf(ctx: SiteContext) {
  return siteTables(ctx).selectFrom('members')
}

export function memberById(ctx: SiteContext, id: string): Promise<MembersTable | undefined> {
  return membersOf(ctx).selectAll().where('id', '=', id).executeTakeFirst()
}

export function memberByEmail(ctx: SiteContext, email: string): Promise<MembersTable | undefined> {
  return membersOf(ctx).selectAll().where('email', '=', email).executeTakeFirst()
}

export function changeMember(
  ctx: SiteTransaction,
  id: string,
  changes: Partial<Omit<MembersTable, 'website_id' | 'id'>>,
) {
  return siteTables(ctx).updateTable('members').set(changes).where('id', '=', id).execute()
}

export function memberOf({ id, email, name, phone, accepts_marketing: acceptsMarketing }: MembersTable): Member {
  return { id, email, name, phone, acceptsMarketing }
}

/** Returns the default address first, then the others in the order of their creation. */
export async function addressesOf(ctx: SiteContext, memberId: string): Promise<MemberAddress[]> {
  const rows = await siteTables(ctx)
    .selectFrom('member_addresses')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, address, is_default: isDefault }) => ({ id, address, isDefault }))
}
