import { chownSync, cpSync, createReadStream, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Configuration } from '#platform/context'
import { recoverCluster, serverIdentity } from '#platform/database'
import { type FileStore, openStorage, type Room, writeWithinRoom } from '#platform/storage'
import { backupProblems } from './backup.problems.ts'
import { backupsIn } from './backup-store.ts'
import { basesIn, isNeededFrom, type StoredBase, walIn } from './base-store.ts'
import { type ArchiveSource, readArchive } from './read-archive.ts'
import type { RestoreTarget } from './restore-target.ts'

export interface MomentOptions {
  /** null for the last moment of the log. */
  readonly at: Date | null
  /**
   * The earlier data folder if it still exists; files and the secret are taken from it. Absent takes both from the
   * newest backup.
   */
  readonly from?: string | undefined
  /** Key of encrypted archives. */
  readonly key: string | null
}

export interface RecoveredMoment {
  readonly base: StoredBase
  readonly pieces: number
  readonly files: number
}

/**
 * Restores a moment into an empty data folder: the base backup before it, the log up to it, and the files. A failed
 * attempt leaves nothing behind.
 */
export async function recoverMoment(target: RestoreTarget, options: MomentOptions): Promise<RecoveredMoment> {
  const { config } = target
  if (!config.backups) throw backupProblems.noBackupPlace()
  const folder = config.dataFolder
  if (existsSync(join(folder, 'postgres'))) throw backupProblems.folderTaken({ folder })
  const store = await openStorage(config.backups.to)
  const base = await baseBefore(store, options.at)
  const created = ['postgres', walName, fetchedName, 'postgres.log'].map((name) => join(folder, name))
  try {
    await unpackBase(folder, await fetched(config, store, base.key, options.key), config)
    const pieces = await fetchWal(config, store, base, options.key)
    await recoverCluster(folder, { walFolder: join(folder, walName), at: options.at })
    const files = await takeFiles(target, store, options)
    rmSync(join(folder, fetchedName), { force: true })
    return { base, pieces, files }
  } catch (error) {
    for (const path of created) rmSync(path, { recursive: true, force: true })
    throw error
  }
}

const walName = 'postgres-restored-wal'
const fetchedName = 'postgres-restored-base'

/** Returns the newest base backup that was complete before the moment. */
async function baseBefore(store: FileStore, at: Date | null): Promise<StoredBase> {
  const bases = await basesIn(store)
  const fitting = bases.filter(({ endedAt }) => at === null || Date.parse(endedAt) <= at.getTime())
  const base = fitting.at(-1)
  if (!base) throw backupProblems.noBaseBefore({ first: bases[0]?.endedAt ?? null })
  return base
}

function archiveOf(store: FileStore, name: string, key: string | null): ArchiveSource {
  return { name, open: async () => (await store.stream(name)).body, key }
}

/**
 * Downloads an archive before it is read, because its reader writes thousands of files and a store would close the
 * connection.
 */
async function fetched(
  { dataFolder, leastFreeBytes }: Configuration,
  store: FileStore,
  name: string,
  key: string | null,
): Promise<ArchiveSource> {
  const file = join(dataFolder, fetchedName)
  await writeWithinRoom(file, (await store.stream(name)).body, { leastFreeBytes })
  return { name, open: async () => createReadStream(file), key }
}

const startSchema = z.object({ folders: z.array(z.string().regex(/^[\w./-]+$/)) })

async function unpackBase(folder: string, source: ArchiveSource, room: Room): Promise<void> {
  const own = ownership(folder)
  mkdirSync(join(folder, 'postgres'), { recursive: true, mode: 0o700 })
  own(join(folder, 'postgres'))
  for await (const entry of readArchive(source)) {
    if (entry.name === 'manifest.json') {
      const { folders } = startSchema.parse(JSON.parse((await entry.bytes()).toString('utf8')))
      for (const name of folders) {
        mkdirSync(checkedPath(folder, `postgres/${name}`), { recursive: true, mode: 0o700 })
        own(join(folder, 'postgres', name))
      }
      continue
    }
    const path = checkedPath(folder, entry.name)
    await writeWithinRoom(path, entry.body, room)
    own(path)
  }
}

/** A tampered archive cannot write outside of this folder. */
function checkedPath(folder: string, name: string): string {
  if (!/^postgres(\/[\w.-]+)+$/.test(name) || name.split('/').includes('..'))
    throw new Error(`“${name}” is no file of a database.`)
  return join(folder, name)
}

/** When the program runs as root, the server runs under another account, which must own its files. */
function ownership(folder: string): (path: string) => void {
  const { uid, gid } = serverIdentity(join(folder, 'postgres'))
  return (path) => (uid === undefined || gid === undefined ? undefined : chownSync(path, uid, gid))
}

async function fetchWal(
  config: Configuration,
  store: FileStore,
  base: StoredBase,
  key: string | null,
): Promise<number> {
  const target = join(config.dataFolder, walName)
  const own = ownership(config.dataFolder)
  mkdirSync(target, { recursive: true, mode: 0o700 })
  own(target)
  const pieces = (await walIn(store, base.systemId)).filter((piece) => isNeededFrom(base.startWal, piece))
  for (const { key: name } of pieces)
    for await (const entry of readArchive(archiveOf(store, name, key))) {
      const path = join(target, /^[0-9A-F]{24}$|^[0-9A-F]{8}\.history$/.exec(entry.name)?.[0] ?? 'unknown')
      await writeWithinRoom(path, entry.body, config)
      own(path)
    }
  return pieces.length
}

/** Restores the secret and the stored files. Files of that moment still exist, see `delayedRemovals`. */
async function takeFiles(
  { config, keepSecrets }: RestoreTarget,
  store: FileStore,
  { from, key }: MomentOptions,
): Promise<number> {
  if (from !== undefined) return takeFromFolder(config.dataFolder, from)
  const newest = (await backupsIn(store)).at(-1)
  if (!newest) throw backupProblems.noFilesForMoment()
  const storage = await openStorage(config.storageUrl, config)
  let files = 0
  for await (const entry of readArchive(await fetched(config, store, newest, key))) {
    if (entry.name === 'secret') keepSecrets((await entry.bytes()).toString('utf8').split('\n'))
    if (!entry.name.startsWith('files/')) continue
    await storage.put(entry.name.slice('files/'.length), entry.body, entry.type ?? 'application/octet-stream')
    files += 1
  }
  return files
}

function takeFromFolder(folder: string, from: string): number {
  if (!existsSync(join(from, 'secret'))) throw backupProblems.noInstallation({ folder: from })
  for (const name of ['secret', 'secret.before'])
    if (existsSync(join(from, name))) cpSync(join(from, name), join(folder, name))
  const files = join(from, 'files')
  if (!existsSync(files)) return 0
  let count = 0
  const filter = (path: string): boolean => {
    count += path.endsWith('.type') ? 1 : 0
    return true
  }
  cpSync(files, join(folder, 'files'), { recursive: true, filter })
  return count
}
