import { sql } from 'kysely'
import type { SiteTransaction } from '#platform/context'
import { insertRow, prepared, preparedRead, siteTables } from '#platform/database'

export interface DiscountUses {
  orderId: string
  email: string
  discounts: readonly { discountId: string; amountMinor: number }[]
  /** For a test order uses are only checked, not counted. */
  isTest?: boolean
}

export type UsesCounted = { status: 'counted' } | { status: 'used up'; discountIds: string[] }

/**
 * Counts what an order used, in the order's transaction, or returns the discounts that may not be used any more; the
 * caller then rolls the transaction back. Only discounts with a limit make orders wait for each other, in the order of
 * their ids. The same order counts once.
 */
export async function countDiscountUses(
  ctx: SiteTransaction,
  { orderId, email, discounts, isTest = false }: DiscountUses,
): Promise<UsesCounted> {
  if (discounts.length === 0) return { status: 'counted' }
  const ids = discounts.map(({ discountId }) => discountId).toSorted()
  const customer = email.trim().toLowerCase()
  const named = { site: ctx.site.id, ids }
  const [{ rows: locked }, { rows: others }, { rows: before }] = await Promise.all([
    limited(ctx.db, named),
    unlimited(ctx.db, named),
    usesBefore(ctx.db, { ...named, customer, orderId }),
  ])
  const free = new Set(others.map(({ id }) => id))
  const counted = new Set(before.filter((use) => use.order_id === orderId).map((use) => use.discount_id))
  const fresh = ids.filter((id) => !counted.has(id))
  const refused = fresh.filter((id) => {
    const row = locked.find((candidate) => candidate.id === id)
    const byCustomer = before.filter((use) => use.discount_id === id).length
    if (!row) return !free.has(id)
    return (
      (row.most_uses !== null && row.uses >= row.most_uses) ||
      (row.most_uses_each !== null && byCustomer >= row.most_uses_each)
    )
  })
  if (refused.length > 0) return { status: 'used up', discountIds: refused }
  if (fresh.length === 0 || isTest) return { status: 'counted' }
  const used_at = ctx.now()
  const amountOf = new Map(discounts.map(({ discountId, amountMinor }) => [discountId, amountMinor]))
  for (const id of fresh) {
    const use = {
      website_id: ctx.site.id,
      discount_id: id,
      order_id: orderId,
      customer,
      amount_minor: amountOf.get(id) ?? 0,
      used_at,
    }
    ctx.tx.beforeCommit(insertRow(ctx.db, 'discount_uses', use))
  }
  const raised = fresh.filter((id) => !free.has(id))
  if (raised.length > 0) await raise(ctx, raised, 1)
  return { status: 'counted' }
}

interface Named {
  site: string
  ids: readonly string[]
}

/** Discounts near their limit: orders that use them wait for each other. */
const limited = prepared((db, { site, ids }: Named) =>
  siteTables({ db, site: { id: site } })
    .selectFrom('discounts')
    .select(['id', 'uses', 'most_uses', 'most_uses_each'])
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where((row) => row.or([row('most_uses', 'is not', null), row('most_uses_each', 'is not', null)]))
    .orderBy('id')
    .forUpdate(),
)

/** Locked, so that an owner who sets a limit at the same time waits for this order and counts it. */
const unlimited = preparedRead((db, { site, ids }: Named) =>
  siteTables({ db, site: { id: site } })
    .selectFrom('discounts')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where('most_uses', 'is', null)
    .where('most_uses_each', 'is', null)
    .forKeyShare(),
)

const usesBefore = preparedRead((db, { site, ids, customer, orderId }: Named & { customer: string; orderId: string }) =>
  siteTables({ db, site: { id: site } })
    .selectFrom('discount_uses')
    .select(['discount_id', 'order_id'])
    .where('discount_id', '=', sql<string>`any(${ids}::text[])`)
    .where((row) => row.or([row('customer', '=', customer), row('order_id', '=', orderId)])),
)

/** A cancelled order used nothing. */
export async function returnDiscountUses(ctx: SiteTransaction, orderId: string): Promise<void> {
  const uses = await siteTables(ctx)
    .selectFrom('discount_uses')
    .select('discount_id')
    .where('order_id', '=', orderId)
    .orderBy('discount_id')
    .execute()
  if (uses.length === 0) return
  await raise(
    ctx,
    uses.map((use) => use.discount_id),
    -1,
  )
  await siteTables(ctx).deleteFrom('discount_uses').where('order_id', '=', orderId).execute()
}

async function raise(ctx: SiteTransaction, ids: readonly string[], by: 1 | -1): Promise<void> {
  await siteTables(ctx)
    .updateTable('discounts')
    .set({ uses: sql`greatest(0, uses + ${by})` })
    .where('id', 'in', ids)
    .where('most_uses', 'is not', null)
    .execute()
}
