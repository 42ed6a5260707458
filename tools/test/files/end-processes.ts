import { readdirSync, readFileSync } from 'node:fs'

/**
 * The environment variable that marks all processes of one child; a child of a child appends its own mark after `/`.
 */
export const processMark = 'QUOIN_TEST_CHILD'
let children = 0

/** A mark that no other child on this machine has. */
export function nextMark(): string {
  const own = `${process.pid}-${(children += 1)}`
  const outer = process.env[processMark]
  return outer ? `${outer}/${own}` : own
}

/**
 * Ends every process that bears this mark, at once. A process hands its environment on to those that it starts, so this
 * also reaches servers and browsers that have left their parent. Reads `/proc`; elsewhere it ends none.
 */
export function endProcesses(mark: string): void {
  const entry = `${processMark}=${mark}`
  const isMarked = (variable: string) => variable === entry || variable.startsWith(`${entry}/`)
  // A process that is being started while the list is read is found the next time.
  for (let attempt = 0; attempt < 20; attempt++) {
    const pids = runningProcesses().filter((pid) => pid !== process.pid && environmentOf(pid).some(isMarked))
    if (pids.length === 0) return
    for (const pid of pids) end(pid)
  }
}

function runningProcesses(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}

/** Empty for a process of somebody else, and for one that has ended but was not waited for. */
function environmentOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  } catch {
    return []
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
