import type { SiteContext } from '#platform/context'
import { readSql } from '#platform/database'
import { type RawBuilder, sql } from 'kysely'
import type { ProductSort } from '../../contract/index.ts'
import { keptCount, type CountKind } from './listed-counts.queries.ts'
import { isListed, type ListChoice, type ListScope, optionGroups } from './list-scope.ts'
import { nameCollation } from './name-collation.ts'

type Direction = 'asc' | 'desc'
type OrderKey = readonly [column: RawBuilder<unknown>, direction: Direction]

export interface Stretch {
  limit: number
  offset: number
  /** How many there are: what lies past the middle is reached from the end. */
  count: number
}

/** The ids of a page of the list, in its order. What is alike stays in the owner's order. */
export async function listedIds(
  ctx: SiteContext,
  scope: ListScope,
  { choice, sort, limit, offset, count }: Stretch & { choice: ListChoice; sort: ProductSort },
): Promise<string[]> {
  const taken = Math.max(0, Math.min(limit, count - offset))
  if (taken === 0) return []
  const isFromEnd = offset > count / 2
  const keys = orderKeys(sort, ctx.site.locale)
  const { rows } = await readSql(
    ctx.db,
    sql<{ id: string }>`
      select l.product_id as id from listed_products l where ${isListed(ctx, scope, choice)}
      order by ${ordered(isFromEnd ? keys.map(turned) : keys)} limit ${taken} offset ${isFromEnd ? count - offset - taken : offset}`,
  )
  const ids = rows.map(({ id }) => id)
  return isFromEnd ? ids.reverse() : ids
}

/** The first so many of several pages, in the order in which one list of them all would stand. */
export async function firstListedIds(
  ctx: SiteContext,
  scopes: readonly ListScope[],
  { choice, sort, limit }: { choice: ListChoice; sort: ProductSort; limit: number },
): Promise<string[]> {
  if (scopes.length === 0) return []
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

/** How many products of the scope fit the choice: as it is kept where one term alone decides, else counted. */
export async function listedCount(ctx: SiteContext, scope: ListScope, choice: ListChoice): Promise<number> {
  const kind = keptKind(scope, choice)
  if (kind) return keptCount(ctx, scope.collectionId, ...kind)
  const { rows } = await readSql(
    ctx.db,
    sql<{ n: number }>`select count(*)::int as n from listed_products l where ${isListed(ctx, scope, choice)}`,
  )
  return rows[0]?.n ?? 0
}

function keptKind(scope: ListScope, choice: ListChoice): [CountKind, string] | null {
  const { minimumMinor, maximumMinor, isInStock, isOnSale, except } = choice
  if (scope.isAccessAlone || scope.words.length > 0 || except?.length) return null
  if (minimumMinor !== undefined || maximumMinor !== undefined) return null
  const [words = [], ...others] = optionGroups(choice)
  // Of two values of one option a product may have both.
  if (others.length > 0 || words.length > 1) return null
  const terms: [CountKind, string][] = [
    ...(scope.categoryId === null ? [] : [['category', scope.categoryId] satisfies [CountKind, string]]),
    ...(scope.tagSlug === null ? [] : [['tag', scope.tagSlug] satisfies [CountKind, string]]),
    ...words.map((word) => ['option', word] satisfies [CountKind, string]),
    ...(isInStock ? [['stock', ''] satisfies [CountKind, string]] : []),
    ...(isOnSale ? [['sale', ''] satisfies [CountKind, string]] : []),
  ]
  if (terms.length > 1) return null
  return terms[0] ?? ['all', '']
}

/** The next moment at which one of the scope's products ends, or begins or ends a sale. */
export async function nextListedChange(ctx: SiteContext, scopes: readonly ListScope[]): Promise<Date | null> {
  if (scopes.length === 0) return null
  const moments = scopes.map(
    (scope) =>
      sql`(select min(l.ends_at) as moment from listed_products l where ${isListed(ctx, scope)} and l.ends_at < 'infinity')`,
  )
  const { rows } = await readSql(
    ctx.db,
    sql<{ moment: Date | null }>`select min(moment) as moment from (${sql.join(moments, sql` union all `)}) moments`,
  )
  return rows[0]?.moment ?? null
}

function orderKeys(sort: ProductSort, locale: string): OrderKey[] {
  const first: Record<ProductSort, OrderKey> = {
    featured: [sql`l.is_featured`, 'desc'],
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
