import { siteTables } from '#platform/database'
import type { Selectable } from 'kysely'
import type { SiteContext } from '#platform/context'
import type { ProblemBody } from '#platform/contract'
import { problemSentence } from '#platform/i18n'
import type { Import, ImportRow } from '../contract/import.schema.ts'
import { importLookSchema } from '../contract/look.schema.ts'
import { importProblems } from '../contract/imports.problems.ts'
import type { ImportRowsTable, ImportsTable } from './imports.tables.ts'
import { tableShown } from './table/staged-table.ts'
import { type StagedWebsite, websiteShown } from './website/website.ts'
import { scalarText } from './scalar-text.ts'

export function imports(ctx: SiteContext) {
  return siteTables(ctx).selectFrom('imports')
}

export function rowsOf(ctx: SiteContext, importId: string) {
  return siteTables(ctx).selectFrom('import_rows').where('import_id', '=', importId)
}

export async function importRowById(ctx: SiteContext, id: string): Promise<Selectable<ImportsTable>> {
  const row = await imports(ctx).where('id', '=', id).selectAll().executeTakeFirst()
  if (!row) throw importProblems.notFound()
  return row
}

export async function importById(ctx: SiteContext, id: string): Promise<Import> {
  return shown(ctx, await importRowById(ctx, id))
}

export async function allImports(ctx: SiteContext): Promise<Import[]> {
  const rows = await imports(ctx).selectAll().orderBy('created_at', 'desc').limit(100).execute()
  return Promise.all(rows.map((row) => shown(ctx, row)))
}

async function shown(ctx: SiteContext, row: Selectable<ImportsTable>): Promise<Import> {
  const counts = await rowsOf(ctx, row.id)
    .select((eb) => ['kind', 'outcome', eb.fn.countAll<number>().as('n')])
    .groupBy(['kind', 'outcome'])
    .orderBy('kind')
    .orderBy('outcome')
    .execute()
  const remark = row.details.isCutOff === true ? { ...importProblems.cutOff().toBody() } : null
  const problem = (row.problem ?? remark) as ProblemBody | null
  return {
    id: row.id,
    fileName: row.file_name,
    state: row.state,
    source: row.source,
    sourceTitle: scalarText(row.details.title),
    part: partOf(row),
    linesBefore: linesBefore(row),
    rowsTotal: row.rows_total,
    rowsDone: row.rows_done,
    planned: {
      redirects: Number(row.details.redirects ?? 0),
      flattened: Number(row.details.flattened ?? 0),
      drafts: Number(row.details.drafts ?? 0),
    },
    website: shownWebsite(row),
    table: tableShown(row),
    look: lookShown(row),
    counts: counts.map((count) => ({ ...count, n: Number(count.n) })),
    problem: problem ? inWords(ctx, problem) : null,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  }
}

function lookShown({ details }: Selectable<ImportsTable>): Import['look'] {
  const { data = null } = importLookSchema.safeParse(details.look)
  return data && (data.colours || data.fonts || data.logo) ? data : null
}

function shownWebsite({ details }: Selectable<ImportsTable>): Import['website'] {
  const website = details.website as StagedWebsite | null | undefined
  return website ? websiteShown(website.file, website.present, website.after) : []
}

/** A problem is stored when it occurs; its sentence is in the reader's language. */
function inWords(
  { locale }: SiteContext,
  { code, sentence, details = {} }: Pick<ProblemBody, 'code' | 'sentence'> & Partial<ProblemBody>,
) {
  return { code, sentence: problemSentence(locale, code, details) ?? sentence, details }
}

/** The names of its columns are the first line of a table. */
export const linesBefore = ({ details }: Pick<Selectable<ImportsTable>, 'details'>): number | null =>
  details.isTable === true ? 1 : null

function partOf({ state, read_part, rows_done, rows_total }: Selectable<ImportsTable>): number | null {
  if (state === 'reading') return read_part
  return state === 'running' && rows_total > 0 ? Math.min(1, rows_done / rows_total) : null
}

export const reportColumns = [
  'rank',
  'ordinal',
  'kind',
  'title',
  'source_key',
  'state',
  'outcome',
  'notes',
  'target_kind',
  'target_id',
] as const

export function rowShown(row: Pick<Selectable<ImportRowsTable>, (typeof reportColumns)[number]>): ImportRow {
  const { source_key, target_kind, target_id, notes, ...rest } = row
  return { ...rest, notes: [...notes], sourceKey: source_key, targetKind: target_kind, targetId: target_id }
}
