import type { OrderLedger } from './order.rules.ts'
import { balanceOf } from './order.rules.ts'

/**
 * Returns the share of the first `count` of `of` pieces in an amount. The shares of all pieces add up to the amount, in
 * any order of the refunds.
 */
export function partOf(amountMinor: number, count: number, of: number): number {
  return of === 0 ? 0 : Number((BigInt(amountMinor) * BigInt(count)) / BigInt(of))
}

/** Returns the refund of a line for a number of further units. */
export function lineRefundMinor(
  line: { totalMinor: number; quantity: number; refundedQuantity: number },
  quantity: number,
): number {
  return (
    partOf(line.totalMinor, line.refundedQuantity + quantity, line.quantity) -
    partOf(line.totalMinor, line.refundedQuantity, line.quantity)
  )
}

/** Returns the share of a tax that belongs to a part of its base. */
export function taxPartMinor(taxMinor: number, partMinor: number, wholeMinor: number): number {
  return wholeMinor === 0
    ? 0
    : Number((BigInt(taxMinor) * BigInt(partMinor) * 2n + BigInt(wholeMinor)) / (BigInt(wholeMinor) * 2n))
}

/**
 * Returns the tax refunded with a part, after `beforeMinor` of the whole was refunded. All parts together refund the
 * tax to the last unit.
 */
export function taxBackMinor(
  { taxMinor, wholeMinor }: { taxMinor: number; wholeMinor: number },
  beforeMinor: number,
  partMinor: number,
): number {
  return taxPartMinor(taxMinor, beforeMinor + partMinor, wholeMinor) - taxPartMinor(taxMinor, beforeMinor, wholeMinor)
}

/**
 * Returns the money to pay back for a credit: the customer's payments beyond the remaining value of the order. A partly
 * paid order pays back less than the credit; an overpaid one can pay back without a credit.
 */
export function moneyBackMinor(ledger: OrderLedger, creditMinor: number): number {
  const { netMinor, receivedMinor } = balanceOf(ledger)
  return Math.max(0, receivedMinor - (netMinor - creditMinor))
}

export interface Source {
  id: string
  refundableMinor: number
}

/** Takes an amount from sources in their order. Null when they do not hold as much. */
export function allocate(
  amountMinor: number,
  sources: readonly Source[],
): { id: string; amountMinor: number }[] | null {
  const parts: { id: string; amountMinor: number }[] = []
  let left = amountMinor
  for (const { id, refundableMinor } of sources) {
    const part = Math.min(left, refundableMinor)
    if (part > 0) parts.push({ id, amountMinor: part })
    left -= part
  }
  return left === 0 ? parts : null
}

/**
 * Returns the units of a line that can still be restocked: returned units were handled then, and units restocked by a
 * refund are back already.
 */
export function shelvable(
  line: { id: string; quantity: number; returnedQuantity: number },
  refunds: readonly { lines: readonly { lineId: string; quantity: number; restocked: boolean }[] }[],
): number {
  const shelved = refunds
    .flatMap(({ lines }) => lines)
    .reduce((sum, item) => (item.lineId === line.id && item.restocked ? sum + item.quantity : sum), 0)
  return Math.max(0, line.quantity - line.returnedQuantity - shelved)
}
