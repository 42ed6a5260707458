import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Patterns of the test files of each Vitest project, and of what is none of its own. */
export const testPatterns = {
  unit: ['{apps,features,platform,samples,tools}/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
  journeys: ['tests/journeys/**/*.test.ts'],
} as const
export const excludedPatterns = {
  unit: ['**/node_modules/**', 'dist/**', 'data/**', 'tests/load/**', 'tests/journeys/**'],
  journeys: ['**/node_modules/**', 'dist/**', 'data/**', 'tests/load/**'],
} as const

export type TestProjectName = keyof typeof testPatterns

/**
 * Files that take longest, in the order in which they begin: the files left at the end are short, so that no processor
 * waits for one long file. The longest of all are among the smallest, so their size does not tell.
 */
const longest = [
  'journeys/every-screen',
  'journeys/commands',
  'journeys/layout',
  'journeys/every-page',
  'journeys/security-browser',
  'journeys/checkout-stripe',
  'journeys/shopfront',
  'journeys/gallery-panel',
  'journeys/store-owner',
  'journeys/recovery',
  'journeys/lightbox',
  // Waits for the images of the samples, which are made meanwhile.
  'journeys/weight',
  'security/planted-holes',
  'operator/import-killed',
  'security/foreign-ids',
  'faults/database-faults',
  'restore/restore-backup',
  'jobs/jobs',
  'security/inputs',
  'render/block-access',
  'locked/locked-content',
  'render/search-and-share',
  'new/new-block',
  'server/import-file',
  'backup/backups-in-s3',
  'render/overlays',
  'backup/backups',
  'security/routes',
  'security/xss',
  'render/videos',
  'sites/site-archive',
  'security/fairness',
  'operator/upgrade',
  'render/widgets',
  'request/slow-senders',
  'security/owner-code',
]

/** The project of a test file, by its path from the root. */
export function projectOf(file: string): TestProjectName {
  return file.startsWith('tests/journeys/') ? 'journeys' : 'unit'
}

/** The test files of a project, as paths from the root, those that take longest first. */
export function testFilesOf(root: string, project: TestProjectName): string[] {
  const files = globSync([...testPatterns[project]], { cwd: root, exclude: [...excludedPatterns[project]] })
  const size = (file: string) => statSync(join(root, file)).size
  return files.toSorted((a, b) => placeOf(a) - placeOf(b) || size(b) - size(a) || (a < b ? -1 : 1))
}

/** Where a test file stands among those that take longest; behind them all where it is none. */
export function placeOf(file: string): number {
  const place = longest.findIndex((name) => file.includes(`/${name}.test.`))
  return place < 0 ? longest.length : place
}
