import { z } from 'zod'
import type { FileStore } from '#platform/storage'

/** Metadata of a complete base backup. A backup without it is incomplete. */
const baseBackupSchema = z.object({
  systemId: z.string(),
  major: z.number(),
  startWal: z.string(),
  endWal: z.string(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  bytes: z.number(),
})
type BaseBackup = z.infer<typeof baseBackupSchema>

export interface StoredBase extends BaseBackup {
  /** Key of the archive in the backup place. */
  readonly key: string
}

interface WalPiece {
  readonly key: string
  /** Name of the server: 8 digits of the timeline and 16 of the position. */
  readonly name: string
}

const baseBackupSuffix = '.json'

export function baseKey(systemId: string, startedAt: Date, isEncrypted: boolean): string {
  const moment = startedAt
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '')
  return `base/${systemId}/${moment}.tar.gz${isEncrypted ? '.age' : ''}`
}

export function walKey(systemId: string, name: string, isEncrypted: boolean): string {
  return `wal/${systemId}/${name}.tar.gz${isEncrypted ? '.age' : ''}`
}

export async function putBaseBackup(store: FileStore, key: string, about: BaseBackup): Promise<void> {
  await store.put(key + baseBackupSuffix, Buffer.from(JSON.stringify(about)), 'application/json')
}

/** Returns the complete base backups, the oldest first. */
export async function basesIn(store: FileStore): Promise<StoredBase[]> {
  const bases: StoredBase[] = []
  for await (const name of store.list('base/')) {
    if (!name.endsWith(baseBackupSuffix)) continue
    const about = baseBackupSchema.safeParse(JSON.parse(Buffer.from(await store.read(name)).toString('utf8')))
    if (about.success) bases.push({ ...about.data, key: name.slice(0, -baseBackupSuffix.length) })
  }
  return bases.toSorted((first, second) => Date.parse(first.startedAt) - Date.parse(second.startedAt))
}

export async function walIn(store: FileStore, systemId: string): Promise<WalPiece[]> {
  const pieces: WalPiece[] = []
  for await (const key of store.list(`wal/${systemId}/`)) {
    const name = /([0-9A-F]{24}|[0-9A-F]{8}\.history)\.tar\.gz(\.age)?$/.exec(key)?.[1]
    if (name) pieces.push({ key, name })
  }
  return pieces
}

/** Whether a recovery that begins with `start` may ask for the segment. History files list the order of timelines. */
export function isNeededFrom(start: string, { name }: WalPiece): boolean {
  return name.endsWith('.history') || name.slice(8) >= start.slice(8)
}

/**
 * Removes bases that no moment within the kept days needs; their metadata are deleted first, so that none appears
 * complete.
 */
export async function removeOldBases(store: FileStore, since: Date): Promise<string[]> {
  const bases = await basesIn(store)
  const before = bases.filter(({ endedAt }) => Date.parse(endedAt) < since.getTime())
  const old = before.slice(0, -1)
  for (const { key } of old) {
    await store.remove([key + baseBackupSuffix])
    await store.remove([key])
  }
  const kept = bases.slice(old.length)
  const removed: string[] = []
  for (const systemId of new Set(bases.map((base) => base.systemId))) {
    const starts = kept.filter((base) => base.systemId === systemId).map(({ startWal }) => startWal.slice(8))
    const first = starts.toSorted()[0]
    const useless = (await walIn(store, systemId)).filter(
      (piece) => first === undefined || !isNeededFrom(`00000000${first}`, piece),
    )
    await store.remove(useless.map(({ key }) => key))
    removed.push(...useless.map(({ name }) => name))
  }
  return removed
}
