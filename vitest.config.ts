import { defineConfig } from 'vitest/config'

/** Unit and server tests. Browser journeys run by themselves: see tools/test.sh. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['{apps,features,platform,samples,tools}/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'dist/**', 'data/**', 'tests/journeys/**', 'tests/load/**'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: ['tests/support/database-server.ts'],
    testTimeout: 15_000,
    hookTimeout: 30_000,
    restoreMocks: true,
    css: { include: [/\?inline$/] },
  },
})
