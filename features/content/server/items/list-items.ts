import { siteTables } from '#platform/database'
import type { OwnerContext } from '#platform/context'
import { enumerations, type Input } from '#platform/contract'
import { sql } from 'kysely'
import { type contentApi, contentProblems, type ItemListing, itemSettingsSchema } from '../../contract/index.ts'
import { collectionById } from '../base/collections.queries.ts'
import { inCollection } from '../base/drafts.queries.ts'

/** Displayed date: of the published item, or else of the draft's last change. */
const sortedAt = sql<Date>`coalesce(items.dated_at, documents.changed_at)`

/** For manually ordered collections. Items without a position come last, as in `positionsOf`. */
const position = sql<string>`coalesce(documents.head -> 'settings' ->> 'position', '')`

/** Returns the owner's list with drafts and statuses, newest first or ordered by hand, page by page. */
export async function listItems(
  ctx: OwnerContext,
  query: Input<typeof contentApi.items>,
): Promise<{ items: ItemListing[]; next: string | null }> {
  ctx.require('config')
  const collection = await collectionById(ctx, query.id)
  if (!collection) throw contentProblems.collectionMissing()
  if (collection.settings.order === 'manual') return await listByHand(ctx, query)
  const rows = await filtered(ctx, query)
    .orderBy(sortedAt, 'desc')
    .orderBy('documents.id', 'desc')
    .limit(query.limit + 1)
    .execute()
  const shown = rows.slice(0, query.limit)
  const last = shown.at(-1)
  return {
    items: shown.map(asListing),
    next: rows.length > query.limit && last ? `${last.sorted_at.getTime()}-${last.id}` : null,
  }
}

/** Such a collection has few items, so pages are counted. */
async function listByHand(
  ctx: OwnerContext,
  query: Input<typeof contentApi.items>,
): Promise<{ items: ItemListing[]; next: string | null }> {
  const offset = Number(/^from-(\d{1,6})$/.exec(query.after ?? '')?.[1] ?? 0)
  const rows = await filtered(ctx, query)
    .orderBy(sql`${position} = ''`)
    .orderBy(sql`${position} collate "C"`)
    .orderBy('documents.id')
    .limit(query.limit + 1)
    .offset(offset)
    .execute()
  return {
    items: rows.slice(0, query.limit).map(asListing),
    next: rows.length > query.limit ? `from-${offset + query.limit}` : null,
  }
}

function filtered(ctx: OwnerContext, query: Input<typeof contentApi.items>) {
  let rows = selection(ctx, query.id)
  if (query.status !== 'all') rows = rows.where('documents.status', '=', enumerations.contentStatuses[query.status])
  if (query.search) rows = rows.where('documents.title', 'ilike', `%${query.search.replace(/[\\%_]/g, '\\$&')}%`)
  if (query.author) rows = rows.where(sql<boolean>`documents.head -> 'settings' ->> 'author' = ${query.author}`)
  if (query.tag) rows = rows.where(sql<boolean>`documents.head -> 'settings' -> 'tags' @> to_jsonb(${query.tag}::text)`)
  if (query.category)
    rows = rows.where(sql<boolean>`documents.head -> 'settings' -> 'categories' @> to_jsonb(${query.category}::text)`)
  const [, moment, id] = /^(\d{1,16})-([0-9a-f]{24})$/.exec(query.after ?? '') ?? []
  return moment && id
    ? rows.where(sql<boolean>`(${sortedAt}, documents.id) < (${new Date(Number(moment))}::timestamptz, ${id})`)
    : rows
}

function selection(ctx: OwnerContext, collectionId: string) {
  return siteTables(ctx)
    .selectFrom('documents')
    .leftJoin('items', (join) =>
      join.onRef('items.website_id', '=', 'documents.website_id').onRef('items.id', '=', 'documents.id'),
    )
    .where(inCollection(collectionId))
    .select([
      'documents.id',
      'documents.kind',
      'documents.status',
      'documents.changed_at',
      'documents.scheduled_at',
      'documents.head_seq',
      'documents.published_seq',
      'items.path',
      'items.dated_at',
      sortedAt.as('sorted_at'),
      sql<unknown>`documents.head -> 'settings'`.as('settings'),
    ])
}

function asListing(row: Awaited<ReturnType<ReturnType<typeof selection>['execute']>>[number]): ItemListing {
  const settings = itemSettingsSchema.parse(row.settings)
  const { title, slug, author, tags, categories, image, featured } = settings
  return {
    id: row.id,
    title,
    slug,
    author,
    tags,
    categories,
    image,
    featured,
    kind: row.kind as ItemListing['kind'],
    status: row.status,
    date: settings.date ? new Date(settings.date).toISOString() : (row.dated_at?.toISOString() ?? null),
    scheduledAt: row.scheduled_at?.toISOString() ?? null,
    changedAt: row.changed_at.toISOString(),
    isChanged: row.published_seq !== null && row.published_seq !== row.head_seq,
    path: row.path,
  }
}
