import type { PlatformContext } from '#platform/context'
import type { PaymentAccountsTable } from './payments.tables.ts'

/** Whether what it takes is no money: the built-in gateway, and a provider with keys of its test mode. */
export function isTestAccount(
  { config }: Pick<PlatformContext, 'config'>,
  { provider, publishable_key: key }: Pick<PaymentAccountsTable, 'provider' | 'publishable_key'>,
): boolean {
  if (provider === 'test') return config.gatewayIsReal !== true
  return provider === 'stripe' && key.startsWith('pk_test_')
}
