import type { z } from 'zod'
import type { Permission } from './permissions.ts'

/** The three kinds of host; see docs/architecture.md. */
export type EndpointHost = 'platform' | 'admin' | 'public'

export interface Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  host: EndpointHost | readonly EndpointHost[]
  /** Fastify's notation: `/galleries/:id/rename`. API paths of ours begin with `/api/`. */
  path: string
  /** A permission of the site, `signed-in` for any account, `anyone` for all visitors. */
  allows: Permission | 'signed-in' | 'anyone'
  /**
   * True when the call may be repeated without a second effect; false demands an `Idempotency-Key` header from fetch
   * callers.
   */
  idempotent: boolean
  /** Path parameters, query and body merged into one object. Unknown keys are refused. */
  input: I
  output: O
  limits?: EndpointLimits
  seen?: Seen
}

type Plain = Readonly<Record<string, unknown>>

/**
 * The endpoint that was read before a change. The owner area sends the values that it read as `before`, so that changes
 * by other people are not overwritten unnoticed.
 */
export interface Seen {
  by: Endpoint
  /** Returns the input with which it was read. */
  input: (change: Plain) => Plain
  /** Returns the read values that the change replaces. */
  before: (read: Plain, change: Plain) => Plain
  /** Returns the values after the change, from its response. */
  after: (read: Plain, answer: Plain) => Plain
}

/** Number of immediate calls, and seconds per further call. */
export interface CallRate {
  atOnce: number
  secondsEach: number
}

/**
 * Rate of calls to an endpoint for changes that anyone may call. The limits hold in each process and are checked before
 * the body is read. Operations limit guesses at one account and emails to one address themselves.
 */
export interface EndpointLimits {
  network: CallRate
  site: CallRate
}

/** Limits for common kinds of endpoints. */
export const callLimits = {
  /** Limits of frequent actions, with many people behind one address: filling a cart. */
  frequent: { network: { atOnce: 600, secondsEach: 0.05 }, site: { atOnce: 20_000, secondsEach: 0.0005 } },
  /** Limits of occasional actions: sending a form, placing an order. */
  occasional: { network: { atOnce: 120, secondsEach: 1 }, site: { atOnce: 20_000, secondsEach: 0.002 } },
  /** Limits of calls that hash a password or send an email. */
  guarded: { network: { atOnce: 40, secondsEach: 5 }, site: { atOnce: 1000, secondsEach: 0.1 } },
} as const satisfies Record<string, EndpointLimits>

/** An endpoint as data, imported by both sides of the wire. */
export function endpoint<I extends z.ZodType, O extends z.ZodType>(
  declared: Omit<Endpoint<I, O>, 'idempotent'> & { idempotent?: boolean } & (
      | { method: 'GET' }
      | { allows: Permission | 'signed-in' }
      | { limits: EndpointLimits }
    ),
): Endpoint<I, O> {
  return { idempotent: true, ...declared }
}

export type Input<E extends Endpoint> = z.infer<E['input']>
export type Output<E extends Endpoint> = z.infer<E['output']>
