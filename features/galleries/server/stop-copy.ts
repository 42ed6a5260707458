import type { OwnerTransaction } from '#platform/context'
import type { GalleryCopy } from '../contract/copies.schema.ts'
import { copyProblems } from '../contract/copies.problems.ts'
import { copiesOf, copyShown, keepCopy } from './copies.queries.ts'

/** Stops a copy. Copied images stay, and a finished copy is unchanged. */
export async function stopCopy(ctx: OwnerTransaction, { id }: { id: string }): Promise<GalleryCopy> {
  ctx.require('content.edit')
  const row = await copiesOf(ctx).where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
  if (!row) throw copyProblems.copyMissing()
  if (row.state !== 'running') return copyShown(ctx, row)
  await keepCopy(ctx, id, { state: 'stopped' })
  return copyShown(ctx, { ...row, state: 'stopped' })
}
