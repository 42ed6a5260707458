import { siteTables } from '#platform/database'
import { slugFromPattern, slugOf } from '#features/pages/contract'
import { createDocument } from '#features/pages/server'
import type { Block, Section } from '#platform/document'
import type { OwnerContext, OwnerTransaction } from '#platform/context'
import { enumerations, newId } from '#platform/contract'
import {
  type Collection,
  contentProblems,
  type ItemSettings,
  itemKindOf,
  itemSettingsSchema,
} from '../../contract/index.ts'
import { collectionById } from '../base/collections.queries.ts'
import { draftsCount, inCollection } from '../base/drafts.queries.ts'
import { ensureLabels } from '../labels/ensure-labels.ts'
import { lastPosition } from './positions.ts'

export interface NewItem {
  id?: string
  collectionId: string
  /** Without a slug one is derived from the title by the collection's pattern. */
  settings: Partial<Omit<ItemSettings, 'collection' | 'tags' | 'categories'>>
  /** Names, which are created if they are new. */
  tags?: readonly string[]
  categories?: readonly string[]
  sections?: Record<string, Section>
  blocks?: Record<string, Block>
  /** Imports may exceed the limits of manual input (C9.30). */
  isImport?: boolean
}

/** A draft in its collection: publish it like any document. */
export async function createItem(ctx: OwnerTransaction, wanted: NewItem): Promise<{ id: string }> {
  ctx.require('content.edit')
  const collection = await collectionById(ctx, wanted.collectionId)
  if (!collection) throw contentProblems.collectionMissing()
  const isManual = collection.settings.order === 'manual'
  if (isManual && !wanted.isImport) await requireRoom(ctx, collection)

  const { collectionId } = wanted
  const id = wanted.id ?? newId(ctx.now().getTime())
  const settings = itemSettingsSchema.parse({
    comments: collection.settings.comments,
    position: isManual ? await lastPosition(ctx, collectionId) : '',
    ...wanted.settings,
    // Without a title there is no slug yet. It gets one with its first publication.
    slug: isNameless(wanted) ? '' : await freeItemSlug(ctx, collection, id, wanted.settings),
    collection: collectionId,
    tags: await ensureLabels(ctx, { collectionId, kind: 'tag', names: wanted.tags ?? [] }),
    categories: await ensureLabels(ctx, { collectionId, kind: 'category', names: wanted.categories ?? [] }),
  })
  await createDocument(ctx, {
    id,
    kind: itemKindOf(collection.type),
    settings,
    ...(wanted.sections ? { sections: wanted.sections } : {}),
    ...(wanted.blocks ? { blocks: wanted.blocks } : {}),
  })
  return { id }
}

function isNameless({ isImport, settings }: NewItem): boolean {
  return !isImport && !settings.title?.trim() && !settings.slug
}

/** The requested slug, or the one made by the pattern, with a number if another item of the collection has it. */
export async function freeItemSlug(
  ctx: OwnerContext,
  collection: Collection,
  id: string,
  { title = '', slug = '', date = null }: { title?: string; slug?: string; date?: string | null },
): Promise<string> {
  const base = wantedSlug(ctx, collection, id, { title, slug, date })
  const others = () =>
    siteTables(ctx).selectFrom('documents').select('slug').where('id', '!=', id).where(inCollection(collection.id))
  if (!(await others().where('slug', '=', base).executeTakeFirst())) return base
  const rows = await others()
    .where('slug', 'like', `${base.replace(/[\\%_]/g, '\\$&')}-%`)
    .execute()
  const takenSlugs = new Set(rows.map((row) => row.slug))
  let number = 2
  while (takenSlugs.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}

/** Returns the requested slug, or one by the pattern of the collection. */
export function wantedSlug(
  ctx: OwnerContext,
  collection: Collection,
  id: string,
  { title = '', slug = '', date = null }: { title?: string; slug?: string; date?: string | null },
): string {
  return (
    slugOf(slug) ||
    slugFromPattern(collection.settings.itemPattern, {
      title: slugOf(title.replaceAll('/', ' ')) || id.slice(-8),
      date: date ? new Date(date) : ctx.now(),
      timeZone: ctx.site.timeZone,
    })
  )
}

async function requireRoom(ctx: OwnerContext, collection: Collection): Promise<void> {
  const max = enumerations.limits.itemsInOrderableCollection
  if ((await draftsCount(ctx, collection.id)) >= max) throw contentProblems.collectionFull({ max })
}
