import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { OutsideTransaction, PlatformContext, Site, SiteTransaction } from '#platform/context'
import { changed, inSite, siteTables, withLock } from '#platform/database'
import {
  fileEntrySchema,
  type SiteEntry,
  siteEntrySchema,
  siteMarker,
  type TransferResult,
} from '../contract/archive.schema.ts'
import { transferProblems } from '../contract/transfer.problems.ts'
import { accountColumns, type ArchivedTable, archivedTables } from './archive-tables.ts'
import { parentsFirst, rowsIn } from './archive-rows.ts'
import { SiteArchive } from './read-site-archive.ts'
import { bringFormerLocks, formerLocks } from './former-locks.ts'
import { shapesOfTables, type TableShape } from './table-columns.ts'

const rowsAtOnce = 500
const charactersAtOnce = 4_000_000
/** Tables that are empty on a new site: rows in them are a person's work. */
const work = ['orders', 'products', 'items', 'members', 'customers', 'form_submissions', 'assets', 'comments'] as const

interface ImportOptions {
  readonly accountId: string
  /** Only reads the archive to its end. */
  readonly dryRun?: boolean
  /** In the transaction that writes the rows. */
  readonly onBrought?: (tx: SiteTransaction, result: TransferResult) => Promise<void>
}

/**
 * Replaces the initial content of an empty site by the archive at `path`, completely or not at all. No email is sent,
 * and subscriptions stay paused until they are resumed: otherwise two sites would charge for them.
 */
export async function importSite(
  ctx: OutsideTransaction<PlatformContext>,
  site: Site,
  path: string,
  options: ImportOptions,
): Promise<TransferResult> {
  const archive = await SiteArchive.open(path)
  try {
    // One archive at a time: two would both find the site empty, and the one that fails would take the files of the
    // other along.
    return await withLock(ctx.config.databaseUrl, lockOf(site), () => bringIn(ctx, site, archive, options))
  } finally {
    archive.close()
  }
}

/** A number that no other lock has: the last 48 bits of the site's id. */
function lockOf({ id }: Site): number {
  return Number.parseInt(id.slice(-12), 16)
}

async function bringIn(
  ctx: OutsideTransaction<PlatformContext>,
  site: Site,
  archive: SiteArchive,
  options: ImportOptions,
): Promise<TransferResult> {
  const stored: string[] = []
  try {
    const unknown = Object.keys(archive.manifest.tables).find(
      (name) => !archivedTables.some((table) => table.name === name),
    )
    if (unknown !== undefined) throw transferProblems.unknownTable({ table: unknown })
    await inSite(ctx, site, (tx) => refuseUnlessEmpty({ ...tx, locale: 'en' }))
    const files = await bringFiles(ctx, site, archive, options.dryRun ? null : stored)
    const tables = Object.keys(archive.manifest.tables).length
    if (options.dryRun) return { tables, rows: await countRows(site, archive), ...files }
    return await inSite(ctx, site, async (tx) => {
      const within = { ...tx, locale: 'en' as const }
      const result = { tables, rows: await bringRows(within, archive, options.accountId), ...files }
      await options.onBrought?.(within, result)
      return result
    })
  } catch (error) {
    await ctx.storage.remove(stored)
    throw error
  }
}

async function refuseUnlessEmpty(ctx: SiteTransaction): Promise<void> {
  for (const table of work) {
    const { rows } = await sql`select from ${sql.table(table)} where website_id = ${ctx.site.id} limit 1`.execute(
      ctx.db,
    )
    if (rows.length > 0) throw transferProblems.notEmpty()
  }
}

async function bringFiles(
  ctx: PlatformContext,
  site: Site,
  archive: SiteArchive,
  stored: string[] | null,
): Promise<{ files: number; bytes: number }> {
  let files = 0
  let bytes = 0
  for await (const line of archive.lines('files.jsonl')) {
    const file = fileEntrySchema.safeParse(jsonOf(line))
    if (!file.success) throw transferProblems.broken({ entry: 'files.jsonl' })
    const { name, type } = file.data
    const body = await archive.body(`files/${name}`)
    const key = `${site.id}/${name}`
    // The key is noted first: a file that was written in part goes too.
    stored?.push(key)
    bytes += await (stored ? putCounted(ctx, key, body, type) : drained(body)).catch((error) => {
      if (body.errored) throw transferProblems.broken({ entry: `files/${name}` })
      throw error
    })
    files += 1
  }
  return { files, bytes }
}

async function putCounted({ storage }: PlatformContext, key: string, body: Readable, type: string): Promise<number> {
  let bytes = 0
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length
      yield chunk
    }
  }
  await storage.put(key, Readable.from(counted()), type)
  return bytes
}

async function drained(body: Readable): Promise<number> {
  let bytes = 0
  for await (const chunk of body as AsyncIterable<Buffer>) bytes += chunk.length
  return bytes
}

async function countRows(site: Site, archive: SiteArchive): Promise<number> {
  let rows = 0
  for (const table of archivedTables) for await (const _ of rowsIn(archive, site, table)) rows += 1
  return rows
}

async function bringRows(ctx: SiteTransaction, archive: SiteArchive, accountId: string): Promise<number> {
  await sql`select set_config('statement_timeout', '0', true), set_config('timezone', 'UTC', true)`.execute(ctx.db)
  await refuseUnlessEmpty(ctx)
  for (const { name } of archivedTables.toReversed())
    await sql`delete from ${sql.table(name)} where website_id = ${ctx.site.id}`.execute(ctx.db)
  const shapes = await shapesOfTables(ctx)
  let rows = 0
  for (const table of archivedTables) {
    const shape = shapes.get(table.name)
    if (shape) rows += await bringTable(ctx, archive, table, shape, accountId)
  }
  await bringSite(ctx, await archive.json('site.json', siteEntrySchema))
  await siteTables(ctx)
    .updateTable('subscriptions')
    .set({ state: 'paused' })
    .where('state', 'in', ['active', 'past-due'])
    .execute()
  await changed(ctx, ['site', 'nav', 'theme', 'store', 'terms'])
  return rows
}

async function bringTable(
  ctx: SiteTransaction,
  archive: SiteArchive,
  table: ArchivedTable,
  shape: TableShape,
  accountId: string,
): Promise<number> {
  const archived = archive.manifest.tables[table.name]?.columns ?? []
  const own = ['website_id', ...accountColumns, ...(table.without ?? [])]
  const columns = archived.filter((column) => shape.columns.includes(column) && !own.includes(column))
  const accounts = accountColumns.filter((column) => shape.columns.includes(column))
  const locksColumn = table.name === 'documents' ? formerLocks(archived, shape.columns) : null
  const write = async (batch: readonly string[]): Promise<void> => {
    await sql`insert into ${sql.table(table.name)}
      (${sql.join(['website_id', ...accounts, ...columns].map((column) => sql.ref(column)))})
      select ${sql.join([
        sql`${ctx.site.id}::text`,
        ...accounts.map(() => sql`${accountId}::text`),
        ...columns.map((column) => sql.ref(`r.${column}`)),
      ])}
      from jsonb_populate_recordset(null::${sql.table(table.name)}, ${`[${batch.join(',')}]`}::text::jsonb) as r`
      .execute(ctx.db)
      .catch((error) => {
        // Database errors about a row (classes 22 and 23) are the archive's fault; others are not.
        if (/^2[23]/.test(String((error as { code?: unknown }).code)))
          throw transferProblems.broken({ entry: `data/${table.name}.jsonl` })
        throw error
      })
    if (locksColumn !== null) await bringFormerLocks(ctx, `[${batch.join(',')}]`, locksColumn)
  }
  let batch: string[] = []
  let characters = 0
  let rows = 0
  const all = rowsIn(archive, ctx.site, table)
  for await (const row of table.parent ? await parentsFirst(all, table) : all) {
    batch.push(row)
    characters += row.length
    rows += 1
    if (batch.length < rowsAtOnce && characters < charactersAtOnce) continue
    await write(batch)
    batch = []
    characters = 0
  }
  if (batch.length > 0) await write(batch)
  return rows
}

async function bringSite(
  ctx: SiteTransaction,
  { title, locale, timeZone, type, layoutVersion, settings }: SiteEntry,
): Promise<void> {
  await ctx.db
    .updateTable('websites')
    .set({
      title,
      locale,
      time_zone: timeZone,
      type,
      layout_version: layoutVersion,
      settings: JSON.parse(JSON.stringify(settings).replaceAll(siteMarker, ctx.site.id)),
    })
    .where('id', '=', ctx.site.id)
    .execute()
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
