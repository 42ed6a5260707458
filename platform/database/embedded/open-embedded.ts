import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { hourMs, minuteMs } from '../../contract/index.ts'
import { databaseProblems } from '../database.problems.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { type Hold, holdServer } from './hold.ts'
import { ownerOf, type ServerIdentity, serverIdentity } from './identity.ts'
import { enteredFolder, makeCluster, versionFile } from './make-cluster.ts'
import { isAlive, serverState } from './postmaster.ts'
import { rotateLog } from './rotate-log.ts'
import { sharedBuffers } from './shared-buffers.ts'
import { socketFolder } from './socket-folder.ts'
import { walSettings } from './wal-folder.ts'

export interface Embedded {
  /** For `openDatabase`: the installation's database as its own login role. */
  readonly url: string
  /** The same server as its superuser, for another of its databases. */
  readonly superUrl: (database: string) => string
  /** The folder with its files. */
  readonly cluster: string
  /** The server's process, also when another process of ours started it. */
  readonly pid: () => number
  /** Takes a lock by number until `close` or until this process ends. False when another process has it. */
  readonly lock: (lock: number) => Promise<boolean>
  /** Shares a lock as soon as no process holds it exclusively, and again after a restart of the server. */
  readonly share: (lock: number) => void
  /** Gives up this process's claim; the server stops with the last one. */
  readonly close: () => Promise<void>
}

export interface EmbeddedOptions {
  /** False only for databases that may be lost, such as those of tests. */
  readonly durable?: boolean
  readonly maxConnections?: number
}

/**
 * Opens the PostgreSQL of a data folder: joins a running server (also when the process that started it was killed), or
 * starts it. Several processes may open one folder at the same time.
 */
export async function openEmbedded(dataFolder: string, options: EmbeddedOptions = {}): Promise<Embedded> {
  const folder = resolve(dataFolder)
  mkdirSync(folder, { recursive: true })
  const cluster = join(folder, 'postgres')
  let joined = await joinOrStart(folder, cluster, options)
  await prepare(joined.hold)
  const { socket } = joined
  let closed = false
  const shared = new Set<number>()
  let reviving: Promise<void> | undefined
  const revive = async (): Promise<void> => {
    const lost = joined.hold
    joined = await joinOrStart(folder, cluster, options)
    for (const lock of shared) void shareLock(joined.hold, lock)
    await lost.sql.end({ timeout: 0 })
  }
  // A killed server is restarted by the first process that notices it; until then statements fail as unreachable.
  const watch = setInterval(() => {
    if (closed || reviving || isAlive(joined.pid)) return
    reviving = revive()
      .catch(() => {})
      .finally(() => (reviving = undefined))
  }, 250)
  watch.unref()
  const rotating = setInterval(() => rotateLog(logFileOf(folder)), hourMs)
  rotating.unref()
  const close = async (): Promise<void> => {
    closed = true
    clearInterval(watch)
    clearInterval(rotating)
    await reviving
    await joined.hold.release()
  }
  const at = (user: string, database: string) =>
    `postgres://${user}@localhost/${database}?host=${encodeURIComponent(socket)}`
  return {
    url: at('quoin', 'quoin'),
    superUrl: (database) => at('postgres', database),
    cluster,
    pid: () => joined.pid,
    lock: (lock) => takeLock(joined.hold, lock),
    share: (lock) => {
      shared.add(lock)
      void shareLock(joined.hold, lock)
    },
    close,
  }
}

async function takeLock({ sql }: Hold, lock: number): Promise<boolean> {
  const [row] = await sql<{ isTaken: boolean }[]>`select pg_try_advisory_lock(${lock}) as "isTaken"`
  return row?.isTaken ?? false
}

/** A server that ends releases the lock: it is taken again on the next one. */
async function shareLock({ sql }: Hold, lock: number): Promise<void> {
  await sql`select pg_advisory_lock_shared(${lock})`.catch(() => {})
}

async function joinOrStart(
  folder: string,
  cluster: string,
  options: EmbeddedOptions,
): Promise<{ hold: Hold; pid: number; socket: string }> {
  let failure = ''
  for (const end = Date.now() + 90_000; Date.now() < end; await pause(20)) {
    const state = serverState(cluster)
    if (state.is === 'stopped') {
      failure = await startServer(folder, cluster, options, state.remains)
      if (failure && !isPassing(failure)) break
    } else {
      const { pid, socketFolder: socket } = state.postmaster
      const hold = socket ? await holdServer(socket, pid) : undefined
      if (hold) return { hold, pid, socket }
    }
  }
  throw databaseProblems.serverFailed({ reason: failure || 'It did not answer in time.', logFile: logFileOf(folder) })
}

/**
 * Another process is starting the same cluster, or a killed server is still ending. Refusals by the disk are permanent.
 */
function isPassing(failure: string): boolean {
  return (
    !/No space left|Read-only file system|Permission denied/.test(failure) &&
    /lock file|shared memory block|already in use|database system is shut down/.test(failure)
  )
}

/** Returns the server's message when it ended at once, and nothing when it runs. */
async function startServer(
  folder: string,
  cluster: string,
  options: EmbeddedOptions,
  remains: number | undefined,
): Promise<string> {
  const identity = serverIdentity(cluster)
  const owner = ownerOf(cluster)
  if (owner && owner.uid !== identity.own) throw databaseProblems.foreignCluster({ folder: cluster, owner: owner.uid })
  const binaries = findBinaries(folder, identity)
  await makeCluster(cluster, binaries, identity)
  return spawnServer({ folder, cluster, options, remains, identity, binaries })
}

interface StartOptions extends EmbeddedOptions {
  /** Settings for a server that first reads its log up to a moment. */
  recovery?: Record<string, string>
}

interface Launch {
  folder: string
  cluster: string
  options: StartOptions
  remains: number | undefined
  identity: ServerIdentity
  binaries: Binaries
}

const startMs = minuteMs

/** Returns the server's message when it ended at once, and nothing when it runs. */
export async function spawnServer(
  { folder, cluster, options, remains, identity, binaries }: Launch,
  patienceMs = startMs,
): Promise<string> {
  const logFile = logFileOf(folder)
  rotateLog(logFile)
  const log = openSync(logFile, 'a', 0o600)
  const from = statSync(logFile).size
  const child = spawn(binaries.postgres, settings(socketFolder(folder, identity), { folder, cluster }, options), {
    cwd: cluster,
    uid: identity.uid,
    gid: identity.gid,
    // A process group of its own: Ctrl-C in a terminal ends our processes first, and they stop the server.
    detached: true,
    stdio: ['ignore', log, log],
    // Tells the server that the number in a left-over postmaster.pid is that of its grandparent, so that the file does
    // not stop it. No server has this number, as was checked before.
    env: { LC_ALL: 'C', PATH: '/usr/bin:/bin', ...(remains ? { PG_GRANDPARENT_PID: String(remains) } : {}) },
  })
  closeSync(log)
  let ended: string | undefined
  child.on('error', (error) => (ended = error.message))
  child.on('exit', () => (ended ??= ''))
  child.unref()
  for (const end = Date.now() + patienceMs; Date.now() < end && ended === undefined; await pause(10)) {
    const state = serverState(cluster)
    if (state.is === 'running' && state.postmaster.pid === child.pid && state.postmaster.isReady) return ''
  }
  return ended || lastFailure(logFile, from)
}

function settings(
  socket: string,
  { folder, cluster }: Pick<Launch, 'folder' | 'cluster'>,
  { durable = true, maxConnections = 100, recovery = {} }: StartOptions,
): string[] {
  const set: Record<string, string | number> = {
    listen_addresses: '',
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
    max_connections: maxConnections,
    shared_buffers: sharedBuffers(),
    // Carts and orders read from memory or solid-state disks: a cached plan must not scan a table that was small when
    // it was made.
    random_page_cost: 1.1,
    ...walSettings(folder),
    max_wal_size: '1GB',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    jit: 'off',
    // One installation reads little from its disk, so one I/O process is enough, and the memory of others is free for
    // pages. Servers before version 18 have none.
    ...(Number(versionFile(cluster)) >= 18 && { io_workers: 1 }),
    max_logical_replication_workers: 0,
    wal_buffers: '1MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    ...recovery,
  }
  return ['-D', enteredFolder, ...Object.entries(set).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

function logFileOf(folder: string): string {
  return join(folder, 'postgres.log')
}

function lastFailure(logFile: string, from: number): string {
  const output = readFileSync(logFile).subarray(from).toString('utf8')
  return (
    [...output.matchAll(/(?:FATAL|PANIC|LOG|postgres): +(.*)/g)]
      .map((found) => found[1] ?? '')
      .find((line) => /lock file|could not|not |shared memory|No space/.test(line)) ?? output.trim()
  )
}

/**
 * The roles and the database of the installation. The login role owns its tables; the server's superuser is never used
 * for rows.
 */
export async function prepare({ sql }: Hold): Promise<void> {
  const [found] = await sql`select 1 from pg_database where datname = 'quoin'`
  if (found) return
  await sql`select pg_advisory_lock(5170302)`
  try {
    await sql.unsafe(`do $$ begin
      if not exists (select from pg_roles where rolname = 'quoin_app') then create role quoin_app nologin; end if;
      if not exists (select from pg_roles where rolname = 'quoin') then create role quoin login; end if;
      grant quoin_app to quoin;
    end $$`)
    const [existing] = await sql`select 1 from pg_database where datname = 'quoin'`
    if (!existing) await sql`create database quoin owner quoin`
  } finally {
    await sql`select pg_advisory_unlock(5170302)`
  }
}
