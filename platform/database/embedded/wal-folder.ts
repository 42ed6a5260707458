import { chmodSync, chownSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { databaseProblems } from '../database.problems.ts'
import { mayEnter, serverIdentity } from './identity.ts'

const name = 'postgres-wal'

/** Where the server puts each piece of its log that is complete, until a worker has taken it to the backups. */
export function walFolder(dataFolder: string): string {
  return join(dataFolder, name)
}

/**
 * The folder itself says so, so that whoever starts the server starts it alike: a gap in the log would make what
 * follows worthless.
 */
export function keepsWal(dataFolder: string): boolean {
  return existsSync(walFolder(dataFolder))
}

/** Only while the server stands still: one that runs would put its log nowhere. */
export function setKeepsWal(dataFolder: string, isOn: boolean): void {
  const folder = walFolder(dataFolder)
  if (!isOn) return rmSync(folder, { recursive: true, force: true })
  const identity = serverIdentity(join(dataFolder, 'postgres'))
  const { uid, gid } = identity
  // What it cannot put there it would keep, until the disk is full.
  if (!mayEnter(identity, dataFolder)) throw databaseProblems.walUnreachable({ folder: dataFolder })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  chmodSync(folder, 0o700)
}

/** A moment can be lost for at most so long, when the machine is. */
const mostSeconds = 60

/** The server stands in its cluster and may not be able to walk down to the data folder: it goes up one step. */
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
