import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseProblems } from '../database.problems.ts'
import { isReachableBy, type ServerIdentity } from './identity.ts'

/** Limit of the kernel for the path of a socket in bytes, without its final zero. */
const longestPath = 107

/**
 * A folder that only the server's account can enter: inside the data folder if its path is short and reachable,
 * otherwise a temporary one.
 */
export function socketFolder(dataFolder: string, identity: ServerIdentity): string {
  const ctx = join(dataFolder, 'run')
  const fits = Buffer.byteLength(join(ctx, '.s.PGSQL.5432.lock')) <= longestPath && isReachableBy(identity, dataFolder)
  const digest = createHash('sha256').update(dataFolder).digest('hex').slice(0, 16)
  const folder = fits ? ctx : join(tmpdir(), `quoin-${identity.own}-${digest}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const stats = lstatSync(folder)
  const self = process.getuid?.() ?? 0
  if (!stats.isDirectory() || (stats.uid !== self && stats.uid !== identity.own)) {
    throw databaseProblems.serverFailed({ reason: `${folder} belongs to another account.`, logFile: null })
  }
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(folder, identity.uid, identity.gid)
  chmodSync(folder, 0o700)
  return folder
}
