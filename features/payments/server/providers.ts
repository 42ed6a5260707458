import type { ProviderName } from '../contract/index.ts'
import { manualProvider } from './manual-provider.ts'
import type { LocalProvider, OutsideProvider, PaymentProvider } from './provider.ts'
import { stripeOnDemand } from './stripe/stripe-on-demand.ts'
import { testGateway } from './test-gateway/test-gateway.ts'

export const providers: Readonly<Record<ProviderName, PaymentProvider>> & {
  readonly stripe: OutsideProvider
  readonly manual: LocalProvider
} = {
  test: testGateway,
  stripe: stripeOnDemand,
  manual: manualProvider,
}

/** Tells whether a provider is external: it is never called in a transaction. */
export function isPaidElsewhere(name: string): boolean {
  return Object.entries(providers).some(([own, { isOutside }]) => own === name && isOutside)
}

/** A provider that keeps its records in this database; only such providers are called in a transaction. */
export function localProvider(name: ProviderName): LocalProvider {
  const provider = providers[name]
  if (provider.isOutside) throw new Error(`The provider ${name} was called inside a transaction.`)
  return provider
}
