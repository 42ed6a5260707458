import { siteTables } from '#platform/database'
import type { OwnerTransaction } from '#platform/context'
import { pagesProblems } from '../../contract/index.ts'
import { lockDocument } from '../base/documents.queries.ts'
import { mark } from '../publish/show-revision.ts'
import { documentAt } from './version-at.ts'

/** Gives a version a name; named versions are never thinned away. */
export async function nameVersion(
  ctx: OwnerTransaction,
  { id, seq, name }: { id: string; seq?: number; name: string },
): Promise<{ seq: number }> {
  ctx.require('content.edit')
  const row = await lockDocument(ctx, id)
  const at = seq ?? row.head_seq
  if (at > row.head_seq) throw pagesProblems.versionGone({ seq: at })
  const document = await documentAt(ctx, row, at)
  await siteTables(ctx)
    .insertInto('document_snapshots')
    .values({ document_id: id, seq: at, document, at: ctx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await mark(ctx, [{ documentId: id, seq: at, kind: 'named', label: name }])
  return { seq: at }
}
