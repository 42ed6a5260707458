import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { minuteMs } from '../../contract/index.ts'
import { Problem } from '../../contract/problem.ts'
import { dumpDatabase } from '../backup/dump.ts'
import { loadDatabase } from '../backup/load.ts'
import { databaseProblems } from '../database.problems.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { fetchFormer, type Fetching, forgetFormer } from './fetch-former.ts'
import { formerBinaries } from './former-binaries.ts'
import { type Hold, holdServer } from './hold.ts'
import { type ServerIdentity, serverIdentity } from './identity.ts'
import type { PastPackage } from './past-packages.ts'
import { makeCluster, versionFile } from './make-cluster.ts'
import { isMoving, takeMoveLock } from './move-lock.ts'
import { prepare, spawnServer } from './open-embedded.ts'
import { processEnds, serverState } from './postmaster.ts'

export interface Moving {
  readonly migrationsFolder: string
  readonly say: (line: string) => void
  /** Search for the former version's programs on the machine, and the packages they may be fetched from. */
  readonly find?: typeof formerBinaries
  readonly packages?: readonly PastPackage[]
}

interface Places {
  readonly folder: string
  readonly cluster: string
  /** A data folder of its own, in which the new cluster is made. */
  readonly next: string
  /** Mark of a complete new cluster, which then only has to be put in place. */
  readonly whole: string
}

/**
 * Moves the database of a data folder to this program's version of PostgreSQL: the former version reads, the new one
 * writes, and the result is put in place when it is complete. Until then the old cluster is unchanged, and afterwards
 * it is kept beside the new one. If the process is killed at any moment, the next start begins again or completes the
 * move.
 */
export async function moveCluster(dataFolder: string, moving: Moving): Promise<void> {
  const folder = resolve(dataFolder)
  const next = join(folder, 'postgres.next')
  const places: Places = { folder, cluster: join(folder, 'postgres'), next, whole: join(next, 'whole') }
  const lockFile = join(folder, 'postgres.moving')
  if (!isMoving(lockFile) && !mayNeedMove(places)) return
  const { isInherited, release } = await takeMoveLock(lockFile)
  try {
    await sweep(places, isInherited)
    if (existsSync(places.whole)) putInPlace(places)
    await moveIfOlder(places, moving)
  } finally {
    release()
  }
}

/** A running server is in use; its cluster is moved after it has stopped. */
function mayNeedMove({ cluster, next }: Places): boolean {
  if (existsSync(next)) return true
  return versionFile(cluster) !== undefined && serverState(cluster).is === 'stopped'
}

/** Stops servers of a killed move. Its output is useless unless it was complete. */
async function sweep({ cluster, next, whole }: Places, isInherited: boolean): Promise<void> {
  for (const own of [join(next, 'postgres'), ...(isInherited ? [cluster] : [])]) {
    const state = serverState(own)
    if (state.is === 'stopped') continue
    process.kill(state.postmaster.pid, 'SIGINT')
    await processEnds(state.postmaster.pid, minuteMs)
  }
  if (!existsSync(whole)) rmSync(next, { recursive: true, force: true })
}

async function moveIfOlder(places: Places, moving: Moving): Promise<void> {
  const { folder, cluster, next } = places
  const found = versionFile(cluster)
  if (found === undefined || serverState(cluster).is === 'running') return
  const identity = serverIdentity(cluster)
  const binaries = findBinaries(folder, identity)
  // A newer cluster is refused when the server starts.
  if (Number(found) >= Number(binaries.major)) return
  const versions = { folder: cluster, found, wanted: binaries.major }
  const { say, find = formerBinaries, packages } = moving
  const fetching = { dataFolder: folder, identity, wanted: binaries.major, say, packages }
  const former = find(found, folder, identity) ?? (await fetched(found, fetching))
  if (!former) throw databaseProblems.formerMissing(versions)
  requireRoom(places)
  moving.say(
    `The database moves from PostgreSQL ${found} to ${binaries.major}. This happens once and may take minutes.`,
  )
  try {
    await copyOver(places, { identity, binaries, former }, moving)
  } catch (error) {
    await sweep(places, true)
    const reason = error instanceof Error ? error.message : String(error)
    throw error instanceof Problem
      ? error
      : databaseProblems.moveFailed({ ...versions, reason: reason.replace(/\.$/, '') })
  }
  writeFileSync(places.whole, found, { flush: true })
  const keptIn = putInPlace(places)
  moving.say(
    `The database is moved. What it was before is in ${keptIn}: remove that folder when you have seen that all is well.`,
  )
  if (existsSync(next)) rmSync(next, { recursive: true, force: true })
  forgetFormer(former, folder)
}

/** A configured folder is used alone, without downloading. */
async function fetched(major: string, fetching: Fetching): Promise<Binaries | undefined> {
  return process.env['QUOIN_POSTGRES_OLD_BIN'] ? undefined : fetchFormer(major, fetching)
}

interface Versions {
  identity: ServerIdentity
  binaries: Binaries
  former: Binaries
}

async function copyOver(
  { cluster, next }: Places,
  { identity, binaries, former }: Versions,
  { migrationsFolder }: Moving,
): Promise<void> {
  const formerPlace = join(next, 'former')
  mkdirSync(formerPlace, { recursive: true, mode: 0o711 })
  const nextCluster = join(next, 'postgres')
  await makeCluster(nextCluster, binaries, identity)
  const from = await started({ folder: formerPlace, cluster, identity, binaries: former })
  const [present] = await from.hold.sql`select 1 from pg_database where datname = 'quoin'`
  const to = await started({ folder: next, cluster: nextCluster, identity, binaries })
  await prepare(to.hold)
  if (present)
    await dumpDatabase(
      from.url,
      (dump) =>
        loadDatabase(to.url, { ...dump, migrationsFolder }, async ({ rows }) => {
          for (const table of dump.tables) await rows(table, await dump.rows(table))
        }),
      { withBackups: true },
    )
  await from.hold.release()
  await to.hold.release()
}

interface Server {
  folder: string
  cluster: string
  identity: ServerIdentity
  binaries: Binaries
}

async function started({ folder, cluster, identity, binaries }: Server): Promise<{ hold: Hold; url: string }> {
  const before = serverState(cluster)
  const remains = before.is === 'stopped' ? before.remains : undefined
  const failure = await spawnServer({ folder, cluster, options: {}, remains, identity, binaries })
  const state = serverState(cluster)
  const hold =
    failure === '' && state.is === 'running'
      ? await holdServer(state.postmaster.socketFolder, state.postmaster.pid)
      : undefined
  if (!hold || state.is !== 'running') throw new Error(failure || `PostgreSQL ${binaries.major} did not answer`)
  const host = encodeURIComponent(state.postmaster.socketFolder)
  return { hold, url: `postgres://quoin@localhost/quoin?host=${host}` }
}

/**
 * Renames twice: after a kill in between, the mark shows that the new one is complete. Returns the place of the former
 * one.
 */
function putInPlace({ folder, cluster, next, whole }: Places): string {
  const nextCluster = join(next, 'postgres')
  const found = versionFile(cluster)
  const former = freeName(join(folder, `postgres-${found ?? ''}`))
  if (existsSync(nextCluster)) {
    if (found !== undefined) renameSync(cluster, former)
    renameSync(nextCluster, cluster)
  }
  rmSync(whole, { force: true })
  rmSync(next, { recursive: true, force: true })
  return former
}

function freeName(path: string): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? path : `${path}-${number}`
    if (!existsSync(name)) return name
  }
}

/** Checks the free space: indexes are rebuilt, and the log of the load needs room too. */
function requireRoom({ folder, cluster }: Places): void {
  const needed = sizeOf(cluster) * 1.2
  const { bavail, bsize } = statfsSync(folder)
  const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000)
  if (needed > bavail * bsize)
    throw databaseProblems.noRoomToMove({ folder, needed: megabytes(needed), free: megabytes(bavail * bsize) })
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, entry) => sum + (statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    )
}
