import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PaymentPosition, type PositionNews, disputeStates, joinNews, paymentStates } from './payment.rules.ts'

const fresh: PaymentPosition = { state: 'pending', amountMinor: 5000, capturedMinor: 0, disputeState: null, disputedMinor: 0 }
const news: fc.Arbitrary<PositionNews> = fc.record(
  {
    state: fc.constantFrom(...paymentStates),
    capturedMinor: fc.integer({ min: 0, max: 5000 }),
    dispute: fc.record({ state: fc.constantFrom(...disputeStates), amountMinor: fc.integer({ min: 0, max: 5000 }) }),
  },
  { requiredKeys: [] },
)
const heard = (all: readonly PositionNews[]) => all.reduce((known, one) => joinNews(known, one), fresh)

test('news of a payment may come in any order: the end is the same', () => {
  const shuffled = fc.array(news, { maxLength: 8 }).chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })))
  fc.assert(
    fc.property(shuffled, ([one, other]) => {
      expect(heard(other)).toEqual(heard(one))
    }),
  )
})

test('news that comes twice changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.array(news, { maxLength: 8 }), (all) => {
      expect(heard([...all, ...all])).toEqual(heard(all))
    }),
  )
})

test('no news takes money back that was taken, and never takes more than was asked for', () => {
  fc.assert(
    fc.property(fc.array(news, { maxLength: 8 }), news, (all, last) => {
      const before = heard(all)
      const after = joinNews(before, last)
      expect(after.capturedMinor).toBeGreaterThanOrEqual(before.capturedMinor)
      expect(after.capturedMinor).toBeLessThanOrEqual(after.amountMinor)
      expect(before.capturedMinor > 0 && after.state !== 'captured').toBe(false)
    }),
  )
})

test('a payer who was refused may try again, but not on the word of an old message', () => {
  const declined = joinNews(fresh, { state: 'declined' })
  expect(joinNews(declined, { state: 'pending' }).state).toBe('declined')
  expect(joinNews(joinNews(declined, { state: 'action' }), { state: 'declined' }, true).state).toBe('declined')
})

test('a dispute that was lost can still be won, and stays won whatever old message comes after', () => {
  const lost = joinNews(joinNews(fresh, { dispute: { state: 'open', amountMinor: 5000 } }), { dispute: { state: 'lost', amountMinor: 5000 } })
  const won = joinNews(lost, { dispute: { state: 'won', amountMinor: 5000 } })
  expect([lost.disputeState, won.disputeState]).toEqual(['lost', 'won'])
  expect(joinNews(won, { dispute: { state: 'lost', amountMinor: 5000 } }).disputeState).toBe('won')
})

test('what was given up stays given up, unless the money came after all', () => {
  const cancelled = joinNews(fresh, { state: 'cancelled' })
  expect(joinNews(cancelled, { state: 'authorised' }).state).toBe('cancelled')
  expect(joinNews(cancelled, { state: 'captured', capturedMinor: 5000 })).toMatchObject({ state: 'captured', capturedMinor: 5000 })
})
