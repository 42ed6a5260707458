import type { SiteContext } from '#platform/context'
import { type Order, type OrderDraft, balanceOf, unpaidLedger } from '../../contract/index.ts'

const nothingYet = { fulfilledQuantity: 0, refundedQuantity: 0, returnedQuantity: 0, refundedMinor: 0 }

/** The order as an email reads it. Destination and shipping are not agreed to yet. */
export function unplaced({ now }: SiteContext, draft: OrderDraft, { isTest = false } = {}): Order {
  const ledger = unpaidLedger(draft.totals.totalMinor)
  return {
    ...draft,
    id: '',
    customerId: '',
    number: 0,
    importedNumber: '',
    placedAt: now().toISOString(),
    status: 'open',
    paymentStatus: 'pending',
    fulfilmentStatus: 'unfulfilled',
    label: 'pending',
    cancelledAt: null,
    cancelReason: '',
    subscriptionId: null,
    isTest,
    takesStock: !isTest,
    shippingAddress: null,
    shipping: null,
    giftCards: [],
    lines: draft.lines.map((line) => ({ ...line, ...nothingYet })),
    ledger,
    balance: balanceOf(ledger),
  }
}
