import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { OutsideTransaction, PlatformContext, Site, SiteTransaction } from '#platform/context'
import { inSite, readSql } from '#platform/database'
import {
  type ArchiveManifest,
  archiveFormat,
  type FileEntry,
  type SiteEntry,
  siteMarker,
  type TransferResult,
} from '../contract/archive.schema.ts'
import { accountColumns, archivedTables } from './archive-tables.ts'
import { shapesOfTables, type TableShape } from './table-columns.ts'
import { type AddEntry, writeZip } from './zip-entries.ts'

const rowsAtOnce = 500
/** Folders that are generated again, or belong to jobs of this installation. */
const leftFolders = ['imports/', 'transfers/']

/** Writes the whole site into a zip file on this machine: see docs/site-archive.md. When it fails nothing is left. */
export async function exportSite(
  ctx: OutsideTransaction<PlatformContext>,
  site: Site,
  path: string,
): Promise<TransferResult> {
  return writeZip(path, ctx.config, (add) => fill(ctx, site, add))
}

async function fill(ctx: OutsideTransaction<PlatformContext>, site: Site, add: AddEntry): Promise<TransferResult> {
  const tables: ArchiveManifest['tables'] = {}
  let rows = 0
  const entry = await inSite(ctx, site, async (tx) => {
    // Names and times have the same format on every installation.
    await sql`select set_config('timezone', 'UTC', true), set_config('extra_float_digits', '1', true)`.execute(tx.db)
    const shapes = await shapesOfTables(tx)
    for (const { name, without = [] } of archivedTables(tx.product).toReversed()) {
      const shape = shapes.get(name)
      if (!shape) throw new Error(`There is no table ${name}.`)
      const left = ['website_id', ...accountColumns, ...without]
      const count = await addEntry(add, `data/${name}.jsonl`, linesOf({ ...tx, locale: 'en' }, name, shape, left))
      tables[name] = { rows: count, columns: shape.columns.filter((column) => !left.includes(column)) }
      rows += count
    }
    return siteEntry({ ...tx, locale: 'en' })
  })
  await addEntry(add, 'site.json', [marked(site, JSON.stringify(entry, null, 2))])
  const files = await addFiles(ctx, site, add)
  const manifest: ArchiveManifest = {
    format: archiveFormat,
    madeAt: ctx.now().toISOString(),
    migration: await newestMigration(ctx),
    title: site.title,
    tables: Object.fromEntries(Object.entries(tables).sort(([one], [other]) => (one < other ? -1 : 1))),
    files,
  }
  await addEntry(add, 'manifest.json', [JSON.stringify(manifest, null, 2)])
  return { tables: Object.keys(tables).length, rows, files: files.count, bytes: files.bytes }
}

/** Yields rows in the order of their keys, as one JSON object per line. */
async function* linesOf(
  ctx: SiteTransaction,
  name: string,
  { columns, key }: TableShape,
  left: readonly string[],
): AsyncGenerator<string> {
  const drop = left.filter((column) => columns.includes(column))
  const order = key.length > 0 ? sql`order by ${sql.join(key.map((column) => sql.ref(`t.${column}`)))}` : sql``
  await sql`declare archived no scroll cursor for
    select (to_jsonb(t) - ${drop}::text[])::text as line from ${sql.table(name)} as t where website_id = ${ctx.site.id} ${order}`.execute(
    ctx.db,
  )
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(rowsAtOnce)} from archived`.execute(ctx.db)
    for (const { line } of rows) yield marked(ctx.site, line)
    if (rows.length < rowsAtOnce) break
  }
  await sql`close archived`.execute(ctx.db)
}

function marked(site: Pick<Site, 'id'>, text: string): string {
  return text.replaceAll(site.id, siteMarker)
}

async function siteEntry(ctx: SiteTransaction): Promise<SiteEntry> {
  const row = await ctx.db
    .selectFrom('websites')
    .select(['title', 'locale', 'time_zone', 'type', 'layout_version', 'settings'])
    .where('id', '=', ctx.site.id)
    .executeTakeFirstOrThrow()
  const { time_zone: timeZone, layout_version: layoutVersion, settings, ...same } = row
  return { ...same, timeZone, layoutVersion, settings: settings as SiteEntry['settings'] }
}

async function newestMigration(ctx: PlatformContext): Promise<string> {
  const { rows } = await readSql(ctx.db, sql<{ file: string }>`select max(file) as file from migrations`)
  return rows[0]?.file ?? ''
}

/** Adds the lines and waits until they are packed; returns their number. */
async function addEntry(add: AddEntry, name: string, lines: Iterable<string> | AsyncIterable<string>): Promise<number> {
  let count = 0
  async function* bytes(): AsyncGenerator<Buffer> {
    for await (const line of lines) {
      count += 1
      yield Buffer.from(`${line}\n`)
    }
  }
  await add(name, Readable.from(bytes(), { objectMode: false }), true)
  return count
}

async function addFiles(
  ctx: OutsideTransaction<PlatformContext>,
  site: Site,
  add: AddEntry,
): Promise<ArchiveManifest['files']> {
  const entries: FileEntry[] = []
  for await (const key of ctx.storage.list(`${site.id}/`)) {
    const name = key.slice(site.id.length + 1)
    if (leftFolders.some((folder) => name.startsWith(folder))) continue
    const { body, size, type } = await ctx.storage.stream(key)
    await add(`files/${name}`, body, false)
    entries.push({ name, type, bytes: size })
  }
  await addEntry(
    add,
    'files.jsonl',
    entries.map((file) => JSON.stringify(file)),
  )
  return { count: entries.length, bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0) }
}
