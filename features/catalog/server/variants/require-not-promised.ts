import { provided, type SiteContext } from '#platform/context'
import { catalogProblems } from '../../contract/index.ts'
import { activeSubscriptions } from '../extension-points.ts'

/**
 * Refuses to remove products or variants of running subscriptions; they can be hidden instead, which ends their
 * sale.
 */
export async function requireNotPromised(ctx: SiteContext, ids: readonly string[]): Promise<void> {
  let count = 0
  for (const countFor of provided(ctx.product, activeSubscriptions)) count += await countFor(ctx, ids)
  if (count > 0) throw catalogProblems.stillPromised({ count })
}
