import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { root } from './run-step.ts'

export interface TestOptions {
  /** Names of steps; empty for all. */
  steps: string[]
  /** Runs the thorough tests as well, all of them. */
  thorough: boolean
  /** A commit: thorough tests that a change since then can reach run too. */
  since: string | null
  /** Keeps every processor twice busy meanwhile. */
  underLoad: boolean
}

/** Reads the words after `./quoin test`; answers a sentence where they are none that it knows. */
export function readOptions(words: readonly string[]): TestOptions | { refusal: string } {
  try {
    const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options })
    const since = values.since ?? null
    if (since !== null && !isCommit(since)) return { refusal: `There is no commit ${since} in this repository.` }
    return { steps: positionals, thorough: values.thorough, since, underLoad: values['under-load'] }
  } catch (error) {
    return { refusal: error instanceof Error ? error.message : String(error) }
  }
}

const options = {
  thorough: { type: 'boolean', default: false },
  since: { type: 'string' },
  'under-load': { type: 'boolean', default: false },
} as const

function isCommit(name: string): boolean {
  return spawnSync('git', ['rev-parse', '--quiet', '--verify', `${name}^{commit}`], { cwd: root }).status === 0
}
