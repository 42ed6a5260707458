/** All payment providers. `test` is the built-in gateway, and `manual` is money that arrives outside of the shop. */
export const providerNames = ['test', 'stripe', 'manual'] as const
export type ProviderName = (typeof providerNames)[number]

/**
 * State of a payment. `pending`: not paid yet. `action`: the payer has to take another step (3-D Secure). `processing`:
 * the bank takes its time. `authorised`: held but not captured. `captured`: taken. `declined`: refused; the payer may
 * try again. `cancelled`: given up permanently.
 */
export const paymentStates = [
  'pending',
  'declined',
  'action',
  'processing',
  'authorised',
  'captured',
  'cancelled',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** Order of outcomes: a bank may decide for the shop after deciding for the card holder. */
export const disputeStates = ['open', 'lost', 'won'] as const
export type DisputeState = (typeof disputeStates)[number]

export const refundStates = ['pending', 'succeeded', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** A dispute about a payment or a part of it; there may be several. `reference` is the provider's id. */
export interface Dispute {
  reference: string
  state: DisputeState
  amountMinor: number
}

/** State and amounts of a payment when an update arrives. */
export interface PaymentBalance {
  state: PaymentState
  amountMinor: number
  capturedMinor: number
  disputes: readonly Dispute[]
}

/** A provider's update about a payment. Absent properties are unchanged. */
export interface PaymentUpdate {
  state?: PaymentState
  capturedMinor?: number
  /** Disputes known to the provider at that moment. */
  disputes?: readonly Dispute[]
}

/**
 * Allowed transitions from each state. `event`: by any message of the provider, which may come twice, late and in any
 * order. `answer`: only by the response to a request, because an older message may contain the same. All other
 * transitions are refused.
 */
const transitions: Readonly<Record<PaymentState, Partial<Record<PaymentState, 'event' | 'answer'>>>> = {
  pending: {
    declined: 'event',
    action: 'event',
    processing: 'event',
    authorised: 'event',
    captured: 'event',
    cancelled: 'event',
  },
  declined: {
    pending: 'answer',
    action: 'event',
    processing: 'event',
    authorised: 'event',
    captured: 'event',
    cancelled: 'event',
  },
  action: {
    pending: 'answer',
    declined: 'answer',
    processing: 'event',
    authorised: 'event',
    captured: 'event',
    cancelled: 'event',
  },
  processing: {
    pending: 'answer',
    declined: 'answer',
    action: 'answer',
    authorised: 'event',
    captured: 'event',
    cancelled: 'event',
  },
  authorised: { captured: 'event', cancelled: 'event' },
  captured: {},
  // The money was captured after the payment had been cancelled.
  cancelled: { captured: 'event' },
}

/**
 * Merges an update into the known state by the table of transitions. An older message never reverts an authorisation,
 * capture or cancellation, and captured money stays captured. `isAnswer`: the update is the response to our own
 * request, made just now.
 */
export function mergePaymentUpdate(balance: PaymentBalance, update: PaymentUpdate, isAnswer = false): PaymentBalance {
  const capturedMinor = Math.min(balance.amountMinor, Math.max(balance.capturedMinor, update.capturedMinor ?? 0))
  const reportedState = capturedMinor > 0 ? 'captured' : (update.state ?? balance.state)
  return {
    ...balance,
    capturedMinor,
    state: mayFollow(balance.state, reportedState, isAnswer) ? reportedState : balance.state,
    disputes: (update.disputes ?? []).reduce(joinDispute, balance.disputes),
  }
}

function mayFollow(from: PaymentState, to: PaymentState, isAnswer: boolean): boolean {
  const by = transitions[from][to]
  return by === 'event' || (by === 'answer' && isAnswer)
}

/** A dispute only moves forward. One that was stored without a name belongs to the first reported one. */
function joinDispute(disputes: readonly Dispute[], reported: Dispute): readonly Dispute[] {
  const before =
    disputes.find(({ reference }) => reference === reported.reference) ??
    disputes.find(({ reference }) => reference === '')
  const weight = (state: DisputeState) => disputeStates.indexOf(state)
  const joined = {
    reference: reported.reference,
    state: before && weight(before.state) > weight(reported.state) ? before.state : reported.state,
    amountMinor: Math.max(before?.amountMinor ?? 0, reported.amountMinor),
  }
  return [...disputes.filter((dispute) => dispute !== before), joined].toSorted((a, b) =>
    a.reference < b.reference ? -1 : 1,
  )
}

/**
 * Returns the dispute state of a payment: lost money stays lost even if another dispute is won; undecided disputes come
 * next.
 */
export function disputeOf(disputes: readonly Dispute[]): { disputeState: DisputeState | null; disputedMinor: number } {
  const disputeState =
    (['lost', 'open', 'won'] as const).find((state) => disputes.some((dispute) => dispute.state === state)) ?? null
  const disputedMinor = disputes
    .filter(({ state }) => state === disputeState)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return { disputeState, disputedMinor }
}

/** Returns the amount lost to disputes: never more than remained of the payment. */
export function lostMinor({
  disputes,
  capturedMinor,
  refundedMinor,
}: Pick<PaymentBalance, 'disputes' | 'capturedMinor'> & { refundedMinor: number }): number {
  const minor = disputes.filter(({ state }) => state === 'lost').reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return Math.min(minor, Math.max(0, capturedMinor - refundedMinor))
}

/** Stripe's page has an id before its payment exists; the payment's id replaces it. */
export function isPageName(reference: string | null): boolean {
  return reference?.startsWith('cs_') === true
}

/** Returns the amount of a payment that can still be refunded. */
export function refundableMinor({
  capturedMinor,
  refundedMinor,
}: {
  capturedMinor: number
  refundedMinor: number
}): number {
  return Math.max(0, capturedMinor - refundedMinor)
}

/** Whether a payment can be captured, cancelled or refunded. */
export function paymentAllows({
  state,
  capturedMinor,
  refundedMinor,
}: {
  state: PaymentState
  capturedMinor: number
  refundedMinor: number
}) {
  return {
    capture: state === 'authorised',
    cancel: mayFollow(state, 'cancelled', true),
    refund: capturedMinor - refundedMinor > 0,
  }
}

interface Offer {
  provider: ProviderName
  isEnabled: boolean
  isStart: boolean
}

/**
 * Returns the payment methods offered after a switch. The test gateway, until it has been set, is offered as long as
 * nothing else is.
 */
export function offeredAfter(
  accounts: readonly Offer[],
  change: { provider: ProviderName; isEnabled: boolean },
): ProviderName[] {
  const changed = accounts.map((account) =>
    account.provider === change.provider ? { ...account, ...change, isStart: false } : account,
  )
  const hasOther = changed.some(({ provider, isEnabled }) => provider !== 'test' && isEnabled)
  const isOn = ({ provider, isEnabled, isStart }: Offer) => (provider === 'test' && isStart ? !hasOther : isEnabled)
  return changed.filter(isOn).map(({ provider }) => provider)
}
