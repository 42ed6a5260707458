import { needlessMemberships, runsMembership } from '#features/areas/server'
import { productTypes } from '#features/catalog/contract'
import type { Sellable } from '#features/catalog/server'
import type { SiteContext, VisitorContext } from '#platform/context'
import type { CartLineRow } from '../base/carts.queries.ts'

/** Returns lines that open an area which is open already or twice. Only carts with memberships need it. */
export async function needlessLines(
  ctx: SiteContext & Partial<Pick<VisitorContext, 'member'>>,
  lines: readonly CartLineRow[],
  goods: ReadonlyMap<string, Sellable>,
): Promise<ReadonlyMap<string, 'owned' | 'twice'>> {
  const access = lines.filter(({ variant_id: id }) => goods.get(id)?.productType === productTypes.PAYWALL)
  if (access.length === 0) return new Map()
  const { owned, twice } = await needlessMemberships(ctx, {
    memberId: ctx.member?.id ?? null,
    productIds: access.map(({ product_id: id }) => id),
  })
  const seen = new Set<string>()
  return new Map(
    access.flatMap(({ id, product_id: productId }): [string, 'owned' | 'twice'][] => {
      const isAgain = seen.has(productId)
      seen.add(productId)
      if (owned.has(productId)) return [[id, 'owned']]
      return isAgain || twice.has(productId) ? [[id, 'twice']] : []
    }),
  )
}

/**
 * Tells whether the holder of this email address is already a member of an area in the cart. Guests are told too: this
 * reveals that an address has a membership, which is less harmful than charging it twice.
 */
export async function paysTwice(
  ctx: SiteContext,
  { email, lines, goods }: { email: string; lines: readonly CartLineRow[]; goods: ReadonlyMap<string, Sellable> },
): Promise<boolean> {
  const access = lines.filter(({ variant_id: id }) => goods.get(id)?.productType === productTypes.PAYWALL)
  if (access.length === 0 || email === '') return false
  return runsMembership(ctx, { email, productIds: access.map(({ product_id: id }) => id) })
}
