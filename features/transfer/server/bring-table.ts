import { sql } from 'kysely'
import type { ArchivedTable, SiteTransaction } from '#platform/context'
import { transferProblems } from '../contract/transfer.problems.ts'
import { accountColumns } from './archive-tables.ts'
import { rowsIn } from './archive-rows.ts'
import type { SiteArchive } from './read-site-archive.ts'
import type { TableShape } from './table-columns.ts'

const rowsAtOnce = 500
const charactersAtOnce = 4_000_000

export interface Bringing {
  readonly table: ArchivedTable
  readonly shape: TableShape
  readonly accountId: string
  /** Called after each batch was written. */
  readonly onPiece: () => Promise<void>
}

/** Writes the rows of one table in batches; returns their number. */
export async function bringTable(ctx: SiteTransaction, archive: SiteArchive, bringing: Bringing): Promise<number> {
  const { table } = bringing
  const archived = archive.manifest.tables[table.name]?.columns ?? []
  const rows = await inPieces(ctx, archive, bringing, insertOf(ctx, archived, bringing))
  if (table.parent !== undefined && archived.includes(table.parent))
    await bringParents(ctx, archive, bringing, table.parent)
  return rows
}

type Write = (rows: string) => Promise<void>

async function inPieces(
  ctx: SiteTransaction,
  archive: SiteArchive,
  { table, onPiece }: Bringing,
  write: Write,
): Promise<number> {
  let piece: string[] = []
  let characters = 0
  let rows = 0
  const flush = async (): Promise<void> => {
    if (piece.length === 0) return
    await write(`[${piece.join(',')}]`).catch((error) => {
      // Database errors about a row (classes 22 and 23) are the archive's fault; others are not.
      if (/^2[23]/.test(String((error as { code?: unknown }).code))) throw broken(table)
      throw error
    })
    await onPiece()
    piece = []
    characters = 0
  }
  for await (const row of rowsIn(ctx, archive, table)) {
    piece.push(row)
    characters += row.length
    rows += 1
    if (piece.length === rowsAtOnce || characters >= charactersAtOnce) await flush()
  }
  await flush()
  return rows
}

/** The row above is filled in later, because it may follow in the archive. */
function insertOf(ctx: SiteTransaction, archived: readonly string[], { table, shape, accountId }: Bringing): Write {
  const left = ['website_id', ...accountColumns, ...(table.without ?? []), table.parent]
  const columns = archived.filter((column) => shape.columns.includes(column) && !left.includes(column))
  const accounts = accountColumns.filter((column) => shape.columns.includes(column))
  const locksColumn = table.name === 'documents' ? formerLocks(archived, shape.columns) : null
  return async (rows) => {
    await sql`insert into ${sql.table(table.name)}
      (${sql.join(['website_id', ...accounts, ...columns].map((column) => sql.ref(column)))})
      select ${sql.join([
        sql`${ctx.site.id}::text`,
        ...accounts.map(() => sql`${accountId}::text`),
        ...columns.map((column) => sql.ref(`r.${column}`)),
      ])}
      from jsonb_populate_recordset(null::${sql.table(table.name)}, ${rows}::text::jsonb) as r`.execute(ctx.db)
    if (locksColumn !== null) await bringFormerLocks(ctx, rows, locksColumn)
  }
}

/**
 * Reads the table a second time for the row above each row, so that no order of the archive is trusted and none of it
 * is kept in memory. A row whose parent is missing, or is its own descendant, is an error.
 */
async function bringParents(
  ctx: SiteTransaction,
  archive: SiteArchive,
  bringing: Bringing,
  parent: string,
): Promise<void> {
  const { table } = bringing
  const [name, column] = [sql.table(table.name), sql.ref(parent)]
  await inPieces(ctx, archive, bringing, async (rows) => {
    await sql`update ${name} as own set ${column} = r.${column}
      from jsonb_populate_recordset(null::${name}, ${rows}::text::jsonb) as r
      where own.website_id = ${ctx.site.id} and own.id = r.id and r.${column} is not null`.execute(ctx.db)
  })
  const { rows } = await sql<{ isWhole: boolean }>`
    with recursive reached as (
      select id from ${name} where website_id = ${ctx.site.id} and ${column} is null
      union all
      select own.id from ${name} as own join reached on own.${column} = reached.id where own.website_id = ${ctx.site.id}
    ) select count(*) = (select count(*) from ${name} where website_id = ${ctx.site.id}) as "isWhole" from reached`.execute(
    ctx.db,
  )
  if (rows[0]?.isWhole !== true) throw broken(table)
}

function broken(table: ArchivedTable) {
  return transferProblems.broken({ entry: `data/${table.name}.jsonl` })
}

/** Column in which earlier programs stored the locks of a document. */
const formerColumns = ['inner_locks', 'locks'] as const

/** Returns the column of an archive's documents that marks locked ones, where the archive has no table of locks. */
function formerLocks(archived: readonly string[], own: readonly string[]): string | null {
  return formerColumns.find((column) => archived.includes(column) && !own.includes(column)) ?? null
}

/**
 * Restores locks from archives that are older than the table of locks. The lock of a closed site is not transferred.
 */
async function bringFormerLocks(ctx: SiteTransaction, rows: string, column: string): Promise<void> {
  await sql`
    insert into inner_locks (website_id, document_id, locks)
    select ${ctx.site.id}, former.id, former.locks
    from jsonb_array_elements(${rows}::text::jsonb) as r
    cross join lateral (
      select r ->> 'id' as id, array_remove(array(select jsonb_array_elements_text(r -> ${column}::text)), ${`password:${ctx.site.id}`}::text) as locks
    ) as former
    where former.locks <> '{}'`.execute(ctx.db)
}
