import { siteTables } from '#platform/database'
import { changeDocument } from '#features/pages/server'
import type { OwnerTransaction } from '#platform/context'
import { enumerations, type Input } from '#platform/contract'
import { type contentApi, contentProblems, type ItemSettings, itemKindOf } from '../../contract/index.ts'
import { collectionById } from '../base/collections.queries.ts'
import { freeItemSlug } from './create-item.ts'
import { draftsCount, itemDrafts } from '../base/drafts.queries.ts'
import { ensureLabels } from '../labels/ensure-labels.ts'
import { lastPosition } from './positions.ts'

/**
 * Moves drafts into another collection, with labels of the same names. Visitors find them there after the next
 * publication.
 */
export async function moveItems(
  ctx: OwnerTransaction,
  { ids, to }: Input<typeof contentApi.moveItems>,
): Promise<Record<string, never>> {
  ctx.require('content.edit')
  const collection = await collectionById(ctx, to)
  if (!collection) throw contentProblems.collectionMissing()
  const drafts = await itemDrafts(ctx, ids)
  if (drafts.length < new Set(ids).size) throw contentProblems.itemMissing()
  const moving = drafts.filter(({ settings }) => settings.collection !== to)
  if (moving.some(({ kind }) => kind !== itemKindOf(collection.type))) throw contentProblems.kindsDiffer()

  const isManual = collection.settings.order === 'manual'
  const max = enumerations.limits.itemsInOrderableCollection
  if (isManual && (await draftsCount(ctx, to)) + moving.length > max) throw contentProblems.collectionFull({ max })
  for (const { id, settings } of moving) {
    const next: Partial<ItemSettings> = {
      collection: to,
      slug: await freeItemSlug(ctx, collection, id, settings),
      tags: await sameLabels(ctx, to, 'tag', settings.tags),
      categories: await sameLabels(ctx, to, 'category', settings.categories),
      position: isManual ? await lastPosition(ctx, to) : '',
    }
    const changes = Object.entries(next).map(([name, value]) => ({ path: [name], value }))
    await changeDocument(ctx, { id, operation: { kind: 'changeSettings', changes } })
  }
  return {}
}

async function sameLabels(
  ctx: OwnerTransaction,
  collectionId: string,
  kind: 'tag' | 'category',
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await siteTables(ctx).selectFrom('labels').select(['id', 'name']).where('id', 'in', ids).execute()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return await ensureLabels(ctx, { collectionId, kind, names: ids.flatMap((id) => names.get(id) ?? []) })
}
