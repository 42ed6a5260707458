import type { PlatformContext, Site, Writable } from '#platform/context'
import { Problem } from '#platform/contract'
import { inSite, isConflict, isUnreachable, siteTables } from '#platform/database'
import { importProblems } from '../contract/imports.problems.ts'

/**
 * Records a failure of the whole import in its state, from which it can be resumed. An unavailable database or store
 * and a lost transaction conflict are left to the queue, which tries again. `otherwise` describes an internal error.
 */
export async function orFail<R>(
  ctx: Writable<PlatformContext>,
  site: Site,
  importId: string,
  work: () => Promise<R>,
  otherwise: () => Problem = importProblems.stopped,
): Promise<R | null> {
  try {
    return await work()
  } catch (error) {
    if (isUnreachable(error) || isConflict(error)) throw error
    // An intended stop is not logged.
    if (!isInterruption(error)) ctx.log.error({ error, importId }, 'An import stopped.')
    const problem = (error instanceof Problem ? error : otherwise()).toBody()
    await inSite(ctx, site, (tx) =>
      siteTables({ db: tx.db, site })
        .updateTable('imports')
        .set({ state: 'failed', problem: { ...problem }, ended_at: ctx.now() })
        .where('id', '=', importId)
        .execute(),
    )
    return null
  }
}

function isInterruption(error: unknown): boolean {
  return importProblems.interrupted.is(error)
}
