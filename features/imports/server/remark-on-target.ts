import type { SiteTransaction } from '#platform/context'
import { sql } from 'kysely'
import type { ImportNote } from '../contract/import.schema.ts'
import { ranks } from './items/classify.ts'

/** Adds a later remark to the row that created the target in the last completed import; once. */
export async function remarkOnTarget(
  ctx: SiteTransaction,
  target: { kind: string; id: string },
  note: ImportNote,
): Promise<void> {
  const notes = JSON.stringify([note])
  await sql`
    update import_rows r set notes = r.notes || ${notes}::text::jsonb
    where r.website_id = ${ctx.site.id} and r.target_kind = ${target.kind} and r.target_id = ${target.id} and r.rank = ${ranks.part}
      and r.import_id = (
        select max(k.import_id) from import_records k
        where k.website_id = ${ctx.site.id} and k.target_kind = ${target.kind} and k.target_id = ${target.id})
      and not r.notes @> ${notes}::text::jsonb`.execute(ctx.db)
}
