import type { PlatformContext, Site, Writable } from '#platform/context'
import { Problem } from '#platform/contract'
import { inSite, isConflict, isUnreachable, siteTables } from '#platform/database'
import { importProblems } from '../contract/imports.problems.ts'

/**
 * What breaks an import as a whole is told by its state: it can be taken up again where it stopped. A database or store that is away,
 * and a transaction that lost against another, are left to the queue, which tries again.
 */
export async function orFail<R>(
  ctx: Writable<PlatformContext>,
  site: Site,
  importId: string,
  work: () => Promise<R>,
): Promise<R | null> {
  try {
    return await work()
  } catch (error) {
    if (isUnreachable(error) || isConflict(error)) throw error
    ctx.log.error({ error, importId }, 'An import stopped.')
    const problem = (error instanceof Problem ? error : importProblems.stopped()).toBody()
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
