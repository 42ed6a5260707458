import { siteTables } from '#platform/database'
import { isReserved, slugOf } from '#features/pages/contract'
import { createDocument } from '#features/pages/server'
import type { OwnerContext, OwnerTransaction } from '#platform/context'
import { enumerations, newId } from '#platform/contract'
import {
  type Collection,
  type CollectionSettings,
  type CollectionTypeName,
  contentProblems,
  startingCollectionSettings,
} from '../../contract/index.ts'
import { collectionBySlug } from '../base/collections.queries.ts'
import { indexLayout } from './index-layout.ts'

export interface NewCollection {
  id?: string
  /** A name a person chooses, or any number of `collectionTypes`. */
  type: CollectionTypeName | number
  title: string
  /** Derived from the title by default. */
  slug?: string
  settings?: Partial<CollectionSettings>
}

/** Creates the row and the document with the layout of its index, which is a draft to be published like any page. */
export async function createCollection(
  ctx: OwnerTransaction,
  { id = fresh(ctx), title, ...wanted }: NewCollection,
): Promise<Collection> {
  ctx.require('content.edit')
  const type = typeof wanted.type === 'number' ? wanted.type : enumerations.collectionTypes[wanted.type]
  const slug = wanted.slug === undefined ? await freeSlug(ctx, slugOf(title) || 'collection') : slugOf(wanted.slug)
  await requireFreeSlug(ctx, slug, id)

  const documentId = fresh(ctx)
  const settings = { ...startingCollectionSettings(type), ...wanted.settings }
  await createDocument(ctx, {
    id: documentId,
    kind: 'collection',
    settings: { title: title.trim(), slug, collection: id },
    ...indexLayout(ctx, { type, title: title.trim() }, () => fresh(ctx)),
  })
  const createdAt = ctx.now()
  await siteTables(ctx)
    .insertInto('collections')
    .values({
      id,
      type,
      title: title.trim(),
      slug,
      document_id: documentId,
      settings,
      created_at: createdAt,
    })
    .execute()
  return { id, type, title: title.trim(), slug, documentId, settings, createdAt: createdAt.toISOString() }
}

/**
 * Throws unless the slug may be this collection's. Pages and collections share one space of addresses: `publish` guards
 * that.
 */
export async function requireFreeSlug(ctx: OwnerContext, slug: string, id: string): Promise<void> {
  if (isReserved(slug)) throw contentProblems.slugReserved({ slug })
  const namesake = await collectionBySlug(ctx, slug)
  if (namesake && namesake.id !== id) throw contentProblems.slugTaken({ slug })
}

async function freeSlug(ctx: OwnerContext, wanted: string): Promise<string> {
  const base = isReserved(wanted) ? `${wanted}-2` : wanted
  const isTaken = async (slug: string): Promise<boolean> =>
    Boolean(await collectionBySlug(ctx, slug)) ||
    Boolean(
      await siteTables(ctx)
        .selectFrom('documents')
        .select('id')
        .where('kind', '=', 'page')
        .where('slug', '=', slug)
        .where('deleted_at', 'is', null)
        .executeTakeFirst(),
    )
  let number = 1
  let slug = base
  while (await isTaken(slug)) {
    number += 1
    slug = `${base}-${number}`
  }
  return slug
}

function fresh(ctx: OwnerContext): string {
  return newId(ctx.now().getTime())
}
