type Cleanup = () => unknown

let cleanups: Cleanup[] = []

/**
 * Done after the last test of the file, what was asked for last first. Also for what a test begins: `afterAll` counts
 * only while a file is read, and says nothing when it comes later. A server that nobody stopped looked for its dropped
 * database twice a second until the end of the run.
 */
export function atEnd(cleanup: Cleanup): void {
  cleanups.push(cleanup)
}

/** All of them, also after one that failed. */
export async function cleanUp(): Promise<void> {
  const all = cleanups.toReversed()
  cleanups = []
  const failures: unknown[] = []
  for (const cleanup of all) {
    try {
      await cleanup()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'What the tests of this file began could not be ended.')
}
