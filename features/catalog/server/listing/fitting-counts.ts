import type { SiteContext } from '#platform/context'
import { readSql } from '#platform/database'
import { sql } from 'kysely'
import type { FittingCounts, ProductChoice } from '../../contract/index.ts'
import { isListed, type ListScope } from '../base/list-scope.ts'
import { listedCount } from './listed-products.queries.ts'

/** Limit of products beyond which numbers are left out, so that a page costs the same in a shop of any size. */
const mostCounted = 500

interface Counted {
  kind: 'stock' | 'sale' | 'option'
  term: string
  n: number
}

/**
 * Returns how many products each filter would show beside the other chosen filters. A value of an option widens the
 * list, so the other values of that option are ignored. Null if nothing is chosen; the facets have the numbers then.
 * `count` is the number of products of the present choice.
 */
export async function fittingCounts(
  ctx: SiteContext,
  scope: ListScope | undefined,
  { choice, count }: { choice: ProductChoice; count: number },
): Promise<FittingCounts | null> {
  const words = choice.options ?? []
  const { isInStock, isOnSale, minimumMinor, maximumMinor } = choice
  if (words.length === 0 && !isInStock && !isOnSale && minimumMinor === undefined && maximumMinor === undefined)
    return null
  if (!scope) return { options: {}, uncounted: [], inStock: 0, onSale: 0 }
  const groups = [...new Set(words.map(groupOf))]
  const without = async (change: Partial<ProductChoice>) => {
    const wider = { ...choice, ...change }
    return countsOf(ctx, scope, { choice: wider, count: await listedCount(ctx, scope, wider) })
  }
  const [all, stock, sale, ...ofGroups] = await Promise.all([
    countsOf(ctx, scope, { choice, count }),
    isInStock ? without({ isInStock: false }) : null,
    isOnSale ? without({ isOnSale: false }) : null,
    ...groups.map((group) => without({ options: words.filter((word) => groupOf(word) !== group) })),
  ])
  const options: Record<string, number> = {}
  const take = (rows: readonly Counted[] | null, isOwn: (term: string) => boolean): void => {
    for (const { kind, term, n } of rows ?? []) if (kind === 'option' && isOwn(term)) options[term] = n
  }
  take(all, (term) => !groups.includes(groupOf(term)))
  for (const [at, group] of groups.entries()) take(ofGroups[at] ?? null, (term) => groupOf(term) === group)
  return {
    options: all === null ? null : options,
    uncounted: groups.filter((_, at) => ofGroups[at] === null),
    inStock: of(isInStock ? stock : all, 'stock'),
    onSale: of(isOnSale ? sale : all, 'sale'),
  }
}

const groupOf = (word: string): string => word.split(':')[0] ?? ''

function of(rows: readonly Counted[] | null, wanted: Counted['kind']): number | null {
  return rows === null ? null : (rows.find(({ kind }) => kind === wanted)?.n ?? 0)
}

/** Returns null for more products than are counted, and nothing for an empty list: neither reads products. */
async function countsOf(
  ctx: SiteContext,
  scope: ListScope,
  { choice, count }: { choice: ProductChoice; count: number },
): Promise<readonly Counted[] | null> {
  if (count > mostCounted) return null
  if (count === 0) return []
  const { rows } = await readSql(
    ctx.db,
    sql<Counted>`
      with shown as materialized (
        select l.product_id, l.is_in_stock, l.is_on_sale from listed_products l
        where ${isListed(ctx, scope, choice)} limit ${mostCounted})
      select 'stock' as kind, '' as term, (count(*) filter (where is_in_stock))::int as n from shown
      union all select 'sale', '', (count(*) filter (where is_on_sale))::int from shown
      union all select 'option', t.term, count(*)::int
        from shown join listed_terms t on t.website_id = ${ctx.site.id} and t.product_id = shown.product_id and t.kind = 'option'
        group by t.term`,
  )
  return rows
}
