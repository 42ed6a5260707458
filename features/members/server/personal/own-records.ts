import { deviceName, factorState } from '#features/accounts/server'
import { addressLines } from '#platform/contract'
import { siteTables } from '#platform/database'
import type { PersonalRecords } from '../extension-points.ts'
import { addressesOf, memberById } from '../members.queries.ts'
import { secondFactorsOfMember } from '../second-factor/member-factors.ts'

/** The account itself, which is deleted with its row. */
export const ownRecords: PersonalRecords = {
  name: 'account',
  read: async (ctx, { id }) => {
    const member = await memberById(ctx, id)
    if (!member) return null
    const sessions = await siteTables(ctx)
      .selectFrom('member_sessions')
      .select(['user_agent', 'address', 'created_at', 'seen_at'])
      .where('member_id', '=', id)
      .orderBy('seen_at', 'desc')
      .execute()
    const { passkeys, codeApp } = await factorState(secondFactorsOfMember(ctx, id))
    return {
      email: member.email,
      name: member.name,
      phone: member.phone,
      language: member.locale,
      acceptsMarketing: member.accepts_marketing,
      joinedAt: member.created_at.toISOString(),
      signedInAt: member.signed_in_at?.toISOString() ?? null,
      addresses: (await addressesOf(ctx, id)).map(({ address }) => addressLines(address, ctx.locale)),
      signedInOn: sessions.map((session) => ({
        device: deviceName(session.user_agent),
        network: session.address,
        since: session.created_at.toISOString(),
        lastSeenAt: session.seen_at.toISOString(),
      })),
      passkeys: passkeys.map(({ name }) => name),
      oneTimeCodes: codeApp !== null,
    }
  },
  forget: async (ctx, { id }) => {
    await siteTables(ctx).deleteFrom('members').where('id', '=', id).execute()
  },
}
