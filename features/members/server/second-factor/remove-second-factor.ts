import { audit, hasSecondFactor, requireStepUp } from '#features/accounts/server'
import type { OwnerTransaction } from '#platform/context'
import type { Input } from '#platform/contract'
import { siteTables } from '#platform/database'
import type { CalledBy } from '#platform/http'
import { memberProblems, type membersOwnerApi } from '../../contract/index.ts'
import { requireMember } from '../list-members.ts'
import { endSessions } from '../member-session.ts'
import { memberFactors } from './member-factors.ts'
import { tellMember } from './member-party.ts'

/**
 * For a member who lost every factor: removes passkeys, the code app and recovery codes, ends all sessions and
 * unfinished sign-ins, and emails the member.
 */
export async function removeMemberFactor(
  ctx: OwnerTransaction & CalledBy,
  { id }: Input<(typeof membersOwnerApi)['removeSecondFactor']>,
): Promise<Record<string, never>> {
  ctx.require('crm.write')
  await requireStepUp(ctx)
  const member = await requireMember(ctx, id)
  const store = memberFactors(ctx, id)
  if (!(await hasSecondFactor(store))) throw memberProblems.noSecondFactor()
  for (const passkey of await store.passkeys()) await store.removePasskey(passkey.id)
  await store.removeCodeApp()
  await store.keepRecoveryCodes([], ctx.now())
  await siteTables(ctx).deleteFrom('member_tokens').where('member_id', '=', id).execute()
  await endSessions(ctx, { memberId: id })
  await audit(ctx, { action: 'members.second_factor_removed', subject: id, after: { email: member.email } })
  await tellMember(ctx, member, { what: 'removed_by_site', site: ctx.site.title })
  return {}
}
