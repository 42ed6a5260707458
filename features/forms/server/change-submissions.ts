import type { OwnerTransaction } from '#platform/context'
import type { Input } from '#platform/contract'
import { siteTables } from '#platform/database'
import type { submissionsApi } from '../contract/index.ts'

export async function changeSubmissions(
  ctx: OwnerTransaction,
  { ids, state, tags, note }: Input<typeof submissionsApi.change>,
): Promise<Record<string, never>> {
  ctx.require('crm.write')
  await siteTables(ctx)
    .updateTable('form_submissions')
    .set({
      ...(state === undefined ? {} : { state }),
      ...(tags === undefined ? {} : { tags: [...new Set(tags)] }),
      ...(note === undefined ? {} : { note }),
    })
    .where('id', 'in', ids)
    .execute()
  return {}
}

/** For good, with the replies to them. */
export async function removeSubmissions(
  ctx: OwnerTransaction,
  { ids }: Input<typeof submissionsApi.remove>,
): Promise<Record<string, never>> {
  ctx.require('crm.write')
  await siteTables(ctx).deleteFrom('form_submissions').where('id', 'in', ids).execute()
  return {}
}
