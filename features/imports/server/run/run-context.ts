import { siteTables } from '#platform/database'
import type { Selectable } from 'kysely'
import type { OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import type { ImportNote, ImportOutcome } from '../../contract/import.schema.ts'
import type { ImportRecordsTable, ImportRowsTable, ImportsTable } from '../imports.tables.ts'

/** A running import, in a transaction of its site and on behalf of the account that began it. */
export interface Run {
  ctx: OwnerTransaction
  import: Selectable<ImportsTable>
}

export type StagedRow = Selectable<ImportRowsTable>
export type ImportRecord = Selectable<ImportRecordsTable>

/** Outcome of a row. */
export interface RowResult {
  outcome: ImportOutcome
  target: { kind: string; id: string } | null
  notes?: ImportNote[]
  /** For documents: their version after the import. */
  headSeq?: number
}

export const note = (code: string, values: Record<string, string | number> = {}): ImportNote => ({ code, values })

export const freshId = (run: Run): string => newId(run.ctx.now().getTime())

export async function recordOf(run: Run, key: string): Promise<ImportRecord | null> {
  const row = await records(run).where('source_key', '=', key).selectAll().executeTakeFirst()
  return row ?? null
}

export async function recordsByKey(run: Run, keys: readonly string[]): Promise<Map<string, ImportRecord>> {
  if (keys.length === 0) return new Map()
  const rows = await records(run)
    .where('source_key', 'in', [...new Set(keys)])
    .selectAll()
    .execute()
  return new Map(rows.map((row) => [row.source_key, row]))
}

export function records({ ctx, import: { source } }: Run) {
  return siteTables(ctx).selectFrom('import_records').where('source', '=', source)
}

export interface KeptRecord {
  key: string
  target: { kind: string; id: string }
  hash: string
  headSeq?: number | null
  /** False for records that existed before any import, which undoing keeps. */
  isMade?: boolean
}

export async function keepRecord(
  run: Run,
  key: string,
  target: { kind: string; id: string },
  hash: string,
  headSeq: number | null,
  isMade = true,
): Promise<void> {
  await keepRecords(run, [{ key, target, hash, headSeq, isMade }])
}

/** Stores records in one statement, each key once. */
export async function keepRecords(run: Run, kept: readonly KeptRecord[]): Promise<void> {
  if (kept.length === 0) return
  await siteTables(run.ctx)
    .insertInto('import_records')
    .values(
      kept.map(({ key, target, hash, headSeq = null, isMade = true }) => ({
        source: run.import.source,
        source_key: key,
        target_kind: target.kind,
        target_id: target.id,
        hash,
        head_seq: headSeq,
        import_id: run.import.id,
        created_by_import: isMade ? run.import.id : '',
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'source', 'source_key']).doUpdateSet((row) => ({
        target_kind: row.ref('excluded.target_kind'),
        target_id: row.ref('excluded.target_id'),
        hash: row.ref('excluded.hash'),
        head_seq: row.ref('excluded.head_seq'),
        import_id: row.ref('excluded.import_id'),
        // A recreated target (the old one is in the trash) counts as made by this import.
        created_by_import: row
          .case()
          .when('import_records.target_id', '=', row.ref('excluded.target_id'))
          .then(row.ref('import_records.created_by_import'))
          .else(row.ref('excluded.created_by_import'))
          .end(),
      })),
    )
    .execute()
}
