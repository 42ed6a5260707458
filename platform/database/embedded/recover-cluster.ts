import { chownSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { hourMs, minuteMs } from '../../contract/index.ts'
import { databaseProblems } from '../database.problems.ts'
import { findBinaries } from './binaries.ts'
import { ownerOf, serverIdentity } from './identity.ts'
import { spawnServer } from './open-embedded.ts'
import { processEnds, serverState } from './postmaster.ts'

export interface Recovery {
  /** Folder beside the cluster with the archived pieces of the log. */
  readonly walFolder: string
  /** null for the last moment in the log. */
  readonly at: Date | null
}

const longestMs = 6 * hourMs

/**
 * Recovers a cluster that was copied while it ran: its server replays the log up to a moment, continues from there, and
 * is stopped. The copy must not be opened before that.
 */
export async function recoverCluster(folder: string, { walFolder, at }: Recovery): Promise<void> {
  const cluster = join(folder, 'postgres')
  const identity = serverIdentity(cluster)
  const binaries = findBinaries(folder, identity)
  const major = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (major !== binaries.major)
    throw databaseProblems.clusterVersion({ folder: cluster, found: major, wanted: binaries.major })
  const signal = join(cluster, 'recovery.signal')
  writeFileSync(signal, '', { mode: 0o600 })
  const owner = ownerOf(cluster)
  if (owner && process.getuid?.() === 0) chownSync(signal, owner.uid, owner.gid)
  const recovery: Record<string, string> = {
    restore_command: `cp "../${basename(walFolder)}/%f" "%p"`,
    ...(at ? { recovery_target_time: at.toISOString().replace('T', ' ').replace('Z', '+00') } : {}),
    recovery_target_action: 'promote',
    hot_standby: 'off',
    archive_mode: 'off',
    wal_level: 'replica',
  }
  const launch = { folder, cluster, options: { recovery }, remains: undefined, identity, binaries }
  const failure = await spawnServer(launch, longestMs)
  if (failure) throw failureOf(failure, join(folder, 'postgres.log'))
  const state = serverState(cluster)
  if (state.is !== 'running') return
  process.kill(state.postmaster.pid, 'SIGINT')
  await processEnds(state.postmaster.pid, minuteMs)
  rmSync(walFolder, { recursive: true, force: true })
}

function failureOf(reason: string, logFile: string): Error {
  const output = readFileSync(logFile, 'utf8').slice(-8000)
  return /recovery ended before configured recovery target/.test(output)
    ? databaseProblems.momentNotReached()
    : databaseProblems.serverFailed({ reason: `${reason}.`, logFile })
}
