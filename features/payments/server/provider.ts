import type { z } from 'zod'
import type { OutsideTransaction, SiteContext, SiteTransaction } from '#platform/context'
import type { Caller } from '#platform/http'
import type {
  MethodInfo,
  PaymentStep,
  PaymentUpdate,
  ProviderName,
  RefundState,
  cardDetailsSchema,
} from '../contract/index.ts'
import type { PaymentMethodsTable, PaymentsTable } from './payments.tables.ts'

export type CardDetails = z.infer<typeof cardDetailsSchema>

/** A provider's update of a refund. `refundId` is our own id, if the provider knows it. */
export interface RefundUpdate {
  reference: string
  refundId?: string | undefined
  amountMinor: number
  state: RefundState
}

/** A payment method that a provider stores. */
export interface StoredMethod {
  reference: string
  customerReference: string | null
  details: MethodInfo
}

/** A provider's update of a payment. A missing property leaves the stored value unchanged. */
export interface ProviderUpdate extends PaymentUpdate {
  reference?: string
  failure?: string | null
  method?: MethodInfo
  storedMethod?: StoredMethod
  refunds?: readonly RefundUpdate[]
}

/** The site's account with a provider, with decrypted secrets, for one call. */
export interface ProviderAccount {
  provider: ProviderName
  isTest: boolean
  title: string
  instructions: string
  publishableKey: string
  secretKey: string
  webhookSecrets: readonly string[]
  capture: 'now' | 'later'
}

export interface ProviderEvent {
  id: string
  kind: string
  happenedAt: Date
  /** The provider's reference of the payment; null when the message is about none of ours. */
  reference: string | null
  /**
   * The payment's own id if the message contains it, because the message may arrive before the response with the
   * reference.
   */
  paymentId?: string
}

export interface ProviderRequest {
  account: ProviderAccount
  payment: PaymentsTable
}

/** Address of the provider's own page, for payers whose page has no scripts. */
export interface HostedPage {
  backUrl: string
  cancelUrl: string
}

export interface Progress {
  update: ProviderUpdate
  step: PaymentStep
}

/** A payment method that is saved without a payment. */
export interface MethodSetup {
  holder: string
  /** The same key begins the same setup. */
  key: string
  customer: { email?: string; name?: string }
  details: CardDetails | null
  /** The provider's reference of the setup. */
  setup: string | null
  /**
   * Address to which the provider's page returns payers whose page has no scripts; `{SETUP}` in it is replaced with the
   * name of the setup.
   */
  returnUrl: string | null
}

/** `C`: the context in which it is called. */
export interface Provider<C> {
  name: ProviderName
  /** Creates the payment at the provider. A repeated call for the same payment returns the same result. */
  begin: (ctx: C, request: ProviderRequest & { hostedPage: HostedPage | null }) => Promise<Progress>
  /** With the card's details where we ask for them; without them it asks the provider for the result. */
  confirm: (ctx: C, request: ProviderRequest & { details: CardDetails | null }) => Promise<Progress>
  capture: (ctx: C, request: ProviderRequest & { amountMinor: number }) => Promise<ProviderUpdate>
  cancel: (ctx: C, request: ProviderRequest) => Promise<ProviderUpdate>
  refund: (
    ctx: C,
    request: ProviderRequest & { refundId: string; amountMinor: number; reason: string },
  ) => Promise<ProviderUpdate>
  /** Charges a kept method while the payer is away. */
  chargeSaved?: (ctx: C, request: ProviderRequest & { method: PaymentMethodsTable }) => Promise<ProviderUpdate>
  /**
   * Saves a method without a payment: first without details, for the next step of the payer's page; then with them, or
   * with the setup's id.
   */
  saveMethod?: (
    ctx: C,
    request: MethodSetup & { account: ProviderAccount },
  ) => Promise<{ step: PaymentStep; setup: string | null; storedMethod: StoredMethod | null }>
  /** Checks the signature; throws `payments.signature_unfit`. */
  readWebhook?: (
    ctx: C,
    request: { account: ProviderAccount; message: NonNullable<Caller['message']> },
  ) => Promise<ProviderEvent>
  /** Returns the present state at the provider. */
  lookUp?: (ctx: C, request: { account: ProviderAccount; reference: string }) => Promise<ProviderUpdate>
}

/** A provider with a remote service, which is never called inside a transaction. */
export interface OutsideProvider extends Provider<OutsideTransaction<SiteContext>> {
  isOutside: true
}

/** A provider that keeps its records in this database, in the transaction of the caller. */
export interface LocalProvider extends Provider<SiteTransaction> {
  isOutside: false
}

export type PaymentProvider = OutsideProvider | LocalProvider
