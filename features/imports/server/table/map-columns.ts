import { siteTables } from '#platform/database'
import type { OwnerContext, OwnerTransaction } from '#platform/context'
import type { Input } from '#platform/contract'
import { enqueue } from '#platform/jobs'
import type { Import } from '../../contract/import.schema.ts'
import type { importsApi } from '../../contract/imports.api.ts'
import { importProblems } from '../../contract/imports.problems.ts'
import { columnFaults, fieldsOfKind } from '../../contract/table.schema.ts'
import { guardImport, readImportJob } from '../import-jobs.job.ts'
import { importById, importRowById } from '../imports.queries.ts'
import { columnsOf, guessedTable } from './guess-columns.ts'
import { type StagedTable, stagedTable } from './staged-table.ts'

/** Stores the fields chosen by the owner; the worker then reads the file with them. */
export async function mapColumns(ctx: OwnerTransaction, input: Input<typeof importsApi.mapColumns>): Promise<Import> {
  ctx.require('settings.import')
  const { file_key } = await importRowById(ctx, input.id)
  await sayColumns(ctx, input)
  if (file_key === null) throw importProblems.fileGone()
  const job = { websiteId: ctx.site.id, importId: input.id, accountId: ctx.account.id }
  await guardImport(ctx, job)
  await enqueue(ctx, readImportJob, job, { key: input.id })
  return importById(ctx, input.id)
}

/** Stores the mapping with the import, whose file is read again. */
export async function sayColumns(
  ctx: OwnerTransaction,
  { id, kind, fields }: Input<typeof importsApi.mapColumns>,
): Promise<void> {
  const own = await importRowById(ctx, id)
  const table = stagedTable(own)
  if (!table || !['mapping', 'ready'].includes(own.state)) throw importProblems.notReady()
  const names = new Set<string>(fieldsOfKind(kind).map(({ name }) => name))
  const chosen = table.columns.map((_, at) => (names.has(fields[at] ?? '') ? (fields[at] ?? '') : ''))
  const { missing, doubled } = columnFaults(kind, chosen)
  if (missing.length > 0) throw importProblems.columnsMissing({ fields: missing.join(', ') })
  if (doubled.length > 0) throw importProblems.columnsDoubled({ fields: doubled.join(', ') })
  const mapped: StagedTable = { ...table, kind, columns: columnsOf(table.head, chosen), isSaid: true }
  await siteTables(ctx)
    .updateTable('imports')
    .set({ state: 'reading', read_part: 0, problem: null, ended_at: null, details: { ...own.details, table: mapped } })
    .where('id', '=', id)
    .execute()
}

export async function guessColumns(
  ctx: OwnerContext,
  { id, kind }: Input<typeof importsApi.guessColumns>,
): Promise<{ fields: string[] }> {
  ctx.require('settings.import')
  const table = stagedTable(await importRowById(ctx, id))
  if (!table) throw importProblems.notReady()
  return { fields: guessedTable(table.head, kind).columns.map(({ field }) => field) }
}
