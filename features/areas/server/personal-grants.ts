import type { PersonalRecords } from '#features/members/server'
import { siteTables } from '#platform/database'
import { areasOf } from './areas.queries.ts'
import { openAreas } from './grants.queries.ts'

/** Paid access of a person, which ends with the account. */
export const personalGrants: PersonalRecords = {
  name: 'memberships',
  read: async (ctx, { id }) => {
    const open = await openAreas(ctx, { memberId: id })
    if (open.length === 0) return []
    const areas = await areasOf(
      ctx,
      open.map(({ areaId }) => areaId),
    )
    return areas.map(({ id: areaId, title }) => ({
      title,
      since: open.find((grant) => grant.areaId === areaId)?.since.toISOString() ?? null,
    }))
  },
  forget: async (ctx, { id, email }) => {
    await siteTables(ctx)
      .deleteFrom('access_grants')
      .where((row) => row.or([row('member_id', '=', id), row(row.fn('lower', ['email']), '=', email)]))
      .execute()
  },
}
