import { cacheTag, type OwnerTransaction } from '#platform/context'
import type { Input } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import { contentProblems, type Label, type labelApi, labelLengths } from '../../contract/index.ts'
import { collectionById } from '../base/collections.queries.ts'
import { labelExists } from './create-label.ts'
import { labelSlug } from './ensure-labels.ts'
import { registerLabels } from './label-addresses.ts'
import { keepAlias } from './label-aliases.ts'
import { asLabel, labelById, labelBySlug } from './labels.queries.ts'

/** Renames a label. Items have the label's id, so all of them change at once, published or not. */
export async function renameLabel(ctx: OwnerTransaction, { id, name }: Input<typeof labelApi.rename>): Promise<Label> {
  ctx.require('content.edit')
  const label = await labelById(ctx, id)
  if (!label) throw contentProblems.labelMissing()
  const max = labelLengths[label.kind]
  if (name.length > max) throw contentProblems.nameTooLong({ max })

  const slug = labelSlug(name)
  const namesake = await labelBySlug(ctx, label.collection_id, label.kind, slug)
  if (namesake && namesake.id !== id) throw labelExists(label.kind)

  const next = { ...label, name: name.trim(), slug }
  await siteTables(ctx).updateTable('labels').set({ name: next.name, slug }).where('id', '=', id).execute()
  if (slug !== label.slug) {
    await keepAlias(ctx, label, next)
    const collection = await collectionById(ctx, label.collection_id)
    if (collection) await registerLabels(ctx, collection, [next])
  }
  await changed(ctx, [cacheTag.collection(label.collection_id), cacheTag.label(id)])
  return asLabel(next, 0)
}
