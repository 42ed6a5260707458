import { sql } from 'kysely'
import { ranks } from '../items/classify.ts'
import type { Run } from './run-context.ts'

/** Number of rows checked in one statement: their bodies are read to see whether they have comments. */
const atOnce = 1000

/**
 * Completes unchanged pages and posts where they still exist, many in one statement, without loading, comparing and
 * writing each. Documents with comments take the long way, and all do where the site may have changed since the plan.
 * Returns the next ordinal and the number of finished rows; null at the end of the file.
 */
export async function settleUnchanged(run: Run, from: number): Promise<{ next: number | null; done: number }> {
  const { ctx, import: own } = run
  if (own.details.mediaChanged === true || from > own.rows_total || (from === 1 && (await isOvertaken(run))))
    return { next: null, done: 0 }
  const { numAffectedRows = 0n } = await sql`
    update import_rows r set state = 'done', target_kind = d.kind, target_id = d.id
    from import_records rec join documents d on d.website_id = rec.website_id and d.id = rec.target_id and d.deleted_at is null
    where r.website_id = ${ctx.site.id} and r.import_id = ${own.id} and r.rank = ${ranks.document} and r.ordinal between ${from} and ${from + atOnce - 1}
      and r.state = 'waiting' and r.outcome = 'unchanged' and jsonb_array_length(coalesce(r.payload -> 'comments', '[]')) = 0
      and rec.website_id = r.website_id and rec.source = ${own.source} and rec.source_key = r.source_key`.execute(
    ctx.db,
  )
  return { next: from + atOnce, done: Number(numAffectedRows) }
}

/** Whether another import of the same site has run since this one was planned. */
async function isOvertaken({ ctx, import: own }: Run): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from imports other where other.website_id = ${ctx.site.id} and other.source = ${own.source}
      and other.id <> ${own.id} and other.started_at > ${own.created_at}) as is`.execute(ctx.db)
  return rows[0]?.is === true
}
