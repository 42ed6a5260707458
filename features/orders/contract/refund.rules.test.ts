import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balanceOf, type OrderLedger, unpaidLedger } from './order.rules.ts'
import { allocate, lineRefundMinor, moneyBackMinor, taxBackMinor } from './refund.rules.ts'

const line = fc.record({
  totalMinor: fc.nat(100_000_000),
  quantity: fc.integer({ min: 1, max: 40 }),
  ppm: fc.nat(300_000),
})
const taxIn = (totalMinor: number, ppm: number) => Math.round((totalMinor * ppm) / (1_000_000 + ppm))

test('however a line is refunded, its pieces and its tax add up to the charge', () => {
  fc.assert(
    fc.property(line, fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 40 }), ({ ppm, ...sold }, sizes) => {
      const taxMinor = taxIn(sold.totalMinor, ppm)
      let [refundedQuantity, backMinor, taxBack] = [0, 0, 0]
      for (const size of [...sizes, 40]) {
        const quantity = Math.min(size, sold.quantity - refundedQuantity)
        const amountMinor = lineRefundMinor({ ...sold, refundedQuantity }, quantity)
        const partMinor = taxBackMinor({ taxMinor, wholeMinor: sold.totalMinor }, backMinor, amountMinor)
        expect(amountMinor).toBeGreaterThanOrEqual(0)
        expect(partMinor >= 0 && partMinor <= amountMinor).toBe(true)
        refundedQuantity += quantity
        backMinor += amountMinor
        taxBack += partMinor
      }
      expect([refundedQuantity, backMinor, taxBack]).toEqual([sold.quantity, sold.totalMinor, taxMinor])
    }),
    { numRuns: 300 },
  )
})

test('two halves of an odd tax are that tax, not a cent more', () => {
  const lineAmounts = { taxMinor: 3, wholeMinor: 20 }
  expect([taxBackMinor(lineAmounts, 0, 10), taxBackMinor(lineAmounts, 10, 10)]).toEqual([2, 1])
})

test('no sequence of refunds creates or destroys money, with every way of paying for the order', () => {
  const order = fc.record({
    cardMinor: fc.nat(10_000_000),
    giftCardMinor: fc.nat(10_000_000),
    unpaidMinor: fc.nat(1_000_000),
    credits: fc.array(fc.nat(5_000_000), { maxLength: 12 }),
  })
  fc.assert(
    fc.property(order, ({ cardMinor, giftCardMinor, unpaidMinor, credits }) => {
      let ledger: OrderLedger = {
        ...unpaidLedger(cardMinor + giftCardMinor + unpaidMinor),
        capturedMinor: cardMinor,
        giftCardMinor,
      }
      for (const wanted of credits) {
        const creditMinor = Math.min(wanted, balanceOf(ledger).netMinor)
        const backMinor = moneyBackMinor(ledger, creditMinor)
        const parts = allocate(backMinor, [
          { id: 'card', refundableMinor: ledger.capturedMinor - ledger.refundedMinor },
          { id: 'gift', refundableMinor: ledger.giftCardMinor - ledger.giftCardRefundedMinor },
        ])
        expect(parts?.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(backMinor)
        const backTo = (id: string) => parts?.find((part) => part.id === id)?.amountMinor ?? 0
        ledger = {
          ...ledger,
          creditedMinor: ledger.creditedMinor + creditMinor,
          refundedMinor: ledger.refundedMinor + backTo('card'),
          giftCardRefundedMinor: ledger.giftCardRefundedMinor + backTo('gift'),
        }
        const { netMinor, receivedMinor, dueMinor, owedMinor } = balanceOf(ledger)
        expect(netMinor).toBe(receivedMinor + dueMinor - owedMinor)
        expect([owedMinor, Math.min(dueMinor, owedMinor), netMinor >= 0, receivedMinor >= 0]).toEqual([
          0,
          0,
          true,
          true,
        ])
      }
    }),
    { numRuns: 300 },
  )
})
