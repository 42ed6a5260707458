import type { z } from 'zod'

/** Something that a feature tells those that come later. It stands in the contract of the teller. */
export interface EventDeclaration<Payload> {
  /** `orders.paid`. It is written into the queue, so it never changes. */
  readonly name: string
  readonly schema: z.ZodType<Payload>
}

/** Payload of an event: `EventPayload<typeof orderPaid>`. */
export type EventPayload<Event> = Event extends EventDeclaration<infer T> ? T : never

/**
 * Declares an event. `emit` of platform/jobs tells it, `listen` of platform/context hears it; what was told is checked
 * when it is read.
 */
export function event<Payload extends object>(name: string, schema: z.ZodType<Payload>): EventDeclaration<Payload> {
  return { name, schema }
}
