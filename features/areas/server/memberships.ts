import type { SiteContext } from '#platform/context'
import { areasByProduct } from './areas.queries.ts'
import { openAreas, openAreasOfEmail } from './grants.queries.ts'

/** Memberships in a joint purchase that would be paid for needlessly. */
export interface NeedlessMemberships {
  /** Memberships whose content is already open to the member for good. */
  owned: ReadonlySet<string>
  /** Memberships for an area that an earlier one of the same purchase opens too. */
  twice: ReadonlySet<string>
}

/** `productIds` in the order of their choice. A membership that ends by itself may be bought again before its end. */
export async function needlessMemberships(
  ctx: SiteContext,
  { memberId, productIds }: { memberId: string | null; productIds: readonly string[] },
): Promise<NeedlessMemberships> {
  const areas = await areasByProduct(ctx, productIds)
  const open =
    memberId === null ? [] : await openAreas(ctx, { memberId, areaIds: [...new Set([...areas.values()].flat())] })
  const lasting = new Set(open.filter(({ until }) => until === null).map(({ areaId }) => areaId))
  const owned = new Set<string>()
  const twice = new Set<string>()
  const covered = new Set<string>()
  for (const id of new Set(productIds)) {
    const opens = areas.get(id) ?? []
    if (opens.length > 0 && opens.every((area) => lasting.has(area))) owned.add(id)
    else if (opens.some((area) => covered.has(area))) twice.add(id)
    else for (const area of opens) covered.add(area)
  }
  return { owned, twice }
}

/**
 * Tells whether one of these products would open an area that the holder of this email address has paid for and keeps.
 */
export async function runsMembership(
  ctx: SiteContext,
  { email, productIds }: { email: string; productIds: readonly string[] },
): Promise<boolean> {
  const areas = await areasByProduct(ctx, productIds)
  const open = await openAreasOfEmail(ctx, { email, areaIds: [...new Set([...areas.values()].flat())] })
  const lasting = new Set(open.filter(({ until }) => until === null).map(({ areaId }) => areaId))
  return [...areas.values()].some((opens) => opens.length > 0 && opens.every((area) => lasting.has(area)))
}
