import type { SiteContext } from '#platform/context'
import { readSql } from '#platform/database'
import { sql } from 'kysely'

export type CountKind = 'all' | 'stock' | 'sale' | 'option' | 'category' | 'tag'

/** How many products of a products page can be seen at this moment, as it is kept: all, those in stock or on sale, or those of one term. */
export async function keptCount(
  ctx: SiteContext,
  collectionId: string,
  kind: CountKind,
  term: string,
): Promise<number> {
  const { rows } = await readSql(
    ctx.db,
    sql<{ n: number }>`
      select coalesce(sum(n), 0)::int as n from listed_counts
      where website_id = ${ctx.site.id} and collection_id = ${collectionId} and kind = ${kind} and term = ${term} and at <= ${ctx.now()}`,
  )
  return rows[0]?.n ?? 0
}

/** By term: how many products of a products page have it. */
export async function keptCounts(
  ctx: SiteContext,
  collectionId: string,
  kind: CountKind,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await readSql(
    ctx.db,
    sql<{ term: string; n: number }>`
      select term, sum(n)::int as n from listed_counts
      where website_id = ${ctx.site.id} and collection_id = ${collectionId} and kind = ${kind} and at <= ${ctx.now()}
      group by term having sum(n) > 0`,
  )
  return new Map(rows.map(({ term, n }) => [term, n]))
}
