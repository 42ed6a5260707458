import { PassThrough, type Readable } from 'node:stream'
import type { BackupSettings, PlatformContext } from '#platform/context'
import { type FileStore, openStorage } from '#platform/storage'
import { backupPlace } from './backup-list.ts'
import type { ArchiveSource } from './read-archive.ts'
import { backupProblems } from './backup.problems.ts'

/** Our names of backups; other files in the place are ignored. The order of the names is that of time. */
const ours = /^quoin-\d{4}-\d{2}-\d{2}T\d{6}Z\.tar\.gz(\.age)?$/

export function backupName(now: Date, isEncrypted: boolean): string {
  const moment = now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '')
  return `quoin-${moment}.tar.gz${isEncrypted ? '.age' : ''}`
}

/** Returns the names of all backups, oldest first. */
export async function backupsIn(store: FileStore): Promise<string[]> {
  const names: string[] = []
  for await (const name of store.list('quoin-')) if (ours.test(name)) names.push(name)
  return names.toSorted()
}

/** Removes the oldest backups beyond a number. Returns their names. */
export async function removeOldest(store: FileStore, keep: number): Promise<string[]> {
  const old = (await backupsIn(store)).slice(0, -keep)
  await store.remove(old)
  return old
}

/** Stores a stream under a name and counts its bytes; an interrupted stream leaves nothing behind. */
export async function putCounted(store: FileStore, name: string, bytes: Readable): Promise<number> {
  let count = 0
  const counted = new PassThrough()
  // The stream may fail before the store has begun to read it.
  counted.on('error', () => {})
  bytes.on('error', (error) => counted.destroy(error))
  bytes.on('data', (chunk: Buffer) => (count += chunk.length))
  try {
    await store.put(name, bytes.pipe(counted), 'application/octet-stream')
    return count
  } catch (error) {
    bytes.destroy()
    await store.remove([name]).catch(() => {})
    throw error
  }
}

/** A backup in the place of the settings: by its name, or the newest. */
export async function keptBackup(
  { config }: Pick<PlatformContext, 'config'>,
  name: string | undefined,
  key: string | null,
): Promise<ArchiveSource> {
  const settings: BackupSettings | undefined = config.backups
  if (!settings) throw backupProblems.noBackupPlace()
  const store = await openStorage(settings.to)
  const chosen = name ?? (await backupsIn(store)).at(-1)
  if (!chosen) throw backupProblems.noBackupYet({ place: backupPlace(settings.to) })
  return { name: chosen, open: async () => (await store.stream(chosen)).body, key }
}
