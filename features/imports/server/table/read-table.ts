import { provided, type SiteContext } from '#platform/context'
import type { WebsiteValues } from '../../contract/website.schema.ts'
import { importParts, type ImportedRows } from '../import-part.ts'
import type { Exported } from '../read/records.ts'
import { programTableFields, type ProgramTable } from './known-tables.ts'
import { type ColumnMap, type MappedRow, mappedRows, wholeTable } from './mapped-rows.ts'
import { postsOfTable } from './post-table.ts'

/** Content of a table: rows of later features, or posts. */
export type TableContent =
  | { readonly source: string; readonly rows: ImportedRows; readonly records?: never }
  | { readonly records: AsyncIterable<Exported>; readonly rows?: never }

/** A table whose columns the owner has mapped. */
export async function readMapped(
  ctx: SiteContext,
  file: AsyncIterable<Uint8Array>,
  { kind, fields }: ColumnMap,
  website: WebsiteValues,
): Promise<TableContent> {
  return contentOf(ctx, `table:${kind}`, kind, mappedRows(await wholeTable(file), fields), website)
}

/** The table of a program that is known. */
export async function readProgramTable(
  ctx: SiteContext,
  file: AsyncIterable<Uint8Array>,
  known: ProgramTable,
  website: WebsiteValues,
): Promise<TableContent> {
  const whole = await wholeTable(file)
  const table = known.prepare?.(whole) ?? whole
  return contentOf(ctx, known.name, known.kind, mappedRows(table, programTableFields(known, table.columns)), website)
}

async function contentOf(
  ctx: SiteContext,
  source: string,
  kind: ColumnMap['kind'],
  rows: readonly MappedRow[],
  website: WebsiteValues,
): Promise<TableContent> {
  if (kind === 'posts') return { records: postsOfTable(rows) }
  for (const { tables } of provided(ctx.product, importParts)) {
    const read = tables?.[kind]
    if (read) return { source, rows: await read(ctx, rows, website) }
  }
  throw new Error(`Nothing takes tables of ${kind}.`)
}
