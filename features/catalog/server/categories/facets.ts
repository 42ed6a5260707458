import type { SiteContext } from '#platform/context'
import { readSql } from '#platform/database'
import { type RawBuilder, sql } from 'kysely'
import type { FacetValue, ProductFacets, SwatchView } from '../../contract/index.ts'
import { swatchViewsOf } from '../base/swatches.ts'
import { isListed, type ListScope } from '../base/list-scope.ts'

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

/**
 * Returns the filters of everything that the path shows. They are stored for products pages and categories, and counted
 * for tags and searches.
 */
export async function facetsOf(ctx: SiteContext, scope: ListScope): Promise<ProductFacets> {
  const isStored = !scope.isAccessAlone && scope.tagSlug === null && scope.words.length === 0
  const [totals, options] = await Promise.all([
    readSql(ctx.db, isStored ? storedTotals(ctx, scope) : countedTotals(ctx, scope)),
    readSql(ctx.db, namedOptions(ctx, scope, isStored ? storedOptions(ctx, scope) : countedOptions(ctx, scope))),
  ])
  const swatches = await swatchViewsOf(
    ctx,
    options.rows.map(({ term }) => term),
  )
  const { lowest = 0, highest = 0, stock = 0, sale = 0 } = totals.rows[0] ?? {}
  return {
    options: byName(options.rows, swatches.views),
    lowestMinor: Number(lowest),
    highestMinor: Number(highest),
    inStock: stock,
    onSale: sale,
  }
}

/** An option is spelled like its first value. */
function byName(terms: readonly OptionTerm[], swatches: ReadonlyMap<string, SwatchView>): ProductFacets['options'] {
  const options = new Map<string, { name: string; values: FacetValue[] }>()
  for (const { term, name, value, n } of terms) {
    const key = name.trim().normalize('NFC').toLowerCase()
    const option = options.get(key) ?? { name, values: [] }
    options.set(key, option)
    const swatch = swatches.get(term)
    option.values.push({ value, word: term, count: n, ...(swatch ? { swatch } : {}) })
  }
  return [...options.values()]
}

/** The rows that keep the counts of the whole page, or of its category. */
function facetRows(ctx: SiteContext, { collectionId, categoryId }: ListScope): RawBuilder<unknown> {
  const ofPage = sql`website_id = ${ctx.site.id} and collection_id = ${collectionId} and at <= ${ctx.now()}`
  return categoryId === null
    ? sql`listed_counts where ${ofPage}`
    : sql`listed_category_counts where ${ofPage} and category_id = ${categoryId}`
}

function storedTotals(ctx: SiteContext, scope: ListScope): RawBuilder<Totals> {
  const rows = facetRows(ctx, scope)
  // The column needs another name than the term, or else PostgreSQL would sort all prices instead of reading the first
  // of the index.
  const price = (direction: RawBuilder<unknown>) =>
    scope.categoryId === null
      ? sql`select l.lowest_minor from listed_products l where ${isListed(ctx, scope)} order by l.lowest_minor ${direction} limit 1`
      : sql`select term::bigint as minor from ${rows} and kind = 'price' group by term having sum(n) > 0 order by term ${direction} limit 1`
  return sql<Totals>`
    select coalesce((${price(sql`asc`)}), 0) as lowest, coalesce((${price(sql`desc`)}), 0) as highest,
      coalesce(sum(n) filter (where kind = 'stock'), 0)::int as stock, coalesce(sum(n) filter (where kind = 'sale'), 0)::int as sale
    from ${rows} and kind in ('stock', 'sale')`
}

function countedTotals(ctx: SiteContext, scope: ListScope): RawBuilder<Totals> {
  return sql<Totals>`
    select coalesce(min(l.lowest_minor), 0) as lowest, coalesce(max(l.lowest_minor), 0) as highest,
      (count(*) filter (where l.is_in_stock))::int as stock, (count(*) filter (where l.is_on_sale))::int as sale
    from listed_products l where ${isListed(ctx, scope)}`
}

/**
 * Returns rows of `term` and `n`. The counts of categories are collated by bytes; the index of terms serves only
 * queries with its own collation.
 */
function storedOptions(ctx: SiteContext, scope: ListScope): RawBuilder<unknown> {
  return sql`select term collate "default" as term, sum(n)::int as n from ${facetRows(ctx, scope)} and kind = 'option' group by term having sum(n) > 0`
}

function countedOptions(ctx: SiteContext, scope: ListScope): RawBuilder<unknown> {
  return sql`
    select t.term, count(*)::int as n
    from (select l.product_id from listed_products l where ${isListed(ctx, scope)}) shown
    join listed_terms t on t.website_id = ${ctx.site.id} and t.product_id = shown.product_id and t.kind = 'option'
    group by t.term`
}

/**
 * Spells options like the first product of the whole page, and in its order, so that a category shows them like the
 * page above it.
 */
function namedOptions(ctx: SiteContext, scope: ListScope, counted: RawBuilder<unknown>): RawBuilder<OptionTerm> {
  const now = ctx.now()
  const first = (isFeatured: boolean) => sql`
    (select t.name, t.value, t.position, t.product_id, t.ordinal from listed_terms t
    where t.website_id = ${ctx.site.id} and t.collection_id = ${scope.collectionId} and t.kind = 'option' and t.term = counted.term
      and t.is_ordinary = ${!isFeatured} and t.opens_at <= ${now} and t.closes_at > ${now} and ${scope.isAccessAlone ? sql`t.is_access` : sql`true`}
    order by t.position, t.product_id limit 1)`
  return sql<OptionTerm>`
    with counted as (${counted})
    select counted.term, counted.n, early.name, early.value
    from counted cross join lateral (
      select * from (${first(true)} union all ${first(false)}) firsts order by position, product_id limit 1
    ) early
    order by early.position, early.product_id, early.ordinal`
}
