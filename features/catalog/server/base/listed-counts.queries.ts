import type { SiteContext } from '#platform/context'
import { readSql } from '#platform/database'
import { sql } from 'kysely'

export type CountKind = 'all' | 'stock' | 'sale' | 'option' | 'category' | 'tag'

/**
 * Returns the stored number of visible products of a products page for each term. The key '' is for products without
 * terms.
 */
export async function storedCounts(
  ctx: SiteContext,
  collectionId: string,
  kind: CountKind,
  terms: readonly string[] | null = null,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await readSql(
    ctx.db,
    sql<{ term: string; n: number }>`
      select term, sum(n)::int as n from listed_counts
      where website_id = ${ctx.site.id} and collection_id = ${collectionId} and kind = ${kind} and at <= ${ctx.now()}
        and ${terms === null ? sql`true` : sql`term = any(${[...terms]}::text[])`}
      group by term having sum(n) > 0`,
  )
  return new Map(rows.map(({ term, n }) => [term, n]))
}

/** Counts all products, those in stock, or those that have one term. */
export async function storedCount(ctx: SiteContext, collectionId: string, kind: CountKind, term = ''): Promise<number> {
  return (await storedCounts(ctx, collectionId, kind, [term])).get(term) ?? 0
}
