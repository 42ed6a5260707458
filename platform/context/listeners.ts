import { z } from 'zod'
import type { EventDeclaration } from '../contract/event.ts'
import { extensionPoint, provide, type Provision } from './extension-point.ts'
import type { PlatformContext, SiteTransaction } from './index.ts'
import type { Feature, Hearing, Job } from './product.ts'

type Listen<Payload> = (ctx: SiteTransaction, payload: Payload) => Promise<void>

interface Listener {
  event: EventDeclaration<unknown>
  // A method, so that listeners of different events stand in one list.
  hear(...args: Parameters<Listen<unknown>>): Promise<void>
  concerns?(payload: unknown): boolean
}

const listeners = extensionPoint<Listener>('platform.listeners')

/**
 * A line of `Feature.provides`: handles an event of an earlier feature. Each listener runs as a job in the site's
 * transaction, after the sender's commit; it may be repeated. `concerns` decides from the payload alone whether there
 * is work.
 */
export function listen<Payload>(
  event: EventDeclaration<Payload>,
  hear: Listen<NoInfer<Payload>>,
  concerns?: (payload: NoInfer<Payload>) => boolean,
): Provision {
  return provide(listeners, { event, hear, ...(concerns && { concerns }) } as Listener)
}

const inputSchema = z.object({ websiteId: z.string(), event: z.unknown() })

/** The jobs in which features receive events, each with the name of its event. */
export function listeningJobs({ name, provides = [] }: Feature): (Hearing & { event: string })[] {
  return provides.flatMap(({ point, value }) => {
    if (point !== listeners) return []
    // Only `listen` provides this point.
    const { event, hear, concerns = () => true } = value as Listener
    return { event: event.name, job: listeningJob(name, event, hear), concerns }
  })
}

function listeningJob(feature: string, event: EventDeclaration<unknown>, hear: Listener['hear']): Job {
  return {
    // Jobs wait in the queue under this name during an upgrade of the product.
    name: `${feature}.hears.${event.name}`,
    input: inputSchema,
    // A job with `websiteId` runs in the site's transaction.
    run: async (ctx, input) =>
      hear(ctx as PlatformContext as SiteTransaction, event.schema.parse(inputSchema.parse(input).event)),
  }
}
