import type { z } from 'zod'
import type { PlatformContext, Route } from '../context/index.ts'
import type { Endpoint } from '../contract/index.ts'
import type { Answer } from './response/answer.ts'
import type { Called } from './request/caller.ts'

export interface RouteOptions {
  /** Bytes of a JSON or form body; 1 MiB unless stated. For `upload`: bytes of each file. */
  bodyLimit?: number
  /**
   * `upload`: a multipart body whose files come through `ctx.caller.files()`; input is then parameters and query only. `signed`: sent by another
   * server that knows no crumb and signs what it sends; the operation reads `ctx.caller.message` and checks the signature before anything else.
   */
  body?: 'json' | 'upload' | 'signed'
  /** `own`: no transaction is opened, `ctx.db` is the pool and the operation calls `inSite` itself (uploads, event streams, slow work). */
  transaction?: 'request' | 'own'
}

/** `C`: the context of the operation; `I`: its input. */
export interface OperationOptions<C, I> extends RouteOptions {
  /** On public hosts: hears of the call before it is known who asks, so that what is sent to find that out can bring along what the operation will want. */
  ahead?: (ctx: C, input: I) => void
  /**
   * Answers a call that comes again under its key, instead of the answer to the first, which then is not kept: for operations that answer what
   * stands there in any case.
   */
  again?: (ctx: C, input: I) => Promise<unknown>
}

/**
 * A route: the endpoint and the operation that answers it.
 *
 * The context depends on the endpoint. Platform host: `PlatformContext & Called & { locale, account }`, for `signed-in` an
 * `AccountContext`. Admin host: an `OwnerContext` for `signed-in` and for every permission. Public host: a `VisitorContext`.
 * On admin and public hosts `ctx.db` is the request's transaction; on the platform host it is the pool.
 */
export function on<I extends z.ZodType, O extends z.ZodType, C extends PlatformContext = PlatformContext & Called>(
  endpoint: Endpoint<I, O>,
  operation: (ctx: C, input: z.infer<I>) => Promise<z.infer<O> | Answer<unknown>>,
  options: OperationOptions<C, z.infer<I>> = {},
): Route {
  return { endpoint, operation, options }
}
