import type { SiteTransaction } from '#platform/context'
import type { EventDeclaration } from '#platform/contract'
import { enqueueAll } from './enqueue.ts'

/**
 * Tells features that come later what happened here, in the caller's transaction: each that listens hears of it after
 * the commit, at least once.
 */
export async function emit<Payload>(
  ctx: SiteTransaction,
  event: EventDeclaration<Payload>,
  payload: NoInfer<Payload>,
): Promise<void> {
  const hearing = (ctx.product.listeners.get(event.name) ?? []).filter(({ concerns }) => concerns(payload))
  await enqueueAll(
    ctx,
    hearing.map(({ job }) => [job, { websiteId: ctx.site.id, event: payload }]),
  )
}
