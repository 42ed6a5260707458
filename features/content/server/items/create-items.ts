import { siteTables } from '#platform/database'
import { createDocuments } from '#features/pages/server'
import type { OwnerContext, OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { type Collection, contentProblems, itemKindOf, itemSettingsSchema } from '../../contract/index.ts'
import { collectionById } from '../base/collections.queries.ts'
import { idsOfNames, labelIdsByName } from '../labels/ensure-labels.ts'
import { createItem, type NewItem, wantedSlug } from './create-item.ts'
import { inCollection } from '../base/drafts.queries.ts'

type ImportedItem = Omit<NewItem, 'collectionId' | 'isImport'>

/**
 * Like `createItem` for imported items of one collection, in the given order. Those with free slugs are written in few
 * statements, and the others one by one, with a number.
 */
export async function createItems(
  ctx: OwnerTransaction,
  { collectionId, items }: { collectionId: string; items: readonly ImportedItem[] },
): Promise<string[]> {
  ctx.require('content.edit')
  const collection = await collectionById(ctx, collectionId)
  if (!collection) throw contentProblems.collectionMissing()
  const named = items.map((item) => ({ ...item, id: item.id ?? newId(ctx.now().getTime()) }))
  const free =
    collection.settings.order === 'manual' ? new Map<string, string>() : await freeSlugs(ctx, collection, named)
  await createTogether(
    ctx,
    collection,
    named.flatMap((item) => {
      const slug = free.get(item.id)
      return slug === undefined ? [] : [{ ...item, slug }]
    }),
  )
  for (const item of named) if (!free.has(item.id)) await createItem(ctx, { ...item, collectionId, isImport: true })
  return named.map(({ id }) => id)
}

/** Returns available slugs by id, without those used or wanted by earlier ones. */
async function freeSlugs(
  ctx: OwnerContext,
  collection: Collection,
  items: readonly (ImportedItem & { id: string })[],
): Promise<Map<string, string>> {
  if (items.length === 0) return new Map()
  const wanted = items.map(({ id, settings }) => [id, wantedSlug(ctx, collection, id, settings)] as const)
  const rows = await siteTables(ctx)
    .selectFrom('documents')
    .select('slug')
    .where(inCollection(collection.id))
    .where('slug', 'in', [...new Set(wanted.map(([, slug]) => slug))])
    .execute()
  const taken = new Set(rows.map(({ slug }) => slug))
  const free = new Map<string, string>()
  for (const [id, slug] of wanted) {
    if (!taken.has(slug)) free.set(id, slug)
    taken.add(slug)
  }
  return free
}

async function createTogether(
  ctx: OwnerTransaction,
  collection: Collection,
  items: readonly (ImportedItem & { id: string; slug: string })[],
): Promise<void> {
  const collectionId = collection.id
  const labels = (kind: 'tag' | 'category', names: readonly string[]) =>
    labelIdsByName(ctx, { collectionId, kind, names })
  const tags = await labels(
    'tag',
    items.flatMap((item) => item.tags ?? []),
  )
  const categories = await labels(
    'category',
    items.flatMap((item) => item.categories ?? []),
  )
  await createDocuments(
    ctx,
    items.map((item) => ({
      id: item.id,
      kind: itemKindOf(collection.type),
      settings: itemSettingsSchema.parse({
        comments: collection.settings.comments,
        position: '',
        ...item.settings,
        slug: item.slug,
        collection: collectionId,
        tags: idsOfNames(tags, item.tags ?? []),
        categories: idsOfNames(categories, item.categories ?? []),
      }),
      ...(item.sections ? { sections: item.sections } : {}),
      ...(item.blocks ? { blocks: item.blocks } : {}),
    })),
  )
}
