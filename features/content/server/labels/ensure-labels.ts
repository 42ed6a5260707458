import { siteTables } from '#platform/database'
import { slugOf } from '#features/pages/contract'
import type { OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import type { LabelKind } from '../../contract/index.ts'

/**
 * Returns the ids of names in their order, and creates new ones. Imported names keep their length; repeated and empty
 * ones are dropped.
 */
export async function ensureLabels(
  ctx: OwnerTransaction,
  { collectionId, kind, names }: { collectionId: string; kind: LabelKind; names: readonly string[] },
): Promise<string[]> {
  ctx.require('content.edit')
  const ids = await labelIdsByName(ctx, { collectionId, kind, names })
  return idsOfNames(ids, names)
}

/** Returns the ids of labels by name, in order and each once. */
export function idsOfNames(ids: ReadonlyMap<string, string>, names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => ids.get(labelSlug(name)) ?? []))]
}

/** Like `ensureLabels`: returns the ids of the names of many items, by the slug that identifies a label. */
export async function labelIdsByName(
  ctx: OwnerTransaction,
  { collectionId, kind, names }: { collectionId: string; kind: LabelKind; names: readonly string[] },
): Promise<Map<string, string>> {
  // The last of two spellings of a new label is used.
  const wanted = new Map(names.map((name) => [labelSlug(name), name.trim()] as const).filter(([slug]) => slug !== ''))
  const own = { collectionId, kind }
  const ids = await labelsAt(ctx, own, [...wanted.keys()])
  const news = [...wanted].filter(([slug]) => !ids.has(slug))
  if (news.length === 0) return ids
  await siteTables(ctx)
    .insertInto('labels')
    .values(
      news.map(([slug, name]) => ({ id: newId(ctx.now().getTime()), collection_id: collectionId, kind, name, slug })),
    )
    .onConflict((conflict) => conflict.columns(['website_id', 'collection_id', 'kind', 'slug']).doNothing())
    .execute()
  const added = await labelsAt(
    ctx,
    own,
    news.map(([slug]) => slug),
  )
  return new Map([...ids, ...added])
}

/** Finds labels by present slugs, or by those before a rename or merge. */
async function labelsAt(
  ctx: OwnerTransaction,
  { collectionId, kind }: { collectionId: string; kind: LabelKind },
  slugs: readonly string[],
): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const rows = await siteTables(ctx)
    .selectFrom('labels')
    .select(['id', 'slug'])
    .where('collection_id', '=', collectionId)
    .where('kind', '=', kind)
    .where('slug', 'in', [...slugs])
    .execute()
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  if (ids.size === slugs.length) return ids
  const former = await siteTables(ctx)
    .selectFrom('label_aliases')
    .select(['label_id', 'slug'])
    .where('collection_id', '=', collectionId)
    .where('kind', '=', kind)
    .where('slug', 'in', [...slugs])
    .execute()
  for (const { label_id, slug } of former) if (!ids.has(slug)) ids.set(slug, label_id)
  return ids
}

/** Returns the slug that identifies a label: two spellings of one word are one label. */
export function labelSlug(name: string): string {
  return (
    slugOf(name.replaceAll('/', ' ')) ||
    slugOf([...name.trim()].map((character) => character.codePointAt(0)?.toString(16)).join('-'))
  )
}
