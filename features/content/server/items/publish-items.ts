import { publish, unpublish } from '#features/pages/server'
import type { OwnerTransaction } from '#platform/context'
import type { Input } from '#platform/contract'
import { type contentApi, contentProblems } from '../../contract/index.ts'
import { itemDrafts } from './drafts.queries.ts'

/** One publication for all of them: visitors see all or none. */
export async function publishItems(
  ctx: OwnerTransaction,
  { ids, at }: Input<typeof contentApi.publishItems>,
): Promise<Record<string, never>> {
  ctx.require('content.publish')
  const drafts = await itemDrafts(ctx, ids)
  if (drafts.length < new Set(ids).size) throw contentProblems.itemMissing()
  await publish(ctx, { documents: drafts.map(({ id }) => id), ...(at ? { at: new Date(at) } : {}) })
  return {}
}

export async function unpublishItems(
  ctx: OwnerTransaction,
  { ids }: Input<typeof contentApi.unpublishItems>,
): Promise<Record<string, never>> {
  ctx.require('content.publish')
  for (const { id } of await itemDrafts(ctx, ids)) await unpublish(ctx, { id })
  return {}
}
