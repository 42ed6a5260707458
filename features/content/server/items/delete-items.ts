import { trashDocument } from '#features/pages/server'
import type { OwnerTransaction } from '#platform/context'
import type { Input } from '#platform/contract'
import type { contentApi } from '../../contract/index.ts'
import { itemDrafts } from '../base/drafts.queries.ts'

/** Moves items into the trash, from which each can be restored by itself. */
export async function deleteItems(
  ctx: OwnerTransaction,
  { ids }: Input<typeof contentApi.deleteItems>,
): Promise<Record<string, never>> {
  ctx.require('content.delete')
  for (const { id } of await itemDrafts(ctx, ids)) await trashDocument(ctx, { id })
  return {}
}
