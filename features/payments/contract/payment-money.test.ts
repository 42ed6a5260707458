import { expect, test } from 'vitest'
import {
  type disputeStates,
  isPageName,
  lostMinor,
  offeredAfter,
  paymentAllows,
  paymentStates,
  refundableMinor,
} from './payment.rules.ts'

const dispute = (state: (typeof disputeStates)[number], amountMinor: number) => ({
  reference: `${state}-${amountMinor}`,
  state,
  amountMinor,
})

test('only disputes that were lost take money back, and never more than was left of the payment', () => {
  const disputes = [dispute('lost', 1000), dispute('lost', 500), dispute('open', 700), dispute('won', 900)]
  expect(lostMinor({ disputes, capturedMinor: 5000, refundedMinor: 0 })).toBe(1500)
  expect(lostMinor({ disputes, capturedMinor: 5000, refundedMinor: 4200 })).toBe(800)
  expect(lostMinor({ disputes, capturedMinor: 5000, refundedMinor: 6000 })).toBe(0)
})

test('an amount that was captured and not refunded can be refunded', () => {
  expect(refundableMinor({ capturedMinor: 1000, refundedMinor: 400 })).toBe(600)
  expect(refundableMinor({ capturedMinor: 400, refundedMinor: 1000 })).toBe(0)
})

test('a payment is captured while it is held, released until it is captured, and refunded while an amount is left', () => {
  const allows = (capturedMinor: number, refundedMinor: number) =>
    paymentStates.map((state) => ({ state, ...paymentAllows({ state, capturedMinor, refundedMinor }) }))
  expect(allows(0, 0).flatMap(({ state, capture }) => (capture ? [state] : []))).toEqual(['authorised'])
  expect(allows(0, 0).flatMap(({ state, cancel }) => (cancel ? [state] : []))).not.toContain('captured')
  expect(allows(0, 0).find(({ state }) => state === 'authorised')?.cancel).toBe(true)
  const refunds = (captured: number, refunded: number) => allows(captured, refunded).every(({ refund }) => refund)
  expect([refunds(1000, 999), refunds(1000, 1000), refunds(0, 0)]).toEqual([true, false, false])
})

test('a name of Stripe’s page is distinguished from that of a payment', () => {
  expect([isPageName('cs_test_1'), isPageName('pi_cs_1'), isPageName('pi_cs_'), isPageName(null)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('the test gateway replaces real payment methods until one is on, or the owner sets it', () => {
  const start = { provider: 'test' as const, isEnabled: false, isStart: true }
  const stripe = (isEnabled: boolean) => ({ provider: 'stripe' as const, isEnabled, isStart: false })
  expect(offeredAfter([start, stripe(false)], { provider: 'stripe', isEnabled: false })).toEqual(['test'])
  expect(offeredAfter([start, stripe(false)], { provider: 'stripe', isEnabled: true })).toEqual(['stripe'])
  expect(offeredAfter([start, stripe(true)], { provider: 'stripe', isEnabled: false })).toEqual(['test'])
  expect(offeredAfter([start, stripe(true)], { provider: 'test', isEnabled: true })).toEqual(['test', 'stripe'])
  expect(offeredAfter([start, stripe(false)], { provider: 'test', isEnabled: false })).toEqual([])
  const startOfStripe = { provider: 'stripe' as const, isEnabled: false, isStart: true }
  expect(offeredAfter([start, startOfStripe], { provider: 'test', isEnabled: true })).toEqual(['test'])
})
