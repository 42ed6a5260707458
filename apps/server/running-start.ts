import type { Embedded } from '#platform/database'
import { serverProblems } from './server.problems.ts'

const startLock = 5_170_311

/**
 * Marks a data folder as used by a `start`, until the process closes the database. The lock ends with the process in
 * any case, so a killed one leaves no trace.
 */
export async function claimFolder(embedded: Embedded, folder: string): Promise<void> {
  if (!(await embedded.lock(startLock))) throw serverProblems.alreadyStarted({ folder })
}

/**
 * Shares the lock in each process of a `start`: the folder is in use while one of them lives. Waits for the preparing
 * process.
 */
export function shareFolder(embedded: Embedded): void {
  embedded.share(startLock)
}
