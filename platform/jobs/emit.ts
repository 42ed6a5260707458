import type { SiteTransaction } from '#platform/context'
import type { EventDeclaration } from '#platform/contract'
import { enqueueAll } from './enqueue.ts'

/** Emits an event in the caller's transaction. Each listening feature receives it after the commit, at least once. */
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
