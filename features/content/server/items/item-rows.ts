import { contractsOf, innerLocks, locksOfDocument } from '#features/pages/server'
import { siteTables } from '#platform/database'
import type { Document } from '#platform/document'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { enumerations, type Locks } from '#platform/contract'
import {
  type Collection,
  type ItemSettings,
  itemPath,
  itemSettingsSchema,
  opening,
  wordsIn,
} from '../../contract/index.ts'
import { readableText } from '../../contract/readable-text.ts'
import { collectionById } from '../collections/collections.queries.ts'
import type { ItemsTable, LabelsTable } from '../content.tables.ts'
import { registerLabels, withoutAddress } from '../labels/label-addresses.ts'
import { neighboursOf } from './items.queries.ts'

const excerptLength = 220

/** What an item shows in lists, written in the publication's transaction. Answers the tags of what changes with it. */
export async function keepItemRow(
  ctx: SiteTransaction,
  { document, status, publishedAt }: { document: Document; status: number; publishedAt: Date },
): Promise<readonly string[]> {
  const settings = itemSettingsSchema.parse(document.settings)
  const collection = await collectionById(ctx, settings.collection)
  const former = await removeItemRow(ctx, document.id)
  const isShown = status === enumerations.contentStatuses.published || status === enumerations.contentStatuses.scheduled
  if (!collection || !isShown) return former.tags

  const locks = innerLocks(ctx, await locksOfDocument(ctx, document.id))
  const row = itemRow(ctx, {
    document,
    settings,
    collection,
    locks,
    publishedAt,
    datedAt: former.row?.dated_at ?? null,
  })
  await ctx.db.insertInto('items').values(row).execute()
  await keepLabels(ctx, collection, row, [...settings.tags, ...settings.categories])
  return [...former.tags, ...(await tagsAround(ctx, row, collection))]
}

/** Takes an item out of all lists. */
export async function removeItemRow(
  ctx: SiteTransaction,
  id: string,
): Promise<{ row: ItemsTable | null; tags: readonly string[] }> {
  const row = await siteTables(ctx).selectFrom('items').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return { row: null, tags: [`item:${id}`] }
  const collection = await collectionById(ctx, row.collection_id)
  const tags = collection ? await tagsAround(ctx, row, collection) : []
  await siteTables(ctx).deleteFrom('items').where('id', '=', id).execute()
  return { row, tags }
}

/** The address of an item: below its collection, by its slug or what stands in for one. */
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
): Promise<readonly string[]> {
  const { previous, next } = await neighboursOf(ctx, row, {
    order: collection.settings.order,
    opened: row.inner_locks as Locks,
  })
  const near = [row, previous, next].flatMap((item) => (item ? [`item:${item.id}`] : []))
  return [`collection:${row.collection_id}`, ...near]
}

function itemRow(
  ctx: SiteContext,
  details: {
    document: Document
    settings: ItemSettings
    collection: Collection
    locks: Locks
    publishedAt: Date
    datedAt: Date | null
  },
): ItemsTable {
  const { document, settings, collection, locks, publishedAt, datedAt } = details
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
    inner_locks: [...locks],
    has_comments: settings.comments && collection.settings.comments,
    changed_at: ctx.now(),
  }
}

async function keepLabels(
  ctx: SiteTransaction,
  collection: Collection,
  row: ItemsTable,
  labelIds: readonly string[],
): Promise<void> {
  if (labelIds.length === 0) return
  const labels: LabelsTable[] = await siteTables(ctx)
    .selectFrom('labels')
    .selectAll()
    .where('collection_id', '=', collection.id)
    .where('id', 'in', labelIds)
    .execute()
  if (labels.length === 0) return
  await siteTables(ctx)
    .insertInto('item_labels')
    .values(labels.map(({ id }) => ({ label_id: id, item_id: row.id, dated_at: row.dated_at })))
    .execute()
  await registerLabels(ctx, collection, await withoutAddress(ctx, labels))
}
