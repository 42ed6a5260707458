import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

export interface MoveLock {
  /** Whether the previous holder of the lock was killed during its work. */
  readonly isInherited: boolean
  readonly release: () => void
}

/**
 * Admits one process at a time by a file that names it, because there is no server yet to ask. Waits for the present
 * holder.
 */
export async function takeMoveLock(file: string): Promise<MoveLock> {
  let isInherited = false
  for (;;) {
    if (create(file)) return { isInherited, release: () => rmSync(file, { force: true }) }
    const holder = read(file)
    if (holder !== undefined && !isThere(holder)) {
      rmSync(file, { force: true })
      isInherited = true
    } else await pause(100)
  }
}

export function isMoving(file: string): boolean {
  return read(file) !== undefined
}

function create(file: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600)
    writeSync(handle, `${process.pid} ${startOf(process.pid)}\n`)
    closeSync(handle)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Whether the process still runs. Process ids are reused, but their start time differs. */
function isThere(holder: string): boolean {
  const [pid = '', start = ''] = holder.trim().split(' ')
  return startOf(Number(pid)) === start || !holder.endsWith('\n')
}

function startOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`)
  return stat?.replace(/^.*\) /s, '').split(' ')[19] ?? ''
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
