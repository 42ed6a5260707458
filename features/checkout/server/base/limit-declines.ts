import { countAttempt, hasRoom, type Limit } from '#features/accounts/server'
import type { OutsideTransaction, VisitorContext } from '#platform/context'
import { type CalledBy, isLoopback, networkPrefix } from '#platform/http'

/*
 * Card testers need many declines, shoppers two or three. Declined payments are counted by cart, network and site;
 * after too many of them no further card is tried for a while.
 */
const perCart: Limit = { name: 'declined-cart', capacity: 6, refillSeconds: 600 }
const perNetwork: Limit = { name: 'declined-network', capacity: 15, refillSeconds: 240 }
const perSite: Limit = { name: 'declined-site', capacity: 150, refillSeconds: 24 }

type Paying = VisitorContext & CalledBy

/** Whether another card may be tried. `subject`: the cart or donation that is paid for. */
export function mayTryCard(ctx: Paying, subject: string): Promise<boolean> {
  return hasRoom(ctx, attemptsOf(ctx, subject))
}

export async function countDecline(ctx: OutsideTransaction<Paying>, subject: string): Promise<void> {
  for (const [limit, key] of attemptsOf(ctx, subject)) await countAttempt(ctx, limit, key).catch(() => {})
}

function attemptsOf({ site, caller }: Paying, subject: string): (readonly [Limit, string])[] {
  return [
    [perCart, `${site.id} ${subject}`],
    ...(isLoopback(caller.address) ? [] : [[perNetwork, networkPrefix(caller.address)] as const]),
    [perSite, site.id],
  ]
}
