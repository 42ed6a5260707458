import type { OwnerTransaction } from '#platform/context'
import { type Input, newId } from '#platform/contract'
import { contentProblems, type Label, type labelApi } from '../../contract/index.ts'
import { collectionById } from '../base/collections.queries.ts'
import { labelSlug } from './ensure-labels.ts'
import { asLabel, labelBySlug } from './labels.queries.ts'

export async function createLabel(
  ctx: OwnerTransaction,
  { kind, collectionId, name }: Input<typeof labelApi.create>,
): Promise<Label> {
  ctx.require('content.edit')
  if (!(await collectionById(ctx, collectionId))) throw contentProblems.collectionMissing()
  const slug = labelSlug(name)
  if (await labelBySlug(ctx, collectionId, kind, slug)) throw labelExists(kind)
  const row = {
    website_id: ctx.site.id,
    id: newId(ctx.now().getTime()),
    collection_id: collectionId,
    kind,
    name: name.trim(),
    slug,
  }
  await ctx.db.insertInto('labels').values(row).execute()
  return asLabel(row, 0)
}

/** C5.53 */
export function labelExists(kind: 'tag' | 'category') {
  return kind === 'tag' ? contentProblems.tagExists() : contentProblems.categoryExists()
}
