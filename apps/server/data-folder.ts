import { accessSync, chmodSync, constants, existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileReason, makeFolder } from '#platform/storage'
import { serverProblems } from './server.problems.ts'

/** Creates the folder if it is missing, and checks that it is writable. */
export function openDataFolder(folder: string): string {
  return inDataFolder(folder, () => {
    makeFolder(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
    checkRoom(folder)
    closeFolder(folder)
    return folder
  })
}

/**
 * Restricts the folder to the program's account. As root the database server runs under another account, which must
 * traverse the folder. A folder owned by another account stays as it is.
 */
function closeFolder(folder: string): void {
  const own = process.getuid?.()
  if (own !== undefined && statSync(folder).uid === own) chmodSync(folder, own === 0 ? 0o711 : 0o700)
}

/** Converts errors of the disk to a sentence that names the folder. */
export function inDataFolder<R>(folder: string, work: () => R): R {
  try {
    return work()
  } catch (error) {
    const reason = isMissing(error) ? 'no folder can be made there' : fileReason(error)
    throw reason ? serverProblems.dataUnwritable({ folder, reason }) : error
  }
}

const room = 64 * 1024

/** PostgreSQL writes when it starts, so on a full disk it would be restarted in vain. */
function checkRoom(folder: string): void {
  const cluster = join(folder, 'postgres')
  if (!existsSync(cluster) || existsSync(join(cluster, 'postmaster.pid'))) return
  const trial = join(folder, `trial.${process.pid}`)
  try {
    writeFileSync(trial, Buffer.alloc(room), { flush: true })
  } finally {
    rmSync(trial, { force: true })
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | null)?.code === 'ENOENT'
}
