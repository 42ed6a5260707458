import type { OwnerContext, Writable } from '#platform/context'
import type { Input } from '#platform/contract'
import type { documentsApi } from '../../contract/index.ts'
import { documentKey, tellChoice } from './people.ts'

/**
 * Reports a person's selection to all others who have the document open. It is ignored for people without an open event
 * stream.
 */
export async function reportChoice(
  ctx: Writable<OwnerContext>,
  { id, ...choice }: Input<typeof documentsApi.choose>,
): Promise<Record<string, never>> {
  ctx.require('content.look')
  tellChoice(ctx.db, documentKey(ctx.site.id, id), { ...choice, accountId: ctx.account.id })
  return {}
}
