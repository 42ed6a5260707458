import { expect, test } from 'vitest'
import { mayRefundVat } from './refund-vat.rules.ts'
import { allocate, partOf, shelvable, taxPartMinor } from './refund.rules.ts'

type Question = Parameters<typeof mayRefundVat>[0]

/** A business order on which tax was charged, whose number VIES confirmed since. */
const confirmed = (parts: {
  status?: string
  taxMinor?: number
  credited?: number
  treatment?: string
  state?: string | null
  number?: string | null
}) =>
  mayRefundVat({
    status: parts.status ?? 'open',
    totals: { taxMinor: parts.taxMinor ?? 210 },
    ledger: { creditedMinor: parts.credited ?? 0 },
    taxTreatment: parts.treatment ?? 'standard',
    customer: {
      vatNumber: parts.number === undefined ? 'BE0428759497' : parts.number,
      vatCheck: parts.state === null ? undefined : { state: parts.state ?? 'valid' },
    },
  } as Question)

test('VAT goes back on an open order with tax whose number was confirmed, and on no other', () => {
  expect([confirmed({}), confirmed({ state: 'approved' })]).toEqual([true, true])
  expect(confirmed({ state: 'invalid' })).toBe(false)
  expect(confirmed({ state: 'unreachable' })).toBe(false)
  expect(confirmed({ state: null })).toBe(false)
  expect(confirmed({ number: null })).toBe(false)
  expect(confirmed({ status: 'cancelled' })).toBe(false)
  expect(confirmed({ credited: 1 })).toBe(false)
  expect(confirmed({ taxMinor: 0 })).toBe(false)
  expect(confirmed({ treatment: 'reverse-charge' })).toBe(false)
})

test('a part of nothing is nothing', () => {
  expect([partOf(100, 1, 0), taxPartMinor(100, 1, 0)]).toEqual([0, 0])
})

test('only pieces that neither came back nor were restocked by another refund are restocked', () => {
  const line = { id: 'a', quantity: 5, returnedQuantity: 1 }
  const refund = (lineId: string, quantity: number, restocked: boolean) => ({
    lines: [{ lineId, quantity, restocked }],
  })
  expect(shelvable(line, [])).toBe(4)
  expect(shelvable(line, [refund('a', 2, true), refund('a', 1, false), refund('b', 2, true)])).toBe(2)
  expect(shelvable(line, [refund('a', 9, true)])).toBe(0)
})

test('an amount is taken from sources in their order, and not at all where they do not cover it', () => {
  const sources = [
    { id: 'empty', refundableMinor: 0 },
    { id: 'card', refundableMinor: 600 },
    { id: 'gift card', refundableMinor: 400 },
  ]
  expect(allocate(700, sources)).toEqual([
    { id: 'card', amountMinor: 600 },
    { id: 'gift card', amountMinor: 100 },
  ])
  expect(allocate(1000, sources)?.map(({ amountMinor }) => amountMinor)).toEqual([600, 400])
  expect(allocate(1001, sources)).toBeNull()
})
