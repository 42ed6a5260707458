import { changeDocument } from '#features/pages/server'
import { orderBetween, ordersFor } from '#platform/document'
import { cacheTag, type OwnerTransaction } from '#platform/context'
import { enumerations, type Input } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import { type contentApi, contentProblems } from '../../contract/index.ts'
import { collectionById } from '../base/collections.queries.ts'
import { itemDrafts } from '../base/drafts.queries.ts'
import { positionsOf } from './positions.ts'

/** Puts an item before another one, or last; takes effect at once for visitors, like every order. */
export async function reorderItem(
  ctx: OwnerTransaction,
  { id, before }: Input<typeof contentApi.reorderItem>,
): Promise<{ position: string }> {
  ctx.require('content.edit')
  const [draft] = await itemDrafts(ctx, [id])
  if (!draft) throw contentProblems.itemMissing()
  const collection = await collectionById(ctx, draft.settings.collection)
  if (!collection) throw contentProblems.collectionMissing()
  if (collection.settings.order !== 'manual') throw contentProblems.notOrderable()

  const others = (await positionsOf(ctx, collection.id)).filter((sibling) => sibling.id !== id)
  const max = enumerations.limits.itemsInOrderableCollection
  if (others.length >= max) throw contentProblems.collectionFull({ max })
  const at = before ? others.findIndex((sibling) => sibling.id === before) : others.length
  if (at < 0) throw contentProblems.itemMissing()
  if (!isStrict(others)) await spread(ctx, others)
  const position = orderBetween(others[at - 1]?.position ?? null, others[at]?.position ?? null)
  await place(ctx, id, position)
  await changed(ctx, [cacheTag.collection(collection.id)])
  return { position }
}

/** Imported items may have no keys or equal ones, so they get new keys in their present order. */
async function spread(ctx: OwnerTransaction, others: { id: string; position: string }[]): Promise<void> {
  const keys = ordersFor(others.length)
  for (const [at, sibling] of others.entries()) {
    sibling.position = keys[at] ?? sibling.position
    await place(ctx, sibling.id, sibling.position)
  }
}

async function place(ctx: OwnerTransaction, id: string, position: string): Promise<void> {
  await changeDocument(ctx, {
    id,
    operation: { kind: 'changeSettings', changes: [{ path: ['position'], value: position }] },
  })
  await siteTables(ctx).updateTable('items').set({ position }).where('id', '=', id).execute()
}

function isStrict(items: readonly { position: string }[]): boolean {
  return items.every(
    (item, at) => item.position !== '' && (at === 0 || (items[at - 1]?.position ?? '') < item.position),
  )
}
