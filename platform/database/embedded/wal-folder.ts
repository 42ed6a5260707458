import { chmodSync, chownSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { databaseProblems } from '../database.problems.ts'
import { mayEnter, serverIdentity } from './identity.ts'

const name = 'postgres-wal'

/** Folder in which the server puts each complete piece of its log until a worker has archived it. */
export function walFolder(dataFolder: string): string {
  return join(dataFolder, name)
}

/**
 * The folder itself records it, so that every start uses the same settings: a gap in the log would make its
 * continuation worthless.
 */
export function keepsWal(dataFolder: string): boolean {
  return existsSync(walFolder(dataFolder))
}

/** Only while the server is stopped: a running one would lose its log. */
export function setKeepsWal(dataFolder: string, isOn: boolean): void {
  const folder = walFolder(dataFolder)
  if (!isOn) return rmSync(folder, { recursive: true, force: true })
  const identity = serverIdentity(join(dataFolder, 'postgres'))
  const { uid, gid } = identity
  // Log files that cannot be archived there would accumulate until the disk is full.
  if (!mayEnter(identity, dataFolder)) throw databaseProblems.walUnreachable({ folder: dataFolder })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  chmodSync(folder, 0o700)
}

/** Limit of the time that can be lost with the machine. */
const mostSeconds = 60

/** The server runs in its cluster and may not be able to traverse the data folder, so the path goes up one step. */
export function walSettings(dataFolder: string): Record<string, string | number> {
  if (!keepsWal(dataFolder)) return { wal_level: 'minimal', max_wal_senders: 0 }
  const to = `"../${name}/%f"`
  const unfinished = `"../${name}/%f.part"`
  return {
    wal_level: 'replica',
    max_wal_senders: 0,
    archive_mode: 'on',
    archive_command: `cp "%p" ${unfinished} && sync ${unfinished} && mv ${unfinished} ${to}`,
    archive_timeout: mostSeconds,
  }
}
