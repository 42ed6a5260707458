import { provided } from '#platform/context'
import { sql } from 'kysely'
import { type ImportedOutcome, type ImportPart, importParts } from '../import-part.ts'
import { hashOfPayload } from '../items/source-key.ts'
import type { WebsiteValues } from '../../contract/website.schema.ts'
import type { StagedWebsite } from '../website/website.ts'
import { keepRecords, type KeptRecord, recordsByKey, type RowResult, type Run, type StagedRow } from './run-context.ts'

/** Number of records of later features imported in one transaction. */
export const partsAtOnce = 200

/**
 * Imports rows of later features, each feature its own in one call. `followed` is the number of rows that were parts of
 * them.
 */
export async function runParts(
  run: Run,
  rows: readonly StagedRow[],
): Promise<{ results: Map<StagedRow, RowResult>; followed: number }> {
  const records = await recordsByKey(
    run,
    rows.map((row) => row.source_key),
  )
  const results = new Map<StagedRow, RowResult>()
  const kept = new Map<string, KeptRecord>()
  for (const [part, own] of Map.groupBy(rows, (row) => partOf(run, row.kind))) {
    const wanted = own.map((row) => {
      const record = records.get(row.source_key)
      const target = record ? { kind: record.target_kind, id: record.target_id } : null
      return {
        key: row.source_key,
        payload: row.payload,
        target,
        isSame: record !== undefined && record.hash === hashOfPayload(row.payload),
      }
    })
    const outcomes: ReadonlyMap<string, ImportedOutcome> = part
      ? await part.run(run.ctx, wanted, run.import.id, stagedWebsite(run))
      : new Map()
    for (const row of own) {
      const { outcome, target, notes = [] } = outcomes.get(row.source_key) ?? { outcome: 'skip', target: null }
      results.set(row, { outcome, target, notes: notes.map(({ code, values }) => ({ code, values })) })
      if (target && outcome !== 'unchanged')
        kept.set(row.source_key, {
          key: row.source_key,
          target,
          hash: hashOfPayload(row.payload),
          isMade: outcome === 'create',
        })
    }
  }
  await keepRecords(run, [...kept.values()])
  return { results, followed: await followLeads(run, results) }
}

/** Planned settings of the site when the rows were read. */
function stagedWebsite({ import: own }: Run): WebsiteValues {
  const website = own.details.website as StagedWebsite | null | undefined
  return { ...website?.present, ...website?.staged }
}

function partOf({ ctx }: Run, kind: string): ImportPart | undefined {
  return provided(ctx.product, importParts).find(({ kinds }) => kinds.includes(kind))
}

/** Parts of these rows get the same outcome. */
async function followLeads({ ctx, import: own }: Run, results: ReadonlyMap<StagedRow, RowResult>): Promise<number> {
  const leads = [...results].map(([row, { outcome, target }]) => ({
    lead: row.source_key,
    outcome,
    kind: target?.kind ?? null,
    id: target?.id ?? null,
  }))
  const { numAffectedRows = 0n } = await sql`
    update import_rows r set state = 'done', outcome = w.outcome, target_kind = w.kind, target_id = w.id
    from jsonb_to_recordset(${JSON.stringify(leads)}::text::jsonb) as w(lead text, outcome text, kind text, id text)
    where r.website_id = ${ctx.site.id} and r.import_id = ${own.id} and r.state = 'waiting' and r.part_of = w.lead`.execute(
    ctx.db,
  )
  return Number(numAffectedRows)
}
