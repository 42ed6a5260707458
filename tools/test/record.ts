import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UnsteadyFile } from './files/run-again.ts'
import { root } from './run-step.ts'

export interface RunRecord {
  /** The whole hash of HEAD; null outside of a repository. */
  commit: string | null
  /** Whether the tree had no changes when the run began. */
  clean: boolean
  thorough: boolean
  passed: number
  failed: number
  unsteady: UnsteadyFile[]
  seconds: number
  /** Processor time of this process and of all that it waited for; null where the system does not tell. */
  processorSeconds: number | null
}

/** The commit that is tested, and whether nothing was changed since. */
export function testedCommit(): Pick<RunRecord, 'commit' | 'clean'> {
  return { commit: git('rev-parse', 'HEAD')?.trim() ?? null, clean: git('status', '--porcelain') === '' }
}

export function writeRecord(folder: string, record: RunRecord): void {
  writeFileSync(join(folder, 'last.json'), `${JSON.stringify(record)}\n`)
  writeUnsteady(folder, record.unsteady)
}

export function writeUnsteady(folder: string, unsteady: readonly UnsteadyFile[]): void {
  writeFileSync(join(folder, 'unsteady.json'), `${JSON.stringify(unsteady, null, 1)}\n`)
}

const ticksPerSecond = 100

/**
 * Wall and processor seconds since this process began. The launcher becomes this process, so the time of an
 * installation counts.
 */
export function timesOfRun(): Pick<RunRecord, 'seconds' | 'processorSeconds'> {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number)
    // In proc(5) these are fields 14 to 17, and 22 for the start.
    const [user = 0, system = 0, waitedUser = 0, waitedSystem = 0] = fields.slice(11, 15)
    const uptime = Number(readFileSync('/proc/uptime', 'utf8').split(' ')[0])
    return {
      seconds: Math.round(uptime - (fields[19] ?? 0) / ticksPerSecond),
      processorSeconds: Math.round((user + system + waitedUser + waitedSystem) / ticksPerSecond),
    }
  } catch {
    return { seconds: Math.round(performance.now() / 1000), processorSeconds: null }
  }
}

function git(...words: string[]): string | null {
  try {
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return null
  }
}
