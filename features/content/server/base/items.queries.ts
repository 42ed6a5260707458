import { siteTables } from '#platform/database'
import { assetIsKept } from '#features/media/server'
import { isOpenTo } from '#features/pages/server'
import type { SiteContext } from '#platform/context'
import type { Locks } from '#platform/contract'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db, Tables } from '#platform/database'
import type { CollectionOrder } from '../../contract/index.ts'
import type {} from '../content.tables.ts'

/** Filter of published items for a list. */
export interface ItemFilter {
  collectionId: string
  /** Locks opened by all visitors of the list: those of its page, or none. */
  opened: Locks
  labelIds?: readonly string[]
  authorId?: string
  /** `2026-11`, in the site's time zone. */
  month?: string
  /** First and last month, in the site's time zone. */
  months?: { first: string; last: string }
  featured?: boolean
  except?: string
  /** Only items with an existing image. */
  hasImage?: boolean
}

export interface ItemPage {
  order: CollectionOrder
  limit: number
  offset?: number
}

type Items = SelectQueryBuilder<Tables, 'items', object>

/** Returns the visible items of a collection in its order. One more than `limit` shows whether there is a next page. */
export async function visibleItems(ctx: SiteContext, filter: ItemFilter, { order, limit, offset = 0 }: ItemPage) {
  return await inOrder(matching(ctx, filter), order).selectAll('items').limit(limit).offset(offset).execute()
}
export type VisibleItem = Awaited<ReturnType<typeof visibleItems>>[number]

export async function visibleItemsCount(ctx: SiteContext, filter: ItemFilter): Promise<number> {
  const row = await matching(ctx, filter)
    .select((item) => item.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

/** Returns when the next scheduled item of the collection appears; undefined without one. */
export async function nextMoment(ctx: SiteContext, collectionIds: readonly string[]): Promise<Date | undefined> {
  if (collectionIds.length === 0) return undefined
  const row = await siteTables(ctx)
    .selectFrom('items')
    .where('collection_id', 'in', collectionIds)
    .where('visible_from', '>', ctx.now())
    .select((item) => item.fn.min('visible_from').as('at'))
    .executeTakeFirst()
  return row?.at ?? undefined
}

/** The items before and after one in its collection's order, each read by a single step along the index. */
export async function neighboursOf(
  ctx: SiteContext,
  item: Pick<VisibleItem, 'id' | 'collection_id' | 'position' | 'title' | 'dated_at'>,
  { order, opened }: { order: CollectionOrder; opened: Locks },
) {
  const column = order === 'manual' ? 'position' : order === 'title' ? 'title' : 'dated_at'
  const step = async (direction: 'asc' | 'desc'): Promise<VisibleItem | undefined> =>
    await matching(ctx, { collectionId: item.collection_id, opened, except: item.id })
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple(`items.${column}`, 'items.id'),
          direction === 'asc' ? '>' : '<',
          tuple(item[column] as never, item.id),
        ),
      )
      .orderBy(`items.${column}`, direction)
      .orderBy('items.id', direction)
      .selectAll('items')
      .limit(1)
      .executeTakeFirst()
  const [earlier, later] = [await step('desc'), await step('asc')]
  return order === 'newest' ? { previous: later, next: earlier } : { previous: earlier, next: later }
}

/** Ids of the items before and after each of these, which all belong to one collection, in one query. */
export async function idsAround(
  ctx: SiteContext,
  ids: readonly string[],
  { collectionId, order, opened }: { collectionId: string; order: CollectionOrder; opened: Locks },
): Promise<string[]> {
  const column = sql.raw(order === 'manual' ? 'position' : order === 'title' ? 'title' : 'dated_at')
  const step = (direction: 'asc' | 'desc') =>
    matching(ctx, { collectionId, opened })
      .where(
        sql<boolean>`(items.${column}, items.id) ${sql.raw(direction === 'asc' ? '>' : '<')} (own.${column}, own.id)`,
      )
      .orderBy(sql`items.${column}`, direction)
      .orderBy('items.id', direction)
      .select('items.id')
      .limit(1)
  const { rows } = await sql<{ id: string }>`
    select distinct near.id from items own
    cross join lateral (select id from ${step('desc')} as earlier union all select id from ${step('asc')} as later) near
    where own.website_id = ${ctx.site.id} and own.id = any(${[...ids]}::text[])`.execute(ctx.db as Db)
  return rows.map(({ id }) => id)
}

function matching(ctx: SiteContext, filter: ItemFilter): Items {
  let query: Items = siteTables(ctx)
    .selectFrom('items')
    .where('items.collection_id', '=', filter.collectionId)
    .where('items.visible_from', '<=', ctx.now())
    .where(isOpenTo(filter.opened, 'items'))
  if (filter.authorId) query = query.where('items.author_id', '=', filter.authorId)
  if (filter.featured) query = query.where('items.is_featured', '=', true)
  if (filter.except) query = query.where('items.id', '!=', filter.except)
  const months = filter.months ?? (filter.month ? { first: filter.month, last: filter.month } : null)
  if (months) query = inMonths(query, months, ctx.site.timeZone)
  if (filter.hasImage) query = query.where(assetIsKept('items', 'image'))
  const labels = filter.labelIds
  if (!labels || labels.length === 0) return query
  return query.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('item_labels')
        .select('item_labels.item_id')
        .whereRef('item_labels.website_id', '=', 'items.website_id')
        .whereRef('item_labels.item_id', '=', 'items.id')
        .where('item_labels.label_id', 'in', labels),
    ),
  )
}

function inMonths(query: Items, { first, last }: { first: string; last: string }, timeZone: string): Items {
  const start = sql<Date>`(${`${first}-01`}::date::timestamp at time zone ${timeZone})`
  const end = sql<Date>`((${`${last}-01`}::date + interval '1 month') at time zone ${timeZone})`
  return query.where('items.dated_at', '>=', start).where('items.dated_at', '<', end)
}

function inOrder(query: Items, order: CollectionOrder): Items {
  if (order === 'manual') return query.orderBy('items.position').orderBy('items.id')
  if (order === 'title') return query.orderBy('items.title').orderBy('items.id')
  if (order === 'oldest') return query.orderBy('items.dated_at').orderBy('items.id')
  return query.orderBy('items.dated_at', 'desc').orderBy('items.id', 'desc')
}
