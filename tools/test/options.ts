import { parseArgs } from 'node:util'

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

/** Reads the words after `./quoin test`; an unknown option throws an error with a sentence. */
export function readOptions(words: readonly string[]): TestOptions {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      thorough: { type: 'boolean', default: false },
      since: { type: 'string' },
      'under-load': { type: 'boolean', default: false },
    },
  })
  return {
    steps: positionals,
    thorough: values.thorough,
    since: values.since ?? null,
    underLoad: values['under-load'],
  }
}
