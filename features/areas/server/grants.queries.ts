import { siteTables } from '#platform/database'
import type {} from '#features/members/server'
import { takesLivePayments } from '#features/payments/server'
import { paidSubscriptions } from '#features/subscriptions/server'
import type { SiteContext } from '#platform/context'
import type {} from './areas.tables.ts'

export interface OpenArea {
  areaId: string
  since: Date
  /** When it ends by itself; null: not as it stands. */
  until: Date | null
}

/** The areas that are open to a member at this moment, of these or of all. What a test payment opened is shut once the shop takes real money. */
export async function openAreas(
  ctx: SiteContext,
  { memberId, areaIds }: { memberId: string; areaIds?: readonly string[] },
): Promise<OpenArea[]> {
  if (areaIds?.length === 0) return []
  const rows = siteTables(ctx)
    .selectFrom('access_grants as grant')
    .innerJoin('members', (join) =>
      join.onRef('members.website_id', '=', 'grant.website_id').on('members.id', '=', memberId),
    )
    .innerJoin('member_area_products as opens', (join) =>
      join.onRef('opens.website_id', '=', 'grant.website_id').onRef('opens.product_id', '=', 'grant.product_id'),
    )
    .select(['opens.area_id', 'grant.order_id', 'grant.plan_key', 'grant.granted_at'])
    .where('grant.ended_at', 'is', null)
    .where('grant.is_test', 'in', (await takesLivePayments(ctx)) ? [false] : [false, true])
    .where(({ or, eb, ref }) =>
      or([eb('grant.member_id', '=', memberId), eb('grant.email', '=', ref('members.email'))]),
    )
    .orderBy('grant.granted_at')
  const grants = await (areaIds ? rows.where('opens.area_id', 'in', [...areaIds]) : rows).execute()
  const lasting = await paidSubscriptions(
    ctx,
    grants.filter(({ plan_key: key }) => key !== '').map(({ order_id: id }) => id),
  )
  const open = grants.flatMap((grant): OpenArea[] => {
    const found = lasting.find(({ orderId, planKey }) => orderId === grant.order_id && planKey === grant.plan_key)
    // A subscription is begun by a job after the order is paid: until then its first period is what was paid.
    if (found?.isPaid === false) return []
    return [{ areaId: grant.area_id, since: grant.granted_at, until: found?.until ?? null }]
  })
  // Of several grants of one area the one that lasts longest counts.
  const lengthOf = ({ until }: OpenArea) => until?.getTime() ?? Number.POSITIVE_INFINITY
  return [...Map.groupBy(open, ({ areaId }) => areaId).values()].flatMap(
    (same) => same.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] ?? [],
  )
}
