import { siteTables } from '#platform/database'
import { slugOf } from '#features/pages/contract'
import type { OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import type { LabelKind } from '../../contract/index.ts'
import { labelBySlug } from './labels.queries.ts'

/** Ids for names in their order, made where they are new. Names of imports keep their length; doubles and empty ones fall away. */
export async function ensureLabels(
  ctx: OwnerTransaction,
  { collectionId, kind, names }: { collectionId: string; kind: LabelKind; names: readonly string[] },
): Promise<string[]> {
  ctx.require('content.edit')
  const wanted = new Map(names.map((name) => [labelSlug(name), name.trim()] as const).filter(([slug]) => slug !== ''))
  const ids: string[] = []
  for (const [slug, name] of wanted) ids.push(await ensureLabel(ctx, { collectionId, kind, name, slug }))
  return [...new Set(ids)]
}

/** Labels are told apart by this: two spellings of one word are one label. */
export function labelSlug(name: string): string {
  return (
    slugOf(name.replaceAll('/', ' ')) ||
    slugOf([...name.trim()].map((character) => character.codePointAt(0)?.toString(16)).join('-'))
  )
}

async function ensureLabel(
  ctx: OwnerTransaction,
  label: { collectionId: string; kind: LabelKind; name: string; slug: string },
): Promise<string> {
  const { collectionId, kind, name, slug } = label
  const present = await labelBySlug(ctx, collectionId, kind, slug)
  if (present) return present.id
  await siteTables(ctx)
    .insertInto('labels')
    .values({ id: newId(ctx.now().getTime()), collection_id: collectionId, kind, name, slug })
    .onConflict((conflict) => conflict.columns(['website_id', 'collection_id', 'kind', 'slug']).doNothing())
    .execute()
  const created = await labelBySlug(ctx, collectionId, kind, slug)
  if (!created) throw new Error(`The label ${slug} was neither found nor made.`)
  return created.id
}
