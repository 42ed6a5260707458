import { Readable } from 'node:stream'
import { sql } from 'kysely'
import {
  cacheTag,
  type OutsideTransaction,
  type PlatformContext,
  type Site,
  type SiteTransaction,
} from '#platform/context'
import { changed, inSite, siteTables, withLock } from '#platform/database'
import { fileEntrySchema, type TransferResult } from '../contract/archive.schema.ts'
import { transferProblems } from '../contract/transfer.problems.ts'
import { archivedTables } from './archive-tables.ts'
import { rowsIn } from './archive-rows.ts'
import { bringSiteEntry, siteEntryOf } from './bring-site-entry.ts'
import { bringTable } from './bring-table.ts'
import { SiteArchive } from './read-site-archive.ts'
import { shapesOfTables } from './table-columns.ts'

/** Tables that are empty on a new site; rows in them are a person's work. */
const work = ['orders', 'products', 'items', 'members', 'customers', 'form_submissions', 'assets', 'comments'] as const

interface ImportOptions {
  readonly accountId: string
  /** Reads the archive to its end without importing it. */
  readonly dryRun?: boolean
  /** Called between two pieces of work; an error ends it without a change. */
  readonly onPiece?: () => Promise<void>
  /** Called in the transaction that writes the rows. */
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
    // Only one archive is imported at a time: two would both find the site empty, and the one that fails would delete
    // the files of the other.
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
      (name) => !archivedTables(ctx.product).some((table) => table.name === name),
    )
    if (unknown !== undefined) throw transferProblems.unknownTable({ table: unknown })
    await inSite(ctx, site, (tx) => refuseUnlessEmpty({ ...tx, locale: 'en' }))
    const entry = await siteEntryOf(ctx, archive)
    const files = await bringFiles(ctx, site, archive, options, options.dryRun ? null : stored)
    const tables = Object.keys(archive.manifest.tables).length
    if (options.dryRun) return { tables, rows: await countRows({ ...ctx, site }, archive), ...files }
    return await inSite(ctx, site, async (tx) => {
      const within = { ...tx, locale: 'en' as const }
      const result = { tables, rows: await bringRows(within, archive, options), ...files }
      await bringSiteEntry(within, entry)
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
  { onPiece }: ImportOptions,
  stored: string[] | null,
): Promise<{ files: number; bytes: number }> {
  const names = new Set<string>()
  let bytes = 0
  for await (const line of archive.lines('files.jsonl')) {
    await onPiece?.()
    const file = fileEntrySchema.safeParse(jsonOf(line))
    if (!file.success || names.has(file.data.name)) throw transferProblems.broken({ entry: 'files.jsonl' })
    const { name, type } = file.data
    names.add(name)
    const body = await archive.body(`files/${name}`)
    const key = `${site.id}/${name}`
    // The key is recorded before writing, so that a partly written file is deleted too.
    stored?.push(key)
    bytes += await (stored ? putCounted(ctx, key, body, type) : drained(body)).catch((error) => {
      if (body.errored) throw transferProblems.broken({ entry: `files/${name}` })
      throw error
    })
  }
  return { files: names.size, bytes }
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

async function countRows(ctx: PlatformContext & { readonly site: Site }, archive: SiteArchive): Promise<number> {
  let rows = 0
  for (const table of archivedTables(ctx.product)) for await (const _ of rowsIn(ctx, archive, table)) rows += 1
  return rows
}

async function bringRows(
  ctx: SiteTransaction,
  archive: SiteArchive,
  { accountId, onPiece }: ImportOptions,
): Promise<number> {
  await sql`select set_config('statement_timeout', '0', true), set_config('timezone', 'UTC', true)`.execute(ctx.db)
  await refuseUnlessEmpty(ctx)
  for (const { name } of archivedTables(ctx.product).toReversed())
    await sql`delete from ${sql.table(name)} where website_id = ${ctx.site.id}`.execute(ctx.db)
  const shapes = await shapesOfTables(ctx)
  let rows = 0
  for (const table of archivedTables(ctx.product)) {
    const shape = shapes.get(table.name)
    if (shape) rows += await bringTable(ctx, archive, { table, shape, accountId, onPiece: onPiece ?? (async () => {}) })
  }
  await siteTables(ctx)
    .updateTable('subscriptions')
    .set({ state: 'paused' })
    .where('state', 'in', ['active', 'past-due'])
    .execute()
  await changed(ctx, [cacheTag.site, cacheTag.nav, cacheTag.theme, cacheTag.store, cacheTag.terms])
  return rows
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
