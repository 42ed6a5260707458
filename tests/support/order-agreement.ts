import { expect } from 'vitest'
import { giftCardsById } from '#features/giftcards/server'
import { lineTotalOf, type Order, type OrderDetail } from '#features/orders/contract'
import type { OwnerContext } from '#platform/context'
import { lostMinor } from '#features/payments/contract'
import { siteTables } from '#platform/database'
import { orderDetail } from '../../features/orders/server/base/order-detail.ts'
import type { InvoiceData } from '../../features/orders/server/base/order-rows.ts'

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0)

/** Returns the amount that an order counts as sales; lost disputes are deducted. */
export function soldMinorOf({ balance, ledger }: Order): number {
  return Math.max(0, balance.netMinor - ledger.lostMinor)
}

/** Returns the amount that a customer spent on an order; lost disputes are deducted. */
export function keptMinorOf({ balance, ledger }: Order): number {
  return balance.receivedMinor - ledger.lostMinor
}

/** Checks that the books, gift cards, invoices and stock of an order agree after any action. */
export async function checkOrder(ctx: OwnerContext, id: string): Promise<void> {
  const detail = await orderDetail(ctx, id)
  checkBooks(detail)
  await checkCards(ctx, detail)
  const documents = await siteTables(ctx)
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('issued_at')
    .orderBy('number')
    .execute()
  checkDocuments(detail, documents)
  checkDiscounts(detail, documents)
  await checkShelf(ctx, detail)
}

/** Checks that totals equal their parts, that payments equal the movements, and that no amount is negative. */
function checkBooks({ order, payments, refunds }: OrderDetail): void {
  const { ledger, balance, totals, lines, shipping, pricesIncludeTax } = order
  expect(
    Math.min(...Object.values(ledger), ...Object.values(balance), ...Object.values(totals)),
  ).toBeGreaterThanOrEqual(0)
  expect(ledger.totalMinor).toBe(totals.totalMinor)
  expect(totals.taxMinor).toBe(sum(lines.map(({ taxMinor }) => taxMinor)) + (shipping?.taxMinor ?? 0))
  expect(totals.taxMinor).toBe(sum(order.taxes.map(({ amountMinor }) => amountMinor)))
  for (const line of lines) expect(line.totalMinor).toBe(lineTotalOf(line, pricesIncludeTax))
  const toCards = sum(
    refunds.flatMap(({ to }) => to.filter(({ kind }) => kind === 'giftcard').map((item) => item.amountMinor)),
  )
  const moved = sum(payments.map(({ capturedMinor, refundedMinor }) => capturedMinor - refundedMinor))
  expect(balance.receivedMinor).toBe(moved + ledger.giftCardMinor - toCards)
  expect(balance.netMinor + balance.owedMinor - balance.dueMinor).toBe(balance.receivedMinor)
  expect(ledger.lostMinor).toBe(sum(payments.map(lostMinor)))
  expect(ledger.creditedMinor).toBe(sum(refunds.map(({ totalMinor }) => totalMinor)))
  expect(new Set(payments.map(({ isTest }) => isTest)).size).toBeLessThanOrEqual(1)
  expect(payments.every(({ isTest }) => isTest === order.isTest)).toBe(true)
  if (order.taxTreatment !== 'standard') expect(totals.taxMinor).toBe(0)
}

/** Checks that the movements of gift cards equal the amounts of the order. */
async function checkCards(ctx: OwnerContext, { order }: OrderDetail): Promise<void> {
  const cards = await giftCardsById(
    ctx,
    order.giftCards.map(({ giftCardId }) => giftCardId),
  )
  for (const card of cards) {
    const entries = await siteTables(ctx)
      .selectFrom('gift_card_entries')
      .selectAll()
      .where('gift_card_id', '=', card.id)
      .execute()
    expect(card.balanceMinor).toBeGreaterThanOrEqual(0)
    expect(card.balanceMinor).toBeLessThanOrEqual(card.initialMinor)
    expect(card.balanceMinor).toBe(sum(entries.map(({ amount_minor: minor }) => minor)))
    expect(card.isTest).toBe(order.isTest)
  }
}

/** Invoices less credit notes are what the order is worth, and no rate gives back more tax than it took. */
function checkDocuments(
  { order, refunds }: OrderDetail,
  documents: readonly { kind: string; number: string; content: InvoiceData }[],
): void {
  const of = (kind: string) => documents.filter((document) => document.kind === kind).map(({ content }) => content)
  const worth = (all: readonly InvoiceData[]) => sum(all.map(({ totalMinor }) => totalMinor))
  expect(worth(of('invoice')) - worth(of('credit-note'))).toBe(order.balance.netMinor)
  const taxBy = (all: readonly InvoiceData[], name: string) =>
    sum(all.flatMap(({ taxes }) => taxes.filter((tax) => tax.name === name).map(({ amountMinor }) => amountMinor)))
  for (const name of ['Btw standard', 'Btw reduced-rate']) {
    const left = taxBy(of('invoice'), name) - taxBy(of('credit-note'), name)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left).toBeLessThanOrEqual(taxBy(of('invoice'), name))
  }
  for (const { taxes, taxMinor } of documents.map(({ content }) => content))
    expect(sum(taxes.map(({ amountMinor }) => amountMinor))).toBe(taxMinor)
  expect(sum(refunds.map(({ totalMinor }) => totalMinor))).toBe(order.ledger.creditedMinor)
  expect(documents.every(({ number }) => number.startsWith('TEST-') === order.isTest)).toBe(true)
}

/** Checks that the named discounts and the valid invoice deduct the same amount. */
function checkDiscounts({ order }: OrderDetail, documents: readonly { kind: string; content: InvoiceData }[]): void {
  const { discounts, lines, shipping, totals } = order
  expect(totals.discountMinor).toBe(sum(lines.map((line) => line.discountMinor)) + (shipping?.discountMinor ?? 0))
  if (discounts.length > 0) expect(sum(discounts.map(({ amountMinor }) => amountMinor))).toBe(totals.discountMinor)
  const latest = documents.findLast(({ kind }) => kind === 'invoice')?.content
  if (!latest) return
  const onLines = sum(latest.lines.map(({ discountMinor }) => discountMinor))
  expect(onLines + (latest.shipping?.discountMinor ?? 0)).toBe(totals.discountMinor)
  expect(latest.totalMinor).toBe(totals.totalMinor)
}

/** No more goes back to the shelf than was taken, and a test order moves nothing. */
async function checkShelf(ctx: OwnerContext, { order }: OrderDetail): Promise<void> {
  const moved = await siteTables(ctx)
    .selectFrom('stock_movements')
    .select((row) => ['variant_id', row.fn.sum<number>('delta').as('delta')])
    .where('subject', '=', `order:${order.id}`)
    .groupBy('variant_id')
    .execute()
  for (const { delta } of moved) expect(Number(delta)).toBeLessThanOrEqual(0)
  if (order.isTest) expect(moved).toEqual([])
}
