import { contractsOf, innerLocks, locksOfDocument, locksOfDocuments } from '#features/pages/server'
import { siteTables } from '#platform/database'
import type { Document } from '#platform/document'
import { type CacheTag, cacheTag, type SiteContext, type SiteTransaction } from '#platform/context'
import { enumerations } from '#platform/contract'
import {
  type Collection,
  type ItemSettings,
  itemPath,
  itemSettingsSchema,
  opening,
  wordsIn,
} from '../../contract/index.ts'
import { readableText } from '../../contract/readable-text.ts'
import { collectionById, collectionsByIds } from '../base/collections.queries.ts'
import type { ItemsTable, LabelsTable } from '../content.tables.ts'
import { registerLabels, withoutAddress } from '../labels/label-addresses.ts'
import { idsAround, neighboursOf } from '../base/items.queries.ts'

const excerptLength = 220

/** Stores the list entry of an item in the publication's transaction. Returns the cache tags that change with it. */
export async function keepItemRow(
  ctx: SiteTransaction,
  { document, status, publishedAt }: { document: Document; status: number; publishedAt: Date },
): Promise<readonly CacheTag[]> {
  const settings = itemSettingsSchema.parse(document.settings)
  const collection = await collectionById(ctx, settings.collection)
  const former = await removeItemRow(ctx, document.id)
  if (!collection || !isListed(status)) return former.tags

  const row = itemRow(ctx, {
    document,
    settings,
    collection,
    publishedAt,
    datedAt: former.row?.dated_at ?? null,
  })
  await ctx.db.insertInto('items').values(row).execute()
  await keepLabels(ctx, [{ collection, row, labelIds: [...settings.tags, ...settings.categories] }])
  return [...former.tags, ...(await tagsAround(ctx, row, collection))]
}

/** Like `keepItemRow` for many new items, in few statements. */
export async function keepFreshItemRows(
  ctx: SiteTransaction,
  publications: readonly { document: Document; status: number; publishedAt: Date }[],
): Promise<readonly CacheTag[]> {
  const settled = publications.map((publication) => ({
    ...publication,
    settings: itemSettingsSchema.parse(publication.document.settings),
  }))
  const collections = await collectionsByIds(ctx, [...new Set(settled.map(({ settings }) => settings.collection))])
  const shown = settled.flatMap(({ status, settings, ...publication }) => {
    const collection = collections.get(settings.collection)
    if (!collection || !isListed(status)) return []
    return [{ settings, collection, row: itemRow(ctx, { ...publication, settings, collection, datedAt: null }) }]
  })
  const own = publications.map(({ document }) => cacheTag.item(document.id))
  if (shown.length === 0) return own
  await ctx.db
    .insertInto('items')
    .values(shown.map(({ row }) => row))
    .execute()
  await keepLabels(
    ctx,
    shown.map(({ settings, ...item }) => ({ ...item, labelIds: [...settings.tags, ...settings.categories] })),
  )
  return [...own, ...(await tagsAroundAll(ctx, shown))]
}

/** Like `tagsAround` for many, with one query per group of items in a collection with the same locks. */
async function tagsAroundAll(
  ctx: SiteContext,
  items: readonly { row: ItemsTable; collection: Collection }[],
): Promise<CacheTag[]> {
  const locks = await locksOfDocuments(
    ctx,
    items.map(({ row }) => row.id),
  )
  const groups = Map.groupBy(items, ({ row, collection }) => JSON.stringify([collection.id, locks.get(row.id) ?? []]))
  const tags: CacheTag[] = []
  for (const group of groups.values()) {
    const [first] = group
    if (!first) continue
    const near = await idsAround(
      ctx,
      group.map(({ row }) => row.id),
      {
        collectionId: first.collection.id,
        order: first.collection.settings.order,
        opened: innerLocks(ctx, locks.get(first.row.id) ?? []),
      },
    )
    tags.push(cacheTag.collection(first.collection.id), ...near.map((id) => cacheTag.item(id)))
  }
  return tags
}

const isListed = (status: number): boolean =>
  status === enumerations.contentStatuses.published || status === enumerations.contentStatuses.scheduled

/** Takes an item out of all lists. */
export async function removeItemRow(
  ctx: SiteTransaction,
  id: string,
): Promise<{ row: ItemsTable | null; tags: readonly CacheTag[] }> {
  const row = await siteTables(ctx).selectFrom('items').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return { row: null, tags: [cacheTag.item(id)] }
  const collection = await collectionById(ctx, row.collection_id)
  const tags = collection ? await tagsAround(ctx, row, collection) : []
  await siteTables(ctx).deleteFrom('items').where('id', '=', id).execute()
  return { row, tags }
}

/** Returns the address of an item: below its collection, by its slug or the replacement of one. */
export function addressOfItem(
  id: string,
  settings: Pick<ItemSettings, 'slug'>,
  collection: Pick<Collection, 'slug'>,
): string {
  return itemPath(collection.slug, settings.slug || id.slice(-8))
}

/** Lists show it, and the items before and after lead to it. */
export async function tagsAround(
  ctx: SiteContext,
  row: ItemsTable,
  collection: Collection,
): Promise<readonly CacheTag[]> {
  const { previous, next } = await neighboursOf(ctx, row, {
    order: collection.settings.order,
    opened: innerLocks(ctx, await locksOfDocument(ctx, row.id)),
  })
  const near = [row, previous, next].flatMap((item) => (item ? [cacheTag.item(item.id)] : []))
  return [cacheTag.collection(row.collection_id), ...near]
}

/** Returns the list entry of an item from its document. */
export function itemRow(
  ctx: SiteContext,
  details: {
    document: Document
    settings: ItemSettings
    collection: Collection
    publishedAt: Date
    datedAt: Date | null
  },
): ItemsTable {
  const { document, settings, collection, publishedAt, datedAt } = details
  const text = readableText(document, contractsOf(ctx))
  return {
    website_id: ctx.site.id,
    id: document.id,
    collection_id: collection.id,
    kind: document.kind as ItemsTable['kind'],
    visible_from: publishedAt,
    dated_at: settings.date ? new Date(settings.date) : (datedAt ?? publishedAt),
    title: settings.title,
    slug: settings.slug || document.id.slice(-8),
    path: addressOfItem(document.id, settings, collection),
    excerpt: settings.description.trim() || opening(text, excerptLength),
    author_id: settings.author,
    image: settings.image,
    position: settings.position,
    words: wordsIn(text),
    is_featured: settings.featured,
    is_listed: !settings.noindex,
    has_comments: settings.comments && collection.settings.comments,
    changed_at: ctx.now(),
  }
}

async function keepLabels(
  ctx: SiteTransaction,
  items: readonly { collection: Collection; row: ItemsTable; labelIds: readonly string[] }[],
): Promise<void> {
  const wanted = new Set(items.flatMap(({ labelIds }) => labelIds))
  if (wanted.size === 0) return
  const labels: LabelsTable[] = await siteTables(ctx)
    .selectFrom('labels')
    .selectAll()
    .where('id', 'in', [...wanted])
    .execute()
  const byId = new Map(labels.map((label) => [label.id, label]))
  const carried = items.flatMap(({ row, labelIds }) =>
    [...new Set(labelIds)]
      .filter((id) => byId.get(id)?.collection_id === row.collection_id)
      .map((id) => ({ label_id: id, item_id: row.id, dated_at: row.dated_at })),
  )
  if (carried.length === 0) return
  await siteTables(ctx).insertInto('item_labels').values(carried).execute()
  const carriedIds = new Set(carried.map(({ label_id }) => label_id))
  const bare = await withoutAddress(
    ctx,
    labels.filter(({ id }) => carriedIds.has(id)),
  )
  for (const collection of new Map(items.map((item) => [item.collection.id, item.collection])).values())
    await registerLabels(
      ctx,
      collection,
      bare.filter((label) => label.collection_id === collection.id),
    )
}
