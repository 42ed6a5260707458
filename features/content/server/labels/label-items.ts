import { siteTables } from '#platform/database'
import { changeDocument } from '#features/pages/server'
import type { OwnerTransaction } from '#platform/context'
import type { Input } from '#platform/contract'
import type { contentApi } from '../../contract/index.ts'
import { itemDrafts } from '../base/drafts.queries.ts'

/** Puts labels on drafts and takes labels off, all at once. */
export async function labelItems(
  ctx: OwnerTransaction,
  { ids, kind, add, remove }: Input<typeof contentApi.labelItems>,
): Promise<Record<string, never>> {
  ctx.require('content.edit')
  const field = kind === 'tag' ? 'tags' : 'categories'
  for (const { id, settings } of await itemDrafts(ctx, ids)) {
    const allowed = await siteTables(ctx)
      .selectFrom('labels')
      .select('id')
      .where('collection_id', '=', settings.collection)
      .where('kind', '=', kind)
      .where('id', 'in', add.length > 0 ? add : [''])
      .execute()
    const next = [...new Set([...settings[field], ...allowed.map((label) => label.id)])].filter(
      (label) => !remove.includes(label),
    )
    if (next.join() === settings[field].join()) continue
    await changeDocument(ctx, { id, operation: { kind: 'changeSettings', changes: [{ path: [field], value: next }] } })
  }
  return {}
}
