import type { OutsideTransaction, SiteContext, SiteTransaction } from '#platform/context'
import { inSite } from '#platform/database'
import type { LocalProvider, PaymentProvider, Provider } from './provider.ts'

/** A call to a provider, in the context in which that provider is called. */
export type ProviderCall<R> = <C>(provider: Provider<C>, ctx: C) => Promise<R>

/** How the steps of a payment are taken: work on its rows, and calls to its provider. */
export interface PaymentSteps<P extends PaymentProvider> {
  readonly ctx: SiteContext
  /** Work on rows, in a transaction. */
  readonly inStep: <R>(work: (tx: SiteTransaction) => Promise<R>) => Promise<R>
  readonly callProvider: <R>(provider: P, call: ProviderCall<R>) => Promise<R>
}

/**
 * Runs each step in a transaction of its own. A remote provider is called between them, because the rows would
 * otherwise stay locked while the network responds. A local provider is called in a step of its own.
 */
export function separateSteps(ctx: OutsideTransaction<SiteContext>): PaymentSteps<PaymentProvider> {
  return {
    ctx,
    inStep: (work) => inSite(ctx, ctx.site, work),
    callProvider: (provider, call) => callProvider(ctx, provider, call),
  }
}

/** All steps in the caller's transaction: for providers that keep their records in this database. */
export function stepsWithin(tx: SiteTransaction): PaymentSteps<LocalProvider> {
  return { ctx: tx, inStep: (work) => work(tx), callProvider: (provider, call) => call(provider, tx) }
}

export async function callProvider<R>(
  ctx: OutsideTransaction<SiteContext>,
  provider: PaymentProvider,
  call: ProviderCall<R>,
): Promise<R> {
  return provider.isOutside ? call(provider, ctx) : inSite(ctx, ctx.site, (tx) => call(provider, tx))
}
