import { sql } from 'kysely'
import type { LoggedOperation } from '#platform/document'
import type { OwnerContext, SiteContext } from '#platform/context'
import { siteTables } from '#platform/database'
import { charactersBehindMax } from './append-operations.ts'
import { requireDocument } from '../base/documents.queries.ts'

const pageOfLog = 1000

export interface LogPart {
  seq: number
  operations: LoggedOperation[]
}

/** Returns at most a thousand operations and 4 MB after `since`; `seq` is the last one included. */
export async function operationsSince(
  ctx: OwnerContext,
  { id, since }: { id: string; since: number },
): Promise<LogPart> {
  ctx.require('content.look')
  const row = await requireDocument(ctx, id)
  if (since >= row.head_seq) return { seq: row.head_seq, operations: [] }
  return partOfLog(ctx, id, since)
}

/** Returns at most a thousand operations and 4 MB. */
export async function partOfLog(ctx: SiteContext, id: string, since: number): Promise<LogPart> {
  const rows = await siteTables(ctx)
    .selectFrom('document_operations')
    .select(['seq', 'client', 'n', 'operation', 'account_id'])
    .where('document_id', '=', id)
    .where('seq', '>', since)
    .where('seq', '<=', await endOfPart(ctx, id, since))
    .orderBy('seq')
    .execute()
  return {
    seq: rows.at(-1)?.seq ?? since,
    operations: rows.map(({ account_id, ...one }) => ({ ...one, accountId: account_id })),
  }
}

/**
 * The last operation of the part that begins behind `since`: one at least, then as many as are not too long together.
 */
async function endOfPart(ctx: SiteContext, id: string, since: number): Promise<number> {
  const lengths = await siteTables(ctx)
    .selectFrom('document_operations')
    .select(['seq', sql<number>`length(operation::text)`.as('characters')])
    .where('document_id', '=', id)
    .where('seq', '>', since)
    .orderBy('seq')
    .limit(pageOfLog)
    .execute()
  let sum = 0
  const tooLong = lengths.findIndex(({ characters }, at) => (sum += characters) > charactersBehindMax && at > 0)
  return (tooLong < 0 ? lengths.at(-1) : lengths[tooLong - 1])?.seq ?? since
}
