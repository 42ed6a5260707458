import { provided } from '#platform/context'
import { sql } from 'kysely'
import { importParts } from '../import-part.ts'
import { redirectsCode } from '../redirects-note.ts'
import type { RowResult, Run, StagedRow } from './run-context.ts'

/** Stores the results of rows of one rank in one statement. */
export async function writeResults(
  { ctx, import: own }: Run,
  results: readonly (readonly [StagedRow, RowResult])[],
): Promise<void> {
  if (results.length === 0) return
  const foreseen = new Set(provided(ctx.product, importParts).flatMap(({ foresees = [] }) => foresees))
  const written = results.map(([row, result]) => ({
    ordinal: row.ordinal,
    outcome: result.outcome,
    notes: [...row.notes.filter(({ code }) => code !== redirectsCode && !foreseen.has(code)), ...(result.notes ?? [])],
    kind: result.target?.kind ?? null,
    id: result.target?.id ?? null,
  }))
  const ordinals = written.map(({ ordinal }) => ordinal)
  // The bounds keep to the part of the index in which these rows lie, whichever way the two are joined.
  await sql`
    update import_rows r set state = 'done', outcome = w.outcome, notes = w.notes, target_kind = w.kind, target_id = w.id
    from jsonb_to_recordset(${JSON.stringify(written)}::text::jsonb) as w(ordinal int, outcome text, notes jsonb, kind text, id text)
    where r.website_id = ${ctx.site.id} and r.import_id = ${own.id} and r.rank = ${results[0]?.[0].rank ?? 0}
      and r.ordinal between ${Math.min(...ordinals)} and ${Math.max(...ordinals)} and r.ordinal = w.ordinal`.execute(
    ctx.db,
  )
}
