import { createReadStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { BackupSettings, OutsideTransaction, PlatformContext } from '#platform/context'
import { copyCluster, type ClusterStart, type Embedded, walFolder } from '#platform/database'
import { type FileStore, openStorage } from '#platform/storage'
import { dayMs } from '#platform/contract'
import { packArchive } from './write-archive.ts'
import { putCounted } from './backup-store.ts'
import { baseKey, basesIn, putBaseBackup, removeOldBases, walKey } from './base-store.ts'
import { lastTime } from './schedule.ts'
import type {} from './point-in-time.tables.ts'

type Context = OutsideTransaction<PlatformContext>

export interface PointInTime {
  readonly ctx: Context
  readonly embedded: Embedded
  readonly settings: BackupSettings & { readonly days: number }
}

const complete = /^[0-9A-F]{24}$|^[0-9A-F]{8}\.history$/

let shipping: Promise<unknown> = Promise.resolve()

/**
 * Moves log files from the server's folder to the backups, the oldest first. Returns their number. Concurrent calls run
 * one after the other.
 */
export function shipWal(parts: PointInTime, systemId: string): Promise<number> {
  const shipped = shipping.then(() => shipWaiting(parts, systemId))
  shipping = shipped.catch(() => {})
  return shipped
}

async function shipWaiting({ ctx, settings }: PointInTime, systemId: string): Promise<number> {
  const folder = walFolder(ctx.config.dataFolder)
  const names = (await readdir(folder)).filter((name) => complete.test(name)).toSorted()
  // No minimum of free space applies here: a log file that is not archived stays on the disk of the database and fills
  // it.
  const store = names.length > 0 ? await openStorage(settings.to) : null
  for (const name of names) {
    const file = join(folder, name)
    const { size } = await stat(file)
    const key = walKey(systemId, name, settings.key !== null)
    const bytes = await pack(store, settings, key, (archive) => archive.pipe({ name, size }, createReadStream(file)))
    const row = { name, bytes, archived_at: ctx.now() }
    await ctx.db
      .insertInto('archived_wal')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute()
    await rm(file, { force: true })
  }
  // The server writes `.backup` files about the start of a base backup, which we record ourselves.
  for (const name of await readdir(folder)) if (name.endsWith('.backup')) await rm(join(folder, name), { force: true })
  return names.length
}

type Fill = Parameters<typeof packArchive<void>>[1]

async function pack(store: FileStore | null, { key }: BackupSettings, name: string, fill: Fill): Promise<number> {
  if (!store) return 0
  let bytes = 0
  const take = async (stream: Readable): Promise<void> => {
    bytes = await putCounted(store, name, stream)
  }
  await packArchive({ take, key }, fill)
  return bytes
}

/** Whether a base backup is due: there is none, or none since the last scheduled time. */
export async function isBaseDue({ ctx, settings }: PointInTime): Promise<boolean> {
  const newest = (await basesIn(await openStorage(settings.to))).at(-1)
  return !newest || Date.parse(newest.startedAt) < lastTime(settings.at, ctx.now()).getTime()
}

/** Copies the files of the running database, and removes what no restorable moment needs any more. */
export async function makeBase(parts: PointInTime, systemId: string): Promise<void> {
  const { ctx, embedded, settings } = parts
  const store = await openStorage(settings.to, ctx.config)
  const startedAt = ctx.now()
  const key = baseKey(systemId, startedAt, settings.key !== null)
  let start: ClusterStart | undefined
  let endWal = ''
  const bytes = await pack(store, settings, key, async (archive) => {
    const copied = await copyCluster(embedded, {
      begin: (manifest) => {
        start = manifest
        return archive.put({ name: 'manifest.json' }, Buffer.from(JSON.stringify(manifest)))
      },
      file: ({ name, size }, body) => archive.pipe({ name: `postgres/${name}`, size }, body),
    })
    endWal = copied.endWal
  })
  if (!start) throw new Error('The copy has no beginning.')
  // A base backup can only be restored with the log up to its end.
  await shipWal(parts, systemId)
  const { major, startWal } = start
  const endedAt = ctx.now().toISOString()
  await putBaseBackup(store, key, {
    systemId,
    major,
    startWal,
    endWal,
    startedAt: startedAt.toISOString(),
    endedAt,
    bytes,
  })
  const removed = await removeOldBases(store, daysAgo(ctx.now(), settings.days))
  if (removed.length > 0) await ctx.db.deleteFrom('archived_wal').where('name', 'in', removed).execute()
}

export function daysAgo(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs)
}
