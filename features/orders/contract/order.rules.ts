/** `import`: of a former shop, kept as history. */
export const orderSources = ['cart', 'subscription', 'donation', 'giftcard', 'manual', 'renewal', 'import'] as const
export type OrderSource = (typeof orderSources)[number]

/** State of the order, independent of payment and fulfilment. */
export const orderStatuses = ['open', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const orderPaymentStatuses = [
  'pending',
  'authorised',
  'partly-paid',
  'paid',
  'partly-refunded',
  'refunded',
  'voided',
] as const
export type OrderPaymentStatus = (typeof orderPaymentStatuses)[number]

/** `unsent`: everything to be shipped was refunded before it left. */
export const fulfilmentStatuses = ['unfulfilled', 'partly-fulfilled', 'fulfilled', 'unsent'] as const
export type FulfilmentStatus = (typeof fulfilmentStatuses)[number]

/** Scopes of an order list: test orders are kept apart from the shop. */
export const orderWorlds = ['all', 'live', 'test'] as const

/** Labels that summarise the three states for people. */
export const orderLabels = ['pending', 'paid', 'fulfilled', 'cancelled', 'refunded'] as const
export type OrderLabel = (typeof orderLabels)[number]

export interface OrderState {
  status: OrderStatus
  paymentStatus: OrderPaymentStatus
  fulfilmentStatus: FulfilmentStatus
  /** Number in a former shop, for imported orders; '' for all others. */
  importedNumber?: string
}

/** An order of a former shop allows no action, because its buyer was served there. */
function isHistory({ importedNumber = '' }: OrderState): boolean {
  return importedNumber !== ''
}

/** The single label of an order. It is derived from the three stored states and never stored itself. */
export function labelOf({ status, paymentStatus, fulfilmentStatus }: OrderState): OrderLabel {
  if (paymentStatus === 'refunded') return 'refunded'
  if (status === 'cancelled') return 'cancelled'
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'partly-refunded'
  if (!isPaid) return 'pending'
  // All goods were refunded unsent; only their shipping was kept, if anything.
  if (fulfilmentStatus === 'unsent') return 'refunded'
  return fulfilmentStatus === 'fulfilled' ? 'fulfilled' : 'paid'
}

/** Returns the displayed order number: `1001`, `TEST-12` for test orders, or a former shop's own number. */
export function orderNumberText({
  number,
  isTest,
  importedNumber = '',
}: {
  number: number
  isTest: boolean
  importedNumber?: string
}): string {
  if (importedNumber !== '') return importedNumber
  return isTest ? `TEST-${number}` : `${number}`
}

/** Sums of an order's books, in minor units. None is ever negative. */
export interface OrderLedger {
  /** Total after edits. */
  totalMinor: number
  /** Amount of credit notes. */
  creditedMinor: number
  /** Amount taken from cards and banks. */
  capturedMinor: number
  /** Amount authorised on cards, but not captured. */
  authorisedMinor: number
  /** Amount paid with gift cards. */
  giftCardMinor: number
  /** Amount refunded to cards and banks. */
  refundedMinor: number
  /** Amount refunded as gift cards. */
  giftCardRefundedMinor: number
  /** Amount lost in disputes: the agreement with the customer is unchanged, but the money is lost. */
  lostMinor: number
}

export interface OrderBalance {
  /** Total less credits. */
  netMinor: number
  /** Money received and kept. */
  receivedMinor: number
  /** Amount that the customer still has to pay. */
  dueMinor: number
  /** Amount still owed to the customer. */
  owedMinor: number
}

/** Returns the balance of an order: `net = received + due − owed`, where due or owed is zero. */
/** The ledger of an order for which no money has moved. */
export function unpaidLedger(totalMinor: number): OrderLedger {
  return {
    totalMinor,
    creditedMinor: 0,
    capturedMinor: 0,
    authorisedMinor: 0,
    giftCardMinor: 0,
    refundedMinor: 0,
    giftCardRefundedMinor: 0,
    lostMinor: 0,
  }
}

export function balanceOf(ledger: OrderLedger): OrderBalance {
  const netMinor = ledger.totalMinor - ledger.creditedMinor
  const receivedMinor =
    ledger.capturedMinor + ledger.giftCardMinor - ledger.refundedMinor - ledger.giftCardRefundedMinor
  return {
    netMinor,
    receivedMinor,
    dueMinor: Math.max(0, netMinor - receivedMinor),
    owedMinor: Math.max(0, receivedMinor - netMinor),
  }
}

/** Amount authorised on cards for the outstanding payment. */
export function heldMinorOf({
  ledger,
  balance,
}: {
  ledger: Pick<OrderLedger, 'authorisedMinor'>
  balance: Pick<OrderBalance, 'dueMinor'>
}): number {
  return Math.min(ledger.authorisedMinor, balance.dueMinor)
}

export function paymentStatusOf(ledger: OrderLedger, status: OrderStatus): OrderPaymentStatus {
  const receivedMinor = ledger.capturedMinor + ledger.giftCardMinor
  const back = ledger.refundedMinor + ledger.giftCardRefundedMinor
  if (back > 0 && back >= receivedMinor) return 'refunded'
  if (back > 0) return 'partly-refunded'
  const { dueMinor } = balanceOf(ledger)
  if (dueMinor === 0 && status === 'open') return 'paid'
  if (receivedMinor > 0) return dueMinor === 0 ? 'paid' : 'partly-paid'
  if (status === 'cancelled') return 'voided'
  return ledger.authorisedMinor > 0 ? 'authorised' : 'pending'
}

export interface LineProgress {
  productType: number
  quantity: number
  fulfilledQuantity: number
  refundedQuantity: number
}

/**
 * Tells whether people deliver a product: goods are packed and services done; downloads and gift cards deliver
 * themselves.
 */
export function isDeliveredByPeople(productType: number): boolean {
  return productType === 1 || productType === 3
}

/** Returns the units of a line still to be sent; units refunded before that are left out. */
export function toFulfil({ productType, quantity, fulfilledQuantity, refundedQuantity }: LineProgress): number {
  if (!isDeliveredByPeople(productType)) return 0
  return Math.max(0, quantity - fulfilledQuantity - refundedQuantity)
}

interface ReturnOfLines {
  state: string
  lines: readonly { lineId: string; quantity: number }[]
}

/** Number of units of a line that were shipped and are neither returned nor on their way back. */
export function returnable(
  line: { id: string; fulfilledQuantity: number; returnedQuantity: number },
  returns: readonly ReturnOfLines[],
): number {
  const underWay = returns
    .filter(({ state }) => state === 'requested' || state === 'approved')
    .flatMap(({ lines }) => lines)
    .reduce((sum, { lineId, quantity }) => (lineId === line.id ? sum + quantity : sum), 0)
  return Math.max(0, line.fulfilledQuantity - line.returnedQuantity - underWay)
}

export function fulfilmentStatusOf(lines: readonly LineProgress[]): FulfilmentStatus {
  const open = lines.reduce((sum, line) => sum + toFulfil(line), 0)
  const sent = lines.reduce((sum, line) => sum + line.fulfilledQuantity, 0)
  if (open === 0) return sent === 0 && lines.some(isRefundedUnsent) ? 'unsent' : 'fulfilled'
  return sent > 0 ? 'partly-fulfilled' : 'unfulfilled'
}

const isRefundedUnsent = ({ productType, refundedQuantity }: LineProgress): boolean =>
  isDeliveredByPeople(productType) && refundedQuantity > 0

/** True when something of the order is still to be shipped. */
export function isToSend(fulfilmentStatus: FulfilmentStatus): boolean {
  return fulfilmentStatus === 'unfulfilled' || fulfilmentStatus === 'partly-fulfilled'
}

/** Limit of orders that are changed, printed or exported together. */
export const mostAtOnce = 200

export const bulkActs = ['fulfil', 'markPaid', 'cancel'] as const
export type BulkAct = (typeof bulkActs)[number]

/** Bulk actions that the three states of an order allow. An authorised amount is captured, not marked as paid. */
export function bulkAllows(order: OrderState): Record<BulkAct, boolean> {
  const { status, paymentStatus, fulfilmentStatus } = order
  const isOpen = status === 'open' && !isHistory(order)
  const isWaiting = isToSend(fulfilmentStatus)
  return {
    fulfil: isOpen && isWaiting,
    markPaid: isOpen && (paymentStatus === 'pending' || paymentStatus === 'partly-paid'),
    cancel: isOpen && isWaiting,
  }
}

export const orderActs = ['capture', 'markPaid', 'cancel', 'fulfil', 'refund', 'edit', 'return'] as const
export type OrderAct = (typeof orderActs)[number]

/** The state machine of orders: operations refuse every action that it refuses, and screens show no other. */
export function orderAllows(dependents: OrderState, ledger: OrderLedger): Record<OrderAct, boolean> {
  const { dueMinor, receivedMinor } = balanceOf(ledger)
  const isOpen = dependents.status === 'open' && !isHistory(dependents)
  const { fulfilmentStatus } = dependents
  const { cancel, fulfil } = bulkAllows(dependents)
  return {
    capture: isOpen && ledger.authorisedMinor > 0,
    markPaid: isOpen && dueMinor > 0,
    cancel,
    fulfil,
    refund: receivedMinor > 0 && !isHistory(dependents),
    edit: isOpen && fulfilmentStatus === 'unfulfilled' && ledger.creditedMinor === 0,
    return: isOpen && (fulfilmentStatus === 'fulfilled' || fulfilmentStatus === 'partly-fulfilled'),
  }
}
