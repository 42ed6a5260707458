import type { z } from 'zod'
import type { Job, OutsideTransaction, PlatformContext, SiteTransaction } from '#platform/context'

type JobContext<I> = I extends { websiteId: string } ? SiteTransaction : OutsideTransaction<PlatformContext>

interface Declared<I> extends Omit<Job<I>, 'run' | 'inSite'> {
  input: z.ZodType<I>
  run: (ctx: JobContext<I>, input: I) => Promise<void>
}

/**
 * Declares a job for the worker. It may run more than once (a worker can end between the work and its receipt), so it
 * has to be repeatable. A job with `websiteId` in its input runs in a transaction of that site, which takes effect
 * exactly once.
 */
export function job<I>(declared: Declared<I>): Job<I> {
  return { ...declared, run: (ctx, input) => declared.run(ctx as PlatformContext as JobContext<I>, input) }
}

/** A job for work that is too long for one transaction: it opens the site's transactions itself. */
export function longJob<I>(
  declared: Omit<Declared<I>, 'run'> & {
    run: (ctx: OutsideTransaction<PlatformContext>, input: I) => Promise<void>
  },
): Job<I> {
  return {
    ...declared,
    inSite: false,
    run: (ctx, input) => declared.run(ctx as PlatformContext as OutsideTransaction<PlatformContext>, input),
  }
}
