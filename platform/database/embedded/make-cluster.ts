import { spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { databaseProblems } from '../database.problems.ts'
import type { Binaries } from './binaries.ts'
import type { ServerIdentity } from './identity.ts'

/**
 * Creates the cluster if it does not exist, completely or not at all, so that an interrupted first start leaves nothing
 * to repair.
 */
export async function makeCluster(folder: string, binaries: Binaries, identity: ServerIdentity): Promise<void> {
  sweep(folder)
  const found = versionFile(folder)
  if (found && found !== binaries.major)
    throw databaseProblems.clusterVersion({ folder, found, wanted: binaries.major })
  if (found) return
  const unfinished = `${folder}.new-${process.pid}`
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  chmodSync(unfinished, 0o700)
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(unfinished, identity.uid, identity.gid)
  try {
    await runInitdb(unfinished, binaries, identity)
    renameSync(unfinished, folder)
  } catch (error) {
    if (!versionFile(folder)) throw error
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/**
 * The path of the folder as the server uses it: relative to its parent, so that no folder above it has to be open to
 * the server's account.
 */
export const enteredFolder = '/proc/self/cwd'

function runInitdb(folder: string, binaries: Binaries, identity: ServerIdentity): Promise<void> {
  const locale = Number(binaries.major) >= 17 ? ['--locale-provider=builtin', '--locale=C.UTF-8'] : ['--locale=C']
  const options = [
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    ...locale,
    '--no-instructions',
    '-D',
    enteredFolder,
  ]
  return new Promise((resolve, reject) => {
    const child = spawn(binaries.initdb, options, {
      cwd: folder,
      uid: identity.uid,
      gid: identity.gid,
      env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
    })
    let output = ''
    child.stdout.on('data', (part) => (output += part))
    child.stderr.on('data', (part) => (output += part))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return resolve()
      if (output.includes('could not look up effective user'))
        return reject(databaseProblems.namelessAccount({ uid: process.getuid?.() ?? 0 }))
      const reason =
        /(?:error|fatal): (.*)/i.exec(output)?.[1] ?? output.trim().split('\n').at(-1) ?? `initdb ended with ${code}`
      reject(databaseProblems.serverFailed({ reason: `${reason}.`, logFile: null }))
    })
  })
}

export function versionFile(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  } catch {
    return undefined
  }
}

/** Removes what first starts that were killed have left, once no process can be at it any more. */
function sweep(folder: string): void {
  for (const name of readdirSync(dirname(folder))) {
    const path = join(dirname(folder), name)
    if (!path.startsWith(`${folder}.new-`)) continue
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > 600_000) rmSync(path, { recursive: true, force: true })
  }
}
