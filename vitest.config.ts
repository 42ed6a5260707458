import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'
import { excludedPatterns, testPatterns } from './tools/test/test-files.ts'

/**
 * `unit`: beside the code, on a real database. `journeys`: people at a real browser, before a whole running
 * installation.
 */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    pool: 'forks',
    restoreMocks: true,
    sequence: { sequencer: LongestFirst },
    css: { include: [/\?inline$/] },
    // Limits of time end only what hangs: a test that waits for as long as a busy machine takes has none of its own, and
    // one that measures time has a bound of its own.
    expect: { poll: { timeout: 45_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [...testPatterns.unit],
          exclude: [...excludedPatterns.unit],
          // One more than there are processors: now and then a file waits for a limit of time.
          maxWorkers: availableParallelism() + 1,
          // Every file has a database of its own, by which modules keep what they remember. Loading the product anew
          // for each took most of the time.
          isolate: false,
          globalSetup: ['tests/support/database-server.ts'],
          setupFiles: ['tests/support/languages.ts', 'tests/support/after-file.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: [...testPatterns.journeys],
          exclude: [...excludedPatterns.journeys],
          // As many as there are processors: a third lane on two ended no sooner (350 and 337 s), and makes every browser
          // wait longer.
          maxWorkers: availableParallelism(),
          isolate: false,
          setupFiles: ['tests/support/languages.ts', 'tests/support/after-file.ts'],
          globalSetup: ['tests/support/samples.ts', 'tests/support/database-server.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
})
