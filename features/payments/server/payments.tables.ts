import type { ArchiveTables } from '#platform/context'
import type { Dispute, MethodInfo, PaymentState, PaymentSubject, ProviderName, RefundState } from '../contract/index.ts'

export interface PaymentAccountsTable {
  website_id: string
  provider: ProviderName
  is_enabled: boolean
  title: string
  instructions: string
  publishable_key: string
  secret_key: string | null
  secret_key_end: string
  webhook_secret: string | null
  webhook_secret_end: string
  older_webhook_secret: string | null
  older_webhook_secret_end: string
  capture: 'now' | 'later'
  changed_at: Date
}

export interface PaymentKeysTable {
  website_id: string
  id: string
  sealed: string
  created_at: Date
}

export interface PaymentMethodsTable {
  website_id: string
  id: string
  holder: string
  provider: ProviderName
  is_test: boolean
  reference: string
  customer_reference: string | null
  details: MethodInfo
  created_at: Date
  removed_at: Date | null
}

export interface PaymentsTable {
  website_id: string
  id: string
  key: string
  subject: PaymentSubject
  provider: ProviderName
  is_test: boolean
  reference: string | null
  currency: string
  amount_minor: number
  captured_minor: number
  refunded_minor: number
  state: PaymentState
  capture: 'now' | 'later'
  wanted: 'capture' | 'cancel' | null
  wanted_minor: number | null
  failure: string | null
  method: MethodInfo | null
  method_id: string | null
  keep_for: string | null
  description: string
  customer: { email?: string; name?: string }
  return_path: string
  disputes: readonly Dispute[]
  created_at: Date
  changed_at: Date
}

export interface PaymentRefundsTable {
  website_id: string
  id: string
  key: string
  payment_id: string
  amount_minor: number
  state: RefundState
  reference: string | null
  reason: string
  is_foreign: boolean
  created_at: Date
}

export interface PaymentEventsTable {
  website_id: string
  provider: ProviderName
  event_id: string
  kind: string
  reference: string
  happened_at: Date
  received_at: Date
}

export interface TestChargesTable {
  website_id: string
  id: string
  payment_id: string
  token_hash: string | null
  card: string
  state: 'action' | 'authorised' | 'captured' | 'refused' | 'cancelled'
  capture: 'now' | 'later'
  currency: string
  amount_minor: number
  captured_minor: number
  refunded_minor: number
  is_disputed: boolean
  created_at: Date
}

declare module '#platform/database' {
  interface Tables {
    payment_accounts: PaymentAccountsTable
    payment_keys: PaymentKeysTable
    payment_methods: PaymentMethodsTable
    payments: PaymentsTable
    payment_refunds: PaymentRefundsTable
    payment_events: PaymentEventsTable
    test_charges: TestChargesTable
  }
}

export const paymentsInArchives: ArchiveTables = {
  archived: [{ name: 'payment_methods' }, { name: 'payments' }, { name: 'payment_refunds' }, { name: 'test_charges' }],
  leftBehind: {
    payment_accounts: 'Secrets of payment providers.',
    payment_events: 'Messages to this installation.',
    payment_keys: 'Secrets of payment providers.',
  },
}
