import type { SiteContext } from '#platform/context'
import { inSite } from '#platform/database'
import type { PaymentProvider } from './provider.ts'

/** One step of work in a transaction of its own, or in the caller's where there is one. */
export function inStep<R>(ctx: SiteContext, work: (inside: SiteContext) => Promise<R>): Promise<R> {
  return inSite(ctx, ctx.site, work)
}

/**
 * A call to a provider. One that is somewhere else is never called while a transaction is open: rows would stay locked for as long as
 * the network likes. One that keeps its books here is called in a step of its own.
 */
export function callProvider<R>(
  ctx: SiteContext,
  provider: PaymentProvider,
  call: (inside: SiteContext) => Promise<R>,
): Promise<R> {
  if (!provider.isOutside) return inStep(ctx, call)
  if (ctx.db.isTransaction) throw new Error(`The provider ${provider.name} was called inside a transaction.`)
  return call(ctx)
}
