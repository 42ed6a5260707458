import type { PlatformContext } from '#platform/context'
import type { PaymentAccountsTable } from './payments.tables.ts'

/**
 * Tells whether payments of an account are tests: those of the built-in gateway, and of a provider in its test mode.
 */
export function isTestAccount(
  { config }: Pick<PlatformContext, 'config'>,
  { provider, publishable_key: key }: Pick<PaymentAccountsTable, 'provider' | 'publishable_key'>,
): boolean {
  if (provider === 'test') return config.gatewayIsReal !== true
  return provider === 'stripe' && key.startsWith('pk_test_')
}
