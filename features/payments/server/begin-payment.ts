import type { SiteContext, SiteTransaction, OutsideTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { insertRow, siteTables } from '#platform/database'
import { localPath } from '#features/accounts/server'
import {
  type Payment,
  type PaymentStep,
  type PaymentSubject,
  type ProviderName,
  paymentsProblems,
} from '../contract/index.ts'
import { openAccount } from './accounts.queries.ts'
import { applyProviderEvent } from './apply-provider-event.ts'
import { type PaymentSteps, separateSteps, stepsWithin } from './payment-steps.ts'
import { scheduleReconciliation } from './reconcile-payments.job.ts'
import { begunPaymentKey, lockedPaymentKey, paymentById, paymentOf } from './payments.queries.ts'
import type { PaymentsTable } from './payments.tables.ts'
import type { PaymentProvider, Progress, ProviderAccount, HostedPage } from './provider.ts'
import { localProvider, providers } from './providers.ts'

export interface NewPayment {
  /** Repeating a key returns the same payment; another amount is refused. */
  key: string
  provider: ProviderName
  subject: PaymentSubject
  amountMinor: number
  currency: string
  /** Text on the bank statement of the payer. */
  description: string
  customer: { email?: string; name?: string }
  /** Path of this site to which the payer comes back. */
  returnPath: string
  /** The payer is redirected to the provider's page if it asks for anything; leaving that page returns here. */
  hostedPage?: { cancelPath: string } | null
  /** `later` only authorises the money. Defaults to the setting of the account. */
  capture?: 'now' | 'later' | undefined
  /** Stores the card for this holder: `subscription:ID`, `member:ID`. */
  keepFor?: string | null
  /** Whether the owner records the money, also with a method that shoppers are not offered. */
  isByOwner?: boolean
  /** Whether it pays for a test order, so that manual payments for it are no money either. */
  isTest?: boolean
}

export interface StartedPayment {
  payment: Payment
  step: PaymentStep
}

/** Stores the payment, then sends it to the provider. */
export function beginPayment(ctx: OutsideTransaction<SiteContext>, wanted: NewPayment): Promise<StartedPayment> {
  return begin(separateSteps(ctx), providers[wanted.provider], wanted)
}

/** Like `beginPayment`, within the transaction of the caller, for providers without a remote service. */
export function beginLocalPayment(tx: SiteTransaction, wanted: NewPayment): Promise<StartedPayment> {
  return begin(stepsWithin(tx), localProvider(wanted.provider), wanted)
}

async function begin<P extends PaymentProvider>(
  steps: PaymentSteps<P>,
  provider: P,
  wanted: NewPayment,
): Promise<StartedPayment> {
  const { account, payment } = await steps.inStep(async (tx) => {
    const opened = await openAccount(tx, wanted.provider, { mustBeOn: wanted.isByOwner !== true })
    return { account: opened, payment: await writePayment(tx, opened, wanted) }
  })
  // A cancelled payment is not resumed; the payer begins another one.
  if (payment.state === 'cancelled' || payment.wanted === 'cancel')
    return finishStep(steps, payment.id, { update: {}, step: { kind: 'declined', reason: 'gone' } })
  const hostedPage = wanted.hostedPage ? pageOf(steps.ctx, payment, wanted.hostedPage.cancelPath) : null
  const progress = await steps.callProvider(provider, (called, ctx) =>
    called.begin(ctx, { account, payment, hostedPage }),
  )
  // A provider without a remote service changes nothing between these steps.
  const isUntouched = !provider.isOutside && Object.keys(progress.update).length === 0
  if (!isUntouched) return finishStep(steps, payment.id, progress)
  const untouched = await paymentOf(steps.ctx, payment)
  return { payment: untouched, step: stepOf(untouched, progress.step) }
}

function pageOf({ site }: SiteContext, payment: PaymentsTable, cancelPath: string): HostedPage {
  return { backUrl: site.baseUrl + payment.return_path, cancelUrl: site.baseUrl + localPath(cancelPath, '/') }
}

/** Stores the provider's response and returns the state of the payment. */
export async function finishStep(
  steps: PaymentSteps<never>,
  paymentId: string,
  { update, step }: Progress,
): Promise<StartedPayment> {
  return steps.inStep(async (tx) => {
    const payment =
      Object.keys(update).length > 0
        ? await applyProviderEvent(tx, paymentId, update, { isAnswer: true })
        : await paymentById(tx, paymentId)
    if (!payment) throw paymentsProblems.notFound()
    return { payment, step: stepOf(payment, step) }
  })
}

/** A payment that was completed by an earlier update is not requested again. */
function stepOf({ state }: Payment, step: PaymentStep): PaymentStep {
  return state === 'captured' || state === 'authorised' ? { kind: 'done' } : step
}

/** The row of a new payment, or the one that the key already has. */
export async function writePayment(
  ctx: SiteTransaction,
  account: ProviderAccount,
  wanted: NewPayment,
): Promise<PaymentsTable> {
  const row = rowOf(ctx, newId(ctx.now().getTime()), account, wanted)
  const { numAffectedRows } = await insertRow(ctx.db, 'payments', row, { unless: ['website_id', 'key'] })
  if (numAffectedRows === 1n) {
    // The row is invisible to other transactions until the commit.
    ctx.tx.cache.set(lockedPaymentKey, row)
    ctx.tx.cache.set(begunPaymentKey, row.id)
    await scheduleReconciliation(ctx, row, 0)
    return row
  }
  const payment = await siteTables(ctx)
    .selectFrom('payments')
    .selectAll()
    .where('key', '=', wanted.key)
    .executeTakeFirstOrThrow()
  const isSame =
    payment.amount_minor === wanted.amountMinor &&
    payment.currency === wanted.currency &&
    payment.provider === wanted.provider
  if (!isSame) throw paymentsProblems.keyReused()
  return payment
}

function rowOf(ctx: SiteContext, id: string, account: ProviderAccount, wanted: NewPayment): PaymentsTable {
  return {
    website_id: ctx.site.id,
    id,
    key: wanted.key,
    subject: wanted.subject,
    provider: wanted.provider,
    is_test: account.isTest || wanted.isTest === true,
    reference: null,
    currency: wanted.currency,
    amount_minor: wanted.amountMinor,
    captured_minor: 0,
    refunded_minor: 0,
    state: 'pending',
    capture: wanted.capture ?? account.capture,
    wanted: null,
    wanted_minor: null,
    failure: null,
    method: null,
    method_id: null,
    keep_for: wanted.keepFor ?? null,
    description: wanted.description.slice(0, 300),
    customer: wanted.customer,
    return_path: localPath(wanted.returnPath, '/'),
    disputes: [],
    created_at: ctx.now(),
    changed_at: ctx.now(),
  }
}
