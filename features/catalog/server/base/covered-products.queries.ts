import { locksIn } from '#features/pages/server'
import { readSql } from '#platform/database'
import { type RawBuilder, sql } from 'kysely'
import type { SiteContext } from '#platform/context'
import { type Locks, opens } from '#platform/contract'
import { productTypes } from '../../contract/index.ts'

/**
 * Returns the locks between visitors and a product: those of its products page, published or not. Access products have
 * only the site's lock, because buying one opens the page. `product` is the table alias; the products page's document
 * has the alias `d`.
 */
export function locksOfProduct(product: 'p' | 'products'): RawBuilder<Locks> {
  return sql<Locks>`case when ${sql.ref(product)}.type = ${sql.lit(productTypes.PAYWALL)} then site_locks(d.website_id) else ${locksIn('d')} end`
}

/** Locks of the given products, without products that have none. */
export async function locksOfProducts(ctx: SiteContext, ids: readonly string[]): Promise<ReadonlyMap<string, Locks>> {
  if (ids.length === 0) return new Map()
  const { rows } = await readSql(
    ctx.db,
    sql<{ id: string; locks: Locks }>`select p.id, ${locksOfProduct('p')} as locks from products p
      join collections c on c.website_id = p.website_id and c.id = p.collection_id
      join documents d on d.website_id = c.website_id and d.id = c.document_id
    where p.website_id = ${ctx.site.id} and p.id = any(${ids}::text[]) and ${locksIn('d')} <> '{}'`,
  )
  return new Map(rows.flatMap(({ id, locks }) => (locks.length > 0 ? [[id, locks] as const] : [])))
}

/** Returns those of the given products that stay hidden from visitors who have opened these locks. */
export async function closedProducts(
  ctx: SiteContext,
  ids: readonly string[],
  opened: Locks,
): Promise<ReadonlySet<string>> {
  const locked = await locksOfProducts(ctx, ids)
  return new Set([...locked].flatMap(([id, locks]) => (opens(opened, locks) ? [] : [id])))
}
