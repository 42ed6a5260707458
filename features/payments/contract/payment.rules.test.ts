import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type PaymentBalance,
  type Dispute,
  type PaymentUpdate,
  disputeOf,
  disputeStates,
  mergePaymentUpdate,
  paymentStates,
} from './payment.rules.ts'

const fresh: PaymentBalance = { state: 'pending', amountMinor: 5000, capturedMinor: 0, disputes: [] }
const dispute = fc.record({
  reference: fc.constantFrom('a', 'b', 'c'),
  state: fc.constantFrom(...disputeStates),
  amountMinor: fc.integer({ min: 0, max: 5000 }),
})
const update: fc.Arbitrary<PaymentUpdate> = fc.record(
  {
    state: fc.constantFrom(...paymentStates),
    capturedMinor: fc.integer({ min: 0, max: 5000 }),
    disputes: fc.array(dispute, { maxLength: 4 }),
  },
  { requiredKeys: [] },
)
const heard = (all: readonly PaymentUpdate[]) =>
  all.reduce<PaymentBalance>((balance, paymentUpdate) => mergePaymentUpdate(balance, paymentUpdate), fresh)

test('events of a payment may arrive in any order: the end is the same', () => {
  const shuffled = fc
    .array(update, { maxLength: 8 })
    .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })))
  fc.assert(
    fc.property(shuffled, ([original, other]) => {
      expect(heard(other)).toEqual(heard(original))
    }),
  )
})

test('an event that arrives twice changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.array(update, { maxLength: 8 }), (all) => {
      expect(heard([...all, ...all])).toEqual(heard(all))
    }),
  )
})

test('no event takes captured money back, or captures more than was requested', () => {
  fc.assert(
    fc.property(fc.array(update, { maxLength: 8 }), update, (all, last) => {
      const before = heard(all)
      const after = mergePaymentUpdate(before, last)
      expect(after.capturedMinor).toBeGreaterThanOrEqual(before.capturedMinor)
      expect(after.capturedMinor).toBeLessThanOrEqual(after.amountMinor)
      expect(before.capturedMinor > 0 && after.state !== 'captured').toBe(false)
    }),
  )
})

test('a declined payer may try again, but not on the word of an old message', () => {
  const declined = mergePaymentUpdate(fresh, { state: 'declined' })
  expect(mergePaymentUpdate(declined, { state: 'pending' }).state).toBe('declined')
  expect(mergePaymentUpdate(mergePaymentUpdate(declined, { state: 'action' }), { state: 'declined' }, true).state).toBe(
    'declined',
  )
})

test('a lost dispute can still be won, and stays won after every older message', () => {
  const disputeUpdate = (state: Dispute['state'], balance = fresh) =>
    mergePaymentUpdate(balance, { disputes: [{ reference: 'a', state, amountMinor: 5000 }] })
  const lost = disputeUpdate('lost', disputeUpdate('open'))
  expect(
    [lost, disputeUpdate('won', lost), disputeUpdate('lost', disputeUpdate('won', lost))].map(
      ({ disputes }) => disputeOf(disputes).disputeState,
    ),
  ).toEqual(['lost', 'won', 'won'])
})

test('each of several disputes has its own state: one lost after another was won is lost, with its own amount', () => {
  const firstDispute = { reference: 'a', amountMinor: 3000 }
  const other = { reference: 'b', amountMinor: 1200 }
  const won = mergePaymentUpdate(fresh, { disputes: [{ ...firstDispute, state: 'won' }] })
  const again = mergePaymentUpdate(won, { disputes: [{ ...other, state: 'open' }] })
  const lost = mergePaymentUpdate(again, {
    disputes: [
      { ...firstDispute, state: 'won' },
      { ...other, state: 'lost' },
    ],
  })
  const late = mergePaymentUpdate(lost, { disputes: [{ ...firstDispute, state: 'open' }] })
  expect([won, again, lost, late].map(({ disputes }) => disputeOf(disputes))).toEqual([
    { disputeState: 'won', disputedMinor: 3000 },
    { disputeState: 'open', disputedMinor: 1200 },
    { disputeState: 'lost', disputedMinor: 1200 },
    { disputeState: 'lost', disputedMinor: 1200 },
  ])
})

test('the money of a dispute is lost exactly when that dispute was lost, for every order and number of all events', () => {
  fc.assert(
    fc.property(fc.array(update, { maxLength: 8 }), (all) => {
      const { disputes } = heard(all)
      const updates = all.flatMap((paymentUpdate) => paymentUpdate.disputes ?? [])
      const lost = [...Map.groupBy(updates, ({ reference }) => reference).values()].filter(
        (same) => same.some(({ state }) => state === 'lost') && same.every(({ state }) => state !== 'won'),
      )
      const minor = lost.reduce((sum, same) => sum + Math.max(...same.map(({ amountMinor }) => amountMinor)), 0)
      const { disputeState, disputedMinor } = disputeOf(disputes)
      expect([disputeState === 'lost', disputeState === 'lost' ? disputedMinor : 0]).toEqual([lost.length > 0, minor])
    }),
  )
})

test('a dispute recorded before disputes had names is the first that is reported', () => {
  const nameless = { ...fresh, disputes: [{ reference: '', state: 'open' as const, amountMinor: 5000 }] }
  const merged = mergePaymentUpdate(nameless, { disputes: [{ reference: 'a', state: 'lost', amountMinor: 5000 }] })
  expect(merged.disputes).toEqual([{ reference: 'a', state: 'lost', amountMinor: 5000 }])
})

test('an abandoned payment stays abandoned, unless the money arrives after all', () => {
  const cancelled = mergePaymentUpdate(fresh, { state: 'cancelled' })
  expect(mergePaymentUpdate(cancelled, { state: 'authorised' }).state).toBe('cancelled')
  expect(mergePaymentUpdate(cancelled, { state: 'captured', capturedMinor: 5000 })).toMatchObject({
    state: 'captured',
    capturedMinor: 5000,
  })
})
