import { siteTables } from '#platform/database'
import { audit } from '#features/accounts/server'
import type { OwnerTransaction } from '#platform/context'
import type { Input } from '#platform/contract'
import type { MemberRow, membersOwnerApi } from '../contract/index.ts'
import { requireMember, rowOf } from './list-members.ts'
import { endSessions } from './member-session.ts'
import { changeMember } from './members.queries.ts'

/** Blocks or unblocks a member. A blocked one is signed out everywhere at once and cannot sign in. */
export async function setBlocked(
  ctx: OwnerTransaction,
  { id, isBlocked }: Input<(typeof membersOwnerApi)['setBlocked']>,
): Promise<MemberRow> {
  ctx.require('crm.write')
  const member = await requireMember(ctx, id)
  await changeMember(ctx, id, { is_blocked: isBlocked })
  if (isBlocked) await endSessions(ctx, { memberId: id })
  await audit(ctx, {
    action: isBlocked ? 'members.blocked' : 'members.unblocked',
    subject: id,
    after: { email: member.email },
  })
  return rowOf({ ...member, is_blocked: isBlocked })
}

/** Deletes the account and its data (T33). Orders stay in the books. */
export async function removeMember(
  ctx: OwnerTransaction,
  { id }: Input<(typeof membersOwnerApi)['remove']>,
): Promise<Record<string, never>> {
  ctx.require('crm.write')
  await requireMember(ctx, id)
  await siteTables(ctx).deleteFrom('members').where('id', '=', id).execute()
  await audit(ctx, { action: 'members.removed', subject: id })
  return {}
}
