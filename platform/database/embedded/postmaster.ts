import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export interface Postmaster {
  readonly pid: number
  readonly socketFolder: string
  readonly isReady: boolean
}

/**
 * State of the server from `postmaster.pid` and the process table. `remains` is a process id in the file that does not
 * belong to our server.
 */
export type ServerState = { is: 'running'; postmaster: Postmaster } | { is: 'stopped'; remains?: number }

/**
 * Line numbers as PostgreSQL writes them: 1 process, 2 folder, 3 start, 4 port, 5 socket folder, 6 address, 7 memory, 8
 * state.
 */
export function serverState(clusterFolder: string): ServerState {
  const lines = read(join(clusterFolder, 'postmaster.pid'))?.split('\n')
  const pid = Number(lines?.[0])
  if (!lines || !Number.isInteger(pid) || pid <= 0) return { is: 'stopped' }
  if (!isServerOf(pid, clusterFolder)) return { is: 'stopped', remains: pid }
  return {
    is: 'running',
    postmaster: { pid, socketFolder: lines[4]?.trim() ?? '', isReady: lines[7]?.trim() === 'ready' },
  }
}

/** Tells whether the database of a data folder is unused. */
export function isStandingStill(dataFolder: string): boolean {
  return serverState(join(dataFolder, 'postgres')).is === 'stopped'
}

/** Resolves to false when the process is still there after `milliseconds`. */
export async function processEnds(pid: number, milliseconds: number): Promise<boolean> {
  for (const end = Date.now() + milliseconds; Date.now() < end; await pause(15)) if (!isAlive(pid)) return true
  return false
}

/** A zombie holds no files, but its process id stays taken until its parent reads the result. It counts as ended. */
export function isAlive(pid: number): boolean {
  const state = read(`/proc/${pid}/stat`)?.replace(/^.*\) /s, '')[0]
  if (state) return state !== 'Z' && state !== 'X'
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A process id may have been reused: our server's working directory is its cluster's folder. */
function isServerOf(pid: number, clusterFolder: string): boolean {
  if (!isAlive(pid)) return false
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterFolder)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT'
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
