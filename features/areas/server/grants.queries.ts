import { siteTables } from '#platform/database'
import type {} from '#features/members/server'
import { takesLivePayments } from '#features/payments/server'
import { paidSubscriptions } from '#features/subscriptions/server'
import type { SiteContext } from '#platform/context'
import type {} from './areas.tables.ts'

export interface OpenArea {
  areaId: string
  since: Date
  /** End of the access; null for unlimited access. */
  until: Date | null
}

/**
 * Returns the open areas of a member, of these or of all. Access by a test payment ends once the shop takes real money.
 */
export async function openAreas(
  ctx: SiteContext,
  { memberId, areaIds }: { memberId: string; areaIds?: readonly string[] },
): Promise<OpenArea[]> {
  if (areaIds?.length === 0) return []
  const rows = (await grants(ctx))
    .innerJoin('members', (join) =>
      join.onRef('members.website_id', '=', 'grant.website_id').on('members.id', '=', memberId),
    )
    .where(({ or, eb, ref }) =>
      or([eb('grant.member_id', '=', memberId), eb('grant.email', '=', ref('members.email'))]),
    )
  return openBy(ctx, await (areaIds ? rows.where('opens.area_id', 'in', [...areaIds]) : rows).execute())
}

/** Returns those areas that were paid for with this email address, as a guest or as its member. */
export async function openAreasOfEmail(
  ctx: SiteContext,
  { email, areaIds }: { email: string; areaIds: readonly string[] },
): Promise<OpenArea[]> {
  if (areaIds.length === 0) return []
  const address = email.toLowerCase()
  const rows = (await grants(ctx))
    .leftJoin('members', (join) =>
      join.onRef('members.website_id', '=', 'grant.website_id').onRef('members.id', '=', 'grant.member_id'),
    )
    .where(({ or, eb }) => or([eb('grant.email', '=', address), eb('members.email', '=', address)]))
    .where('opens.area_id', 'in', [...areaIds])
  return openBy(ctx, await rows.execute())
}

async function grants(ctx: SiteContext) {
  return siteTables(ctx)
    .selectFrom('access_grants as grant')
    .innerJoin('member_area_products as opens', (join) =>
      join.onRef('opens.website_id', '=', 'grant.website_id').onRef('opens.product_id', '=', 'grant.product_id'),
    )
    .select(['opens.area_id', 'grant.order_id', 'grant.plan_key', 'grant.granted_at'])
    .where('grant.ended_at', 'is', null)
    .where('grant.is_test', 'in', (await takesLivePayments(ctx)) ? [false] : [false, true])
    .orderBy('grant.granted_at')
}

interface GrantRow {
  area_id: string
  order_id: string
  plan_key: string
  granted_at: Date
}

async function openBy(ctx: SiteContext, rows: readonly GrantRow[]): Promise<OpenArea[]> {
  const lasting = await paidSubscriptions(
    ctx,
    rows.filter(({ plan_key: key }) => key !== '').map(({ order_id: id }) => id),
  )
  const open = rows.flatMap((grant): OpenArea[] => {
    const found = lasting.find(({ orderId, planKey }) => orderId === grant.order_id && planKey === grant.plan_key)
    // A job starts the subscription after the order is paid: until then the first paid period counts.
    if (found?.isPaid === false) return []
    return [{ areaId: grant.area_id, since: grant.granted_at, until: found?.until ?? null }]
  })
  // The longest of several grants of one area counts.
  const lengthOf = ({ until }: OpenArea) => until?.getTime() ?? Number.POSITIVE_INFINITY
  return [...Map.groupBy(open, ({ areaId }) => areaId).values()].flatMap(
    (same) => same.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] ?? [],
  )
}
