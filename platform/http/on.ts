import type { z } from 'zod'
import type { InTransaction, OutsideTransaction, PlatformContext, Route } from '../context/index.ts'
import type { Endpoint } from '../contract/index.ts'
import type { Answer } from './response/answer.ts'
import type { CalledBy } from './request/caller.ts'

export interface RouteOptions {
  /** Limit of a JSON or form body in bytes; 1 MiB by default. For `upload`: limit of each file. */
  bodyLimit?: number
  /**
   * `upload`: a multipart body whose files are read by `ctx.caller.files()`; input is then parameters and query only.
   * `signed`: sent by another server, which knows no crumb and signs its request; the operation reads
   * `ctx.caller.message` and checks the signature first. `beacon`: JSON with a text content type, as browsers send it
   * when a page closes; the crumb is in the address.
   */
  body?: 'json' | 'upload' | 'signed' | 'beacon'
  /**
   * `request`: the operation runs in a transaction, which ends with it. `own`: no transaction is opened and the
   * operation calls `inSite` itself (uploads, event streams, slow work).
   */
  transaction?: 'request' | 'own'
}

/** `C` is the context of the operation, and `I` its input. */
export interface OperationOptions<C, I> extends Omit<RouteOptions, 'transaction'> {
  /**
   * For public hosts: called before the visitor is identified. Sends the operation's first reads together with those
   * that identify the visitor, which saves a round trip.
   */
  ahead?: (ctx: C, input: I) => void
  /**
   * Responds to a repeated call with the same key, instead of the stored first response. For operations that return the
   * present state in any case.
   */
  again?: (ctx: C, input: I) => Promise<unknown>
}

/** `unknown` where `Given` is all that an operation with the context `C` needs of its transaction. */
type Fits<C, Provided> = Provided extends Pick<C, Extract<keyof C, 'db' | 'tx'>> ? unknown : never

type Operation<C, I extends z.ZodType, O extends z.ZodType> = (
  ctx: C,
  input: z.infer<I>,
) => Promise<z.infer<O> | Answer<unknown>>

/** An operation that requires a transaction, or none, does not compile on a route that does otherwise. */
interface On {
  <I extends z.ZodType, O extends z.ZodType, C extends PlatformContext = PlatformContext & CalledBy>(
    endpoint: Endpoint<I, O>,
    operation: Operation<C, I, O> & Fits<C, OutsideTransaction<object>>,
    options: OperationOptions<C, z.infer<I>> & { transaction: 'own' },
  ): Route
  <I extends z.ZodType, O extends z.ZodType, C extends PlatformContext = PlatformContext & CalledBy>(
    endpoint: Endpoint<I, O>,
    operation: Operation<C, I, O> & Fits<C, InTransaction<object>>,
    options?: OperationOptions<C, z.infer<I>> & { transaction?: 'request' },
  ): Route
}

/**
 * A route: the endpoint and the operation that answers it.
 *
 * The context depends on the endpoint. Platform host: `PlatformContext & CalledBy & { locale, account }`, for
 * `signed-in` an `AccountContext`. Admin host: an `OwnerContext` for `signed-in` and for every permission. Public host:
 * a `VisitorContext`. It is in the request's transaction (`InTransaction`), with `transaction: 'own'` in none
 * (`OutsideTransaction`).
 */
export const on: On = (endpoint: Endpoint, operation: Route['operation'], options?: Route['options']): Route => ({
  endpoint,
  operation,
  options: options ?? {},
})
