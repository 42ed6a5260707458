import type { z } from 'zod'

/** An event that a feature publishes to later ones, declared in its contract. */
export interface EventDeclaration<Payload> {
  /** `orders.paid`. It is written into the queue, so it never changes. */
  readonly name: string
  readonly schema: z.ZodType<Payload>
}

/** Payload of an event: `EventPayload<typeof orderPaid>`. */
export type EventPayload<Event> = Event extends EventDeclaration<infer T> ? T : never

/**
 * Declares an event. `emit` of platform/jobs publishes it, `listen` of platform/context handles it; its payload is
 * validated when it is read.
 */
export function event<Payload extends object>(name: string, schema: z.ZodType<Payload>): EventDeclaration<Payload> {
  return { name, schema }
}
