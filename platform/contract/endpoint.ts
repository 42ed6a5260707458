import type { z } from 'zod'
import type { Permission } from './permissions.ts'

/** The three kinds of host; see docs/architecture.md. */
export type EndpointHost = 'platform' | 'admin' | 'public'

export interface Endpoint<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  host: EndpointHost | readonly EndpointHost[]
  /** Fastify's notation: `/galleries/:id/rename`. API paths of ours begin with `/api/`. */
  path: string
  /** A permission of the site, `signed-in` for any account, `anyone` for everybody. */
  allows: Permission | 'signed-in' | 'anyone'
  /** True when the call may be repeated without a second effect; false demands an `Idempotency-Key` header from fetch callers. */
  idempotent: boolean
  /** Path parameters, query and body merged into one object. Unknown keys are refused. */
  input: I
  output: O
}

/** An endpoint as data, imported by both sides of the wire. */
export function endpoint<I extends z.ZodType, O extends z.ZodType>(
  declared: Omit<Endpoint<I, O>, 'idempotent'> & { idempotent?: boolean },
): Endpoint<I, O> {
  return { idempotent: true, ...declared }
}

export type Input<E extends Endpoint> = z.infer<E['input']>
export type Output<E extends Endpoint> = z.infer<E['output']>
