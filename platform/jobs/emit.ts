import { type SiteContext, listenerName } from '#platform/context'
import { enqueue } from './enqueue.ts'

/** Tells features that come later what happened here, in the caller's transaction: each that listens hears of it after the commit, at least once. */
export async function emit(ctx: SiteContext, name: string, event: Record<string, unknown>): Promise<void> {
  for (const feature of ctx.product.features) {
    const listener = feature.listens?.[name] && ctx.product.jobs.get(listenerName(feature.name, name))
    if (listener) await enqueue(ctx, listener, { websiteId: ctx.site.id, event })
  }
}
