import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type OrderLedger, lineRefundMinor, moneyBackMinor, balanceOf } from '../../contract/index.ts'

const amount = fc.integer({ min: 0, max: 100_000_000 })
const ledger: fc.Arbitrary<OrderLedger> = fc
  .record({
    totalMinor: amount,
    creditedMinor: amount,
    capturedMinor: amount,
    authorisedMinor: amount,
    giftCardMinor: amount,
    refundedMinor: amount,
    giftCardRefundedMinor: amount,
    lostMinor: amount,
  })
  .map((all) => ({
    ...all,
    creditedMinor: Math.min(all.creditedMinor, all.totalMinor),
    refundedMinor: Math.min(all.refundedMinor, all.capturedMinor),
    giftCardRefundedMinor: 0,
    lostMinor: Math.min(all.lostMinor, all.capturedMinor - Math.min(all.refundedMinor, all.capturedMinor)),
  }))

test('the amounts due and owed cannot both be positive, and both follow from the amount received', () => {
  fc.assert(
    fc.property(ledger, (all) => {
      const { netMinor, receivedMinor, dueMinor, owedMinor } = balanceOf(all)
      expect([Math.min(dueMinor, owedMinor), netMinor]).toEqual([0, receivedMinor + dueMinor - owedMinor])
      expect(moneyBackMinor(all, 0)).toBe(owedMinor)
    }),
  )
})

test('the pieces of a line add up to its total to the last unit, in any portions', () => {
  const portions = fc.tuple(amount, fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 6 }))
  fc.assert(
    fc.property(portions, ([totalMinor, parts]) => {
      const quantity = parts.reduce((sum, part) => sum + part, 0)
      let refundedQuantity = 0
      let back = 0
      for (const part of parts) {
        back += lineRefundMinor({ totalMinor, quantity, refundedQuantity }, part)
        refundedQuantity += part
      }
      expect(back).toBe(totalMinor)
    }),
  )
})
