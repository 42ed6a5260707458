import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'

const elsewhere = ['**/node_modules/**', 'dist/**', 'data/**', 'tests/load/**']

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
          include: ['{apps,features,platform,samples,tools}/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, 'tests/journeys/**'],
          // One more than the least machine has processors: now and then a file waits for a limit of time.
          maxWorkers: 3,
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
          include: ['tests/journeys/**/*.test.ts'],
          exclude: elsewhere,
          // As many as the least machine has processors: a third lane ended no sooner (350 and 337 s), and makes every
          // browser wait longer.
          maxWorkers: 2,
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
