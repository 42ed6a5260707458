import type { SiteContext } from '#platform/context'
import { readSql } from '#platform/database'
import { type RawBuilder, sql } from 'kysely'
import type { FacetValue, ProductFacets } from '../../contract/index.ts'
import { isListed, type ListScope } from '../listing/list-scope.ts'

interface Totals {
  lowest: number
  highest: number
  stock: number
  sale: number
}

interface OptionTerm {
  term: string
  name: string
  value: string
  n: number
}

export const noFacets: ProductFacets = { options: [], lowestMinor: 0, highestMinor: 0, inStock: 0, onSale: 0 }

/** What there is to choose from, of everything that the path alone shows. Of a whole products page it is kept; of a part of one it is counted. */
export async function facetsOf(ctx: SiteContext, scope: ListScope): Promise<ProductFacets> {
  const isWhole =
    !scope.isAccessAlone && scope.categoryId === null && scope.tagSlug === null && scope.words.length === 0
  const totals = await readSql(ctx.db, isWhole ? keptTotals(ctx, scope) : countedTotals(ctx, scope))
  const options = await readSql(ctx.db, isWhole ? keptOptions(ctx, scope) : countedOptions(ctx, scope))
  const { lowest = 0, highest = 0, stock = 0, sale = 0 } = totals.rows[0] ?? {}
  return {
    options: byName(options.rows),
    lowestMinor: Number(lowest),
    highestMinor: Number(highest),
    inStock: stock,
    onSale: sale,
  }
}

/** In the order in which the products show them; an option is written as the first of them writes it. */
function byName(terms: readonly OptionTerm[]): ProductFacets['options'] {
  const options = new Map<string, { name: string; values: FacetValue[] }>()
  for (const { term, name, value, n } of terms) {
    const key = name.trim().normalize('NFC').toLowerCase()
    const option = options.get(key) ?? { name, values: [] }
    options.set(key, option)
    option.values.push({ value, word: term, count: n })
  }
  return [...options.values()]
}

function keptTotals(ctx: SiteContext, scope: ListScope): RawBuilder<Totals> {
  const price = (direction: RawBuilder<unknown>) =>
    sql`coalesce((select l.lowest_minor from listed_products l where ${isListed(ctx, scope)} order by l.lowest_minor ${direction} limit 1), 0)`
  return sql<Totals>`
    select ${price(sql`asc`)} as lowest, ${price(sql`desc`)} as highest,
      coalesce(sum(n) filter (where kind = 'stock'), 0)::int as stock, coalesce(sum(n) filter (where kind = 'sale'), 0)::int as sale
    from listed_counts
    where website_id = ${ctx.site.id} and collection_id = ${scope.collectionId} and kind in ('stock', 'sale') and at <= ${ctx.now()}`
}

function countedTotals(ctx: SiteContext, scope: ListScope): RawBuilder<Totals> {
  return sql<Totals>`
    select coalesce(min(l.lowest_minor), 0) as lowest, coalesce(max(l.lowest_minor), 0) as highest,
      (count(*) filter (where l.is_in_stock))::int as stock, (count(*) filter (where l.is_on_sale))::int as sale
    from listed_products l where ${isListed(ctx, scope)}`
}

function keptOptions(ctx: SiteContext, scope: ListScope): RawBuilder<OptionTerm> {
  const now = ctx.now()
  const first = (isFeatured: boolean) => sql`
    (select t.name, t.value, t.position, t.product_id, t.ordinal from listed_terms t
    where t.website_id = ${ctx.site.id} and t.collection_id = ${scope.collectionId} and t.kind = 'option' and t.term = counted.term
      and t.is_ordinary = ${!isFeatured} and t.opens_at <= ${now} and t.closes_at > ${now}
    order by t.position, t.product_id limit 1)`
  return sql<OptionTerm>`
    with counted as (
      select term, sum(n)::int as n from listed_counts
      where website_id = ${ctx.site.id} and collection_id = ${scope.collectionId} and kind = 'option' and at <= ${now}
      group by term having sum(n) > 0
    )
    select counted.term, counted.n, early.name, early.value
    from counted cross join lateral (
      select * from (${first(true)} union all ${first(false)}) firsts order by position, product_id limit 1
    ) early
    order by early.position, early.product_id, early.ordinal`
}

function countedOptions(ctx: SiteContext, scope: ListScope): RawBuilder<OptionTerm> {
  return sql<OptionTerm>`
    with shown as materialized (select l.product_id from listed_products l where ${isListed(ctx, scope)}),
    terms as (
      select distinct on (t.term) t.term, t.name, t.value, t.position, t.product_id, t.ordinal,
        (count(*) over (partition by t.term))::int as n
      from shown join listed_terms t on t.website_id = ${ctx.site.id} and t.product_id = shown.product_id and t.kind = 'option'
      order by t.term, t.position, t.product_id
    )
    select term, name, value, n from terms order by position, product_id, ordinal`
}
