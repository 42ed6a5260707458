import { type SiteTransaction, listenerName } from '#platform/context'
import { enqueueAll } from './enqueue.ts'

/** Tells features that come later what happened here, in the caller's transaction: each that listens hears of it after the commit, at least once. */
export async function emit(ctx: SiteTransaction, name: string, event: Record<string, unknown>): Promise<void> {
  const listeners = ctx.product.features.flatMap(
    (feature) => (feature.listens?.[name] && ctx.product.jobs.get(listenerName(feature.name, name))) || [],
  )
  await enqueueAll(
    ctx,
    listeners.map((listener) => [listener, { websiteId: ctx.site.id, event }]),
  )
}
