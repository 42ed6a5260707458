import { publish, unpublish } from '#features/pages/server'
import type { OwnerTransaction } from '#platform/context'
import type { Input } from '#platform/contract'
import { contentMessages } from '../../contract/content.messages.ts'
import { type contentApi, contentProblems } from '../../contract/index.ts'
import { itemDrafts, unfinishedItems } from '../base/drafts.queries.ts'

/** Publishes several items in one publication, so that visitors see all of them or none. */
export async function publishItems(
  ctx: OwnerTransaction,
  { ids, at, anyway }: Input<typeof contentApi.publishItems>,
): Promise<Record<string, never>> {
  ctx.require('content.publish')
  const drafts = await itemDrafts(ctx, ids)
  if (drafts.length < ids.length) throw contentProblems.itemMissing()
  if (!anyway) await refuseUnfinished(ctx, ids)
  await publish(ctx, { documents: drafts.map(({ id }) => id), ...(at ? { at: new Date(at) } : {}) })
  return {}
}

/** Refuses items without a title or content, unless the person confirmed them. */
async function refuseUnfinished(ctx: OwnerTransaction, ids: readonly string[]): Promise<void> {
  const unfinished = await unfinishedItems(ctx, ids)
  if (unfinished.length === 0) return
  const names = unfinished.map(({ title }) => title.trim() || contentMessages(ctx.locale, 'untitled'))
  throw contentProblems.unfinished({ n: unfinished.length, names: names.slice(0, 5).join(', ') })
}

export async function unpublishItems(
  ctx: OwnerTransaction,
  { ids }: Input<typeof contentApi.unpublishItems>,
): Promise<Record<string, never>> {
  ctx.require('content.publish')
  for (const { id } of await itemDrafts(ctx, ids)) await unpublish(ctx, { id })
  return {}
}
