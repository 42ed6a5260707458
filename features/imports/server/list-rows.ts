import type { MessageName, Language } from '#platform/i18n'
import type { OwnerContext } from '#platform/context'
import { csvRow, type Input, type Output } from '#platform/contract'
import { type Answer, answer } from '#platform/http'
import { sql } from 'kysely'
import type { Import, ImportNote } from '../contract/import.schema.ts'
import type { importsApi } from '../contract/imports.api.ts'
import { importMessages } from '../contract/imports.messages.ts'
import {
  allImports,
  importById,
  importRowById,
  linesBefore,
  reportColumns,
  rowShown,
  rowsOf,
} from './imports.queries.ts'

export async function listImports(ctx: OwnerContext): Promise<Import[]> {
  ctx.require('settings.import')
  return allImports(ctx)
}

export async function getImport(ctx: OwnerContext, { id }: { id: string }): Promise<Import> {
  ctx.require('settings.import')
  return importById(ctx, id)
}

export async function listRows(
  ctx: OwnerContext,
  wanted: Input<typeof importsApi.rows>,
): Promise<Output<typeof importsApi.rows>> {
  ctx.require('settings.import')
  await importRowById(ctx, wanted.id)
  const [rank = 0, ordinal = 0] = (wanted.after ?? '').split(':').map(Number)
  let query = rowsOf(ctx, wanted.id).select([...reportColumns])
  if (wanted.after)
    query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('rank', 'ordinal'), '>', tuple(rank, ordinal)))
  if (wanted.kind) query = query.where('kind', '=', wanted.kind)
  if (wanted.outcome) query = query.where('outcome', '=', wanted.outcome)
  // The note that a row is part of another does not count, because most rows of products have it.
  if (wanted.noted) query = query.where(sql<boolean>`jsonb_path_exists(notes, '$[*] ? (@.code != "partOf")')`)
  const rows = await query
    .orderBy('rank')
    .orderBy('ordinal')
    .limit(wanted.limit + 1)
    .execute()
  const page = rows.slice(0, wanted.limit)
  const last = page.at(-1)
  return { rows: page.map(rowShown), next: rows.length > wanted.limit && last ? `${last.rank}:${last.ordinal}` : null }
}

/** Exports every row of the file in its order, as a table without formulas. */
export async function importReport(ctx: OwnerContext, { id }: { id: string }): Promise<Answer<string>> {
  ctx.require('settings.import')
  const own = await importRowById(ctx, id)
  const rows = await rowsOf(ctx, id)
    .select([...reportColumns])
    .orderBy('ordinal')
    .execute()
  const t = (name: MessageName<'imports.general'>): string => importMessages(ctx.locale, name)
  const say = (note: ImportNote): string => sentenceOf(ctx.locale, note)
  const lines = rows.map((row) => [
    String(row.ordinal + (linesBefore(own) ?? 0)),
    t(`one.${row.kind}`),
    t(`outcome.${row.outcome}`),
    row.title,
    row.notes.map(say).join(' '),
    row.source_key,
    row.target_id ?? '',
  ])
  const heads = (['row', 'kind', 'outcome', 'title', 'notes', 'source', 'target'] as const).map((name) =>
    t(`report.${name}`),
  )
  const table = [heads, ...lines].map(csvRow).join('')
  const name = own.file_name.replace(/[^\w.-]+/g, '-').slice(0, 100)
  return answer({
    type: 'text/csv; charset=utf-8',
    headers: { 'content-disposition': `attachment; filename="${name}-report.csv"` },
    body: `\uFEFF${table}`,
  })
}

export function sentenceOf(locale: Language, { code, values }: ImportNote): string {
  const name = `note.${code}`
  return importMessages.has(name) ? importMessages(locale, name as MessageName<'imports.general'>, values) : code
}
