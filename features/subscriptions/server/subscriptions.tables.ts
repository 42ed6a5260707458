import type { ArchiveTables } from '#platform/context'
import type { OrderDraft, OrderPlan } from '#features/orders/contract'
import type { ProviderName } from '#features/payments/contract'
import type { UntaxedLine } from '#features/orders/server'
import type { PostalAddress } from '#platform/contract'
import type { RenewalState, SubscriptionState } from '../contract/index.ts'

export interface SubscriptionsTable {
  website_id: string
  id: string
  number: number
  state: SubscriptionState
  order_id: string
  is_test: boolean
  plan_key: string
  plan: OrderPlan
  customer: OrderDraft['customer']
  currency: string
  locale: string
  prices_include_tax: boolean
  billing_address: PostalAddress | null
  shipping_address: PostalAddress | null
  lines: UntaxedLine[]
  shipping: OrderDraft['shipping']
  total_minor: number
  provider: ProviderName
  method_id: string | null
  paid_cycles: number
  anchor_at: Date
  cycle: number
  next_renewal_at: Date | null
  token_hash: string
  /** Hash under the former secret while it is accepted. */
  former_token_hash: string | null
  search: string
  started_at: Date
  ended_at: Date | null
  /** End of a cancelled subscription. */
  stops_at: Date | null
}

export interface SubscriptionRenewalsTable {
  website_id: string
  subscription_id: string
  cycle: number
  due_at: Date
  state: RenewalState
  attempts: number
  next_attempt_at: Date | null
  failure: string | null
  draft: OrderDraft | null
  payment_id: string | null
  order_id: string | null
}

declare module '#platform/database' {
  interface Tables {
    subscriptions: SubscriptionsTable
    subscription_renewals: SubscriptionRenewalsTable
  }
}

export const subscriptionsInArchives: ArchiveTables = {
  archived: [{ name: 'subscriptions' }, { name: 'subscription_renewals' }],
}
