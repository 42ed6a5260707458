import { projectOf } from './test-files.ts'

/**
 * Tests of the tests, drills for operators and walks over everything: what rarely fails and takes long. An ordinary run
 * takes a fifth of them. None is the only proof of a fact, since most runs leave it out.
 */
export const thoroughFiles: readonly string[] = [
  'apps/command/new/new-block.test.ts',
  'apps/restore/restore-backup.test.ts',
  'platform/backup/backups-in-s3.test.ts',
  'platform/backup/backups.test.ts',
  'platform/backup/point-in-time.test.ts',
  'platform/database/embedded/move-cluster.test.ts',
  'tests/faults/database-faults.test.ts',
  'tests/faults/killed-processes.test.ts',
  'tests/journeys/dev.test.ts',
  'tests/journeys/every-page.test.ts',
  'tests/journeys/every-screen.test.ts',
  'tests/journeys/layout.test.ts',
  'tests/operator/idle-memory.test.ts',
  'tests/operator/import-killed.test.ts',
  'tests/operator/upgrade.test.ts',
  'tests/security/foreign-ids.test.ts',
  'tests/security/planted-holes.test.ts',
  'tests/security/stalls.test.ts',
  'tests/security/xss.test.ts',
  'tools/mutate/interruption.test.ts',
  'tools/test/files/run-files.test.ts',
]

const parts = 5

export interface ThoroughChoice {
  /** Runs all of them. */
  thorough: boolean
  /** The whole hash of the commit that is tested; null outside of a repository. */
  commit: string | null
  /** Test files that a change reaches. */
  reached: readonly string[]
}

/** The thorough files that a run leaves out. */
export function leftOutThorough({ thorough, commit, reached }: ThoroughChoice): string[] {
  if (thorough) return []
  return thoroughFiles.filter((file, at) => at % parts !== partOf(commit) && !reached.includes(file))
}

/** A commit always chooses the same fifth, so that a failure can be repeated. */
function partOf(commit: string | null): number {
  return commit === null ? 0 : Number.parseInt(commit.slice(0, 8), 16) % parts
}

/** Says in a line what a run leaves out; null when it leaves nothing out. */
export function leftOutLine(leftOut: readonly string[]): string | null {
  if (leftOut.length === 0) return null
  const journeys = leftOut.filter((file) => projectOf(file) === 'journeys').length
  return `Left out, because only ./quoin test --thorough runs all of them: ${leftOut.length} thorough test files (${journeys} journeys): ${leftOut.join(', ')}.`
}
