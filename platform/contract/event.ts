import type { z } from 'zod'

/** Something that a feature tells those that come later. It stands in the contract of the teller. */
export interface EventDeclaration<Told> {
  /** `orders.paid`. It is written into the queue, so it never changes. */
  readonly name: string
  readonly schema: z.ZodType<Told>
}

/** What is told of an event: `Told<typeof orderPaid>`. */
export type Told<Event> = Event extends EventDeclaration<infer T> ? T : never

/** Declares an event. `emit` of platform/jobs tells it, `listen` of platform/context hears it; what was told is checked when it is read. */
export function event<Told extends object>(name: string, schema: z.ZodType<Told>): EventDeclaration<Told> {
  return { name, schema }
}
