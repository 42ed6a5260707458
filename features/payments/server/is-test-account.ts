import type { PaymentAccountsTable } from './payments.tables.ts'

/** Whether what it takes is no money: the built-in gateway, and a provider with keys of its test mode. */
export function isTestAccount({
  provider,
  publishable_key: key,
}: Pick<PaymentAccountsTable, 'provider' | 'publishable_key'>): boolean {
  return provider === 'test' || (provider === 'stripe' && key.startsWith('pk_test_'))
}
