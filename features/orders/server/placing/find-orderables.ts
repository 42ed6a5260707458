import { filteredVariants, sellables } from '#features/catalog/server'
import type { OwnerContext } from '#platform/context'
import { mostOrderables, type Orderable } from '../../contract/index.ts'

/** Finds variants by name or number, hidden products included: a manual order is an agreement between two people. */
export async function findOrderables(ctx: OwnerContext, { search }: { search: string }): Promise<Orderable[]> {
  ctx.require('commerce.orders')
  const rows = await filteredVariants(ctx, { search })
    .select('v.id')
    .orderBy('p.title')
    .orderBy('v.position')
    .limit(mostOrderables)
    .execute()
  const sellablesById = await sellables(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id }) => {
    const sellable = sellablesById.get(id)
    if (!sellable) return []
    const { variantId, title, variantTitle, sku, image, priceMinor, isUnlimited, available } = sellable
    return [{ variantId, title, variantTitle, sku, image, priceMinor, available: isUnlimited ? null : available }]
  })
}
