import type { Readable } from 'node:stream'
import { type PlatformContext, secretsOf } from '#platform/context'
import { type Dump, dumpDatabase, type TableColumns } from '#platform/database'
import { storageProblems } from '#platform/storage'
import { type ArchiveTarget, type ArchiveWriter, packArchive, writeArchive } from './write-archive.ts'

/** First entry of an archive. `format` increases when older programs cannot read it. */
export interface Manifest extends Pick<Dump, 'migrations' | 'tables' | 'sequences'> {
  readonly format: 1
  readonly madeAt: string
}

export interface BackupResult {
  readonly tables: number
  readonly files: number
  /** Files in the database that were deleted before they could be copied. */
  readonly missing: readonly string[]
}

const partSize = 4_000_000

/** Writes the database at one moment, the secret and every stored file into one archive, while others go on working. */
export function makeBackup(ctx: PlatformContext, file: string, key: string | null = null): Promise<BackupResult> {
  return writeArchive(file, { key, leastFreeBytes: ctx.config.leastFreeBytes }, (archive) => fill(ctx, archive))
}

/** Writes a backup into any target of bytes. */
export function packBackup(ctx: PlatformContext, target: ArchiveTarget): Promise<BackupResult> {
  return packArchive(target, (archive) => fill(ctx, archive))
}

function fill(ctx: PlatformContext, archive: ArchiveWriter): Promise<BackupResult> {
  return dumpDatabase(ctx.config.databaseUrl, async (dump) => {
    const { migrations, tables, sequences } = dump
    const manifest: Manifest = { format: 1, madeAt: ctx.now().toISOString(), migrations, tables, sequences }
    await archive.put({ name: 'manifest.json' }, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))
    const secrets = secretsOf(ctx.config).map((secret) => Buffer.from(secret).toString('hex'))
    await archive.put({ name: 'secret' }, Buffer.from(secrets.join('\n')))
    for (const table of tables) await putTable(archive, table, await dump.rows(table))
    return { tables: tables.length, ...(await putFiles(ctx, archive)) }
  })
}

/** A tar entry states its size first, so a table is written in parts of whole rows. */
async function putTable(archive: ArchiveWriter, { name }: TableColumns, rows: Readable): Promise<void> {
  let waiting: Buffer[] = []
  let size = 0
  let part = 0
  const flush = async (bytes: Buffer): Promise<void> => {
    part += 1
    if (bytes.length > 0) await archive.put({ name: `tables/${name}/${String(part).padStart(6, '0')}` }, bytes)
  }
  for await (const chunk of rows) {
    waiting.push(chunk as Buffer)
    size += (chunk as Buffer).length
    if (size < partSize) continue
    const all = Buffer.concat(waiting)
    const end = all.lastIndexOf(10) + 1
    waiting = [all.subarray(end)]
    size = all.length - end
    if (end > 0) await flush(all.subarray(0, end))
  }
  await flush(Buffer.concat(waiting))
}

async function putFiles(
  { storage }: PlatformContext,
  archive: ArchiveWriter,
): Promise<Pick<BackupResult, 'files' | 'missing'>> {
  const missing: string[] = []
  let files = 0
  for await (const key of storage.list('')) {
    const found = await storage.stream(key).catch((error: unknown) => {
      if (storageProblems.missing.is(error)) return null
      throw error
    })
    if (!found) {
      missing.push(key)
      continue
    }
    await archive.pipe({ name: `files/${key}`, size: found.size, type: found.type }, found.body)
    files += 1
  }
  return { files, missing }
}
