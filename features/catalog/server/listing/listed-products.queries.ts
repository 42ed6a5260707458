import type { SiteContext } from '#platform/context'
import { readSql } from '#platform/database'
import { type RawBuilder, sql } from 'kysely'
import type { ProductSort } from '../../contract/index.ts'
import {
  fits,
  hasTerms,
  isByTermsAlone,
  isListed,
  isShown,
  isTerm,
  type ListChoice,
  type ListScope,
  type TermGroup,
  termGroups,
} from '../base/list-scope.ts'
import { type CountKind, storedCount, storedCounts } from '../base/listed-counts.queries.ts'
import { nameCollation } from './name-collation.ts'

type Direction = 'asc' | 'desc'
type OrderKey = readonly [column: RawBuilder<unknown>, direction: Direction]

interface Stretch {
  choice: ListChoice
  sort: ProductSort
  limit: number
  offset: number
  /** Number of products. Pages beyond the middle are read from the end. */
  count: number
}

/** Returns the ids of a part of the list, in its order. Equal products stay in the owner's order. */
export async function listedIds(ctx: SiteContext, scope: ListScope, stretch: Stretch): Promise<string[]> {
  const { sort, limit, offset, count } = stretch
  const pageSize = Math.max(0, Math.min(limit, count - offset))
  if (pageSize === 0) return []
  const isFromEnd = offset > count / 2
  const skipped = isFromEnd ? count - offset - pageSize : offset
  const { rows, order } = await rowsOf(ctx, scope, { ...stretch, reach: skipped + pageSize })
  const keys = order ?? orderKeys(sort, ctx.site.locale)
  const answer = await readSql(
    ctx.db,
    sql<{
      id: string
    }>`${rows} order by ${ordered(isFromEnd ? keys.map(turned) : keys)} limit ${pageSize} offset ${skipped}`,
  )
  const ids = answer.rows.map(({ id }) => id)
  return isFromEnd ? ids.reverse() : ids
}

/**
 * Selects rows with the columns of the order. Terms that narrow the list allow three plans: read the rows of the rarest
 * term in their stored order, sort all rows of that term, or read the list in its order and check the terms of each
 * product. The cheapest plan for the requested page is used.
 */
async function rowsOf(
  ctx: SiteContext,
  scope: ListScope,
  { choice, sort, reach }: Pick<Stretch, 'choice' | 'sort'> & { reach: number },
): Promise<{ rows: RawBuilder<unknown>; order?: OrderKey[] }> {
  const groups = termGroups(scope, choice)
  if (groups.length === 0)
    return { rows: sql`select l.product_id as id from listed_products l where ${isListed(ctx, scope, choice)}` }
  const { rarest, count, all } = await rarestOf(ctx, scope, groups)
  const others = groups.filter((group) => group !== rarest)
  if (sort === 'featured' && rarest.terms.length === 1) {
    const order: OrderKey[] = [
      [sql`t.is_ordinary`, 'asc'],
      [sql`t.position`, 'asc'],
      [sql`t.product_id`, 'asc'],
    ]
    const own = sql`${isTerm(ctx, scope, rarest)} and ${hasTerms('t', others, true)}`
    if (isByTermsAlone(scope, choice))
      return { rows: sql`select t.product_id as id from listed_terms t where ${own}`, order }
    const rows = sql`select t.product_id as id from listed_terms t join listed_products l on l.website_id = t.website_id and l.product_id = t.product_id
      where ${own} and ${isShown(ctx, scope)} and ${fits(scope, choice)}`
    return { rows, order }
  }
  const isRare = count * count <= reach * all
  return {
    rows: sql`select l.product_id as id from listed_products l
      where ${isShown(ctx, scope)} and ${hasTerms('l', groups, !isRare)} and ${fits(scope, choice)}`,
  }
}

/** Returns the group with the fewest stored products, their number, and the number of all products. */
async function rarestOf(ctx: SiteContext, { collectionId }: ListScope, groups: readonly TermGroup[]) {
  const all = await storedCount(ctx, collectionId, 'all')
  let rarest = { rarest: groups[0] as TermGroup, count: Number.POSITIVE_INFINITY, all }
  for (const group of groups) {
    const counts = await storedCounts(ctx, collectionId, group.kind, group.terms)
    const count = [...counts.values()].reduce((sum, n) => sum + n, 0)
    if (count < rarest.count) rarest = { rarest: group, count, all }
  }
  return rarest
}

/** Returns the first products of several pages, in the order of a single list of them all. */
export async function firstListedIds(
  ctx: SiteContext,
  scopes: readonly ListScope[],
  { choice, sort, limit }: Pick<Stretch, 'choice' | 'sort' | 'limit'>,
): Promise<string[]> {
  const [only, ...others] = scopes
  if (!only) return []
  if (others.length === 0) return listedIds(ctx, only, { choice, sort, limit, offset: 0, count: limit })
  const order = ordered(orderKeys(sort, ctx.site.locale))
  const parts = scopes.map(
    (scope) =>
      sql`(select l.* from listed_products l where ${isListed(ctx, scope, choice)} order by ${order} limit ${limit})`,
  )
  const { rows } = await readSql(
    ctx.db,
    sql<{ id: string }>`
      select l.product_id as id from (${sql.join(parts, sql` union all `)}) l order by ${order} limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Counts the products of the scope that match the choice: from the stored count where a single term decides, otherwise
 * by counting.
 */
export async function listedCount(ctx: SiteContext, scope: ListScope, choice: ListChoice): Promise<number> {
  const storedKind = storedCountKind(scope, choice)
  if (storedKind) return storedCount(ctx, scope.collectionId, ...storedKind)
  const groups = termGroups(scope, choice)
  const single = groups.find(({ terms }) => terms.length === 1)
  const rows =
    single && isByTermsAlone(scope, choice)
      ? sql`listed_terms t where ${isTerm(ctx, scope, single)} and ${hasTerms(
          't',
          groups.filter((group) => group !== single),
        )}`
      : sql`listed_products l where ${isListed(ctx, scope, choice)}`
  const answer = await readSql(ctx.db, sql<{ n: number }>`select count(*)::int as n from ${rows}`)
  return answer.rows[0]?.n ?? 0
}

function storedCountKind(scope: ListScope, choice: ListChoice): [CountKind, string] | null {
  const { isInStock, isOnSale, ...others } = choice
  if (scope.isAccessAlone || !isByTermsAlone(scope, others)) return null
  const groups = termGroups(scope, choice)
  // A product may have two values of the same option.
  if (groups.some(({ terms }) => terms.length > 1)) return null
  const kinds: [CountKind, string][] = [
    ...groups.map(({ kind, terms }): [CountKind, string] => [kind, terms[0] ?? '']),
    ...(isInStock ? [['stock', ''] satisfies [CountKind, string]] : []),
    ...(isOnSale ? [['sale', ''] satisfies [CountKind, string]] : []),
  ]
  if (kinds.length > 1) return null
  return kinds[0] ?? ['all', '']
}

/** The next moment at which one of the scope's products ends, or begins or ends a sale. */
export async function nextListedChange(ctx: SiteContext, scopes: readonly ListScope[]): Promise<Date | null> {
  if (scopes.length === 0) return null
  // Few schedules end, so each of these products is checked for its terms.
  const moments = scopes.map(
    (scope) => sql`
      (select min(l.ends_at) as moment from listed_products l
      where ${isShown(ctx, scope)} and ${hasTerms('l', termGroups(scope, {}), true)} and ${fits(scope, {})} and l.ends_at < 'infinity')`,
  )
  const { rows } = await readSql(
    ctx.db,
    sql<{ moment: Date | null }>`select min(moment) as moment from (${sql.join(moments, sql` union all `)}) moments`,
  )
  return rows[0]?.moment ?? null
}

function orderKeys(sort: ProductSort, locale: string): OrderKey[] {
  const first: Record<ProductSort, OrderKey> = {
    featured: [sql`l.is_ordinary`, 'asc'],
    newest: [sql`l.created_at`, 'desc'],
    price: [sql`l.lowest_minor`, 'asc'],
    'price-down': [sql`l.lowest_minor`, 'desc'],
    title: [sql`l.title collate ${sql.id(nameCollation(locale))}`, 'asc'],
    bestselling: [sql`l.sold`, 'desc'],
  }
  return [first[sort], [sql`l.position`, 'asc'], [sql`l.product_id`, 'asc']]
}

function turned([column, direction]: OrderKey): OrderKey {
  return [column, direction === 'asc' ? 'desc' : 'asc']
}

function ordered(keys: readonly OrderKey[]): RawBuilder<unknown> {
  return sql.join(keys.map(([column, direction]) => sql`${column} ${sql.raw(direction)}`))
}
