import type { SiteContext } from '#platform/context'
import { catalogProblems } from '../../contract/index.ts'

/** Products or variants that running subscriptions bring again stay: they can be hidden, so that nobody else buys them. */
export async function requireNotPromised(ctx: SiteContext, ids: readonly string[]): Promise<void> {
  let count = 0
  for (const { activeSubscriptionsFor } of ctx.product.features)
    count += (await activeSubscriptionsFor?.(ctx, ids)) ?? 0
  if (count > 0) throw catalogProblems.stillPromised({ count })
}
