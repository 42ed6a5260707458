import { expect, test } from 'vitest'
import {
  cycleStart,
  isComplete,
  isPaidAt,
  nextCycle,
  subscriptionAllows,
  subscriptionStates,
} from './subscription.rules.ts'

const day = (text: string) => new Date(`${text}T10:00:00Z`)
const starts = (from: string, unit: 'WEEK' | 'MONTH' | 'YEAR', value: number, counts: number[]) =>
  counts.map((count) => cycleStart(day(from), { unit, value }, count).toISOString().slice(0, 10))

test('a cycle begins a number of weeks, months or years after the first day', () => {
  expect(starts('2026-01-15', 'WEEK', 2, [1, 2])).toEqual(['2026-01-29', '2026-02-12'])
  expect(starts('2026-01-15', 'MONTH', 1, [1, 12])).toEqual(['2026-02-15', '2027-01-15'])
  expect(starts('2026-01-15', 'YEAR', 1, [1, 3])).toEqual(['2027-01-15', '2029-01-15'])
})

test('a month without the day ends on its last, and the month after uses the day again', () => {
  expect(starts('2026-01-31', 'MONTH', 1, [1, 2, 3])).toEqual(['2026-02-28', '2026-03-31', '2026-04-30'])
  expect(starts('2024-02-29', 'YEAR', 1, [1, 4])).toEqual(['2025-02-28', '2028-02-29'])
})

test('a plan with a number of cycles is complete with the last; 0 never is', () => {
  expect([isComplete(2, 3), isComplete(3, 3), isComplete(400, 0)]).toEqual([false, true, false])
})

test('missed cycles are not charged afterwards', () => {
  expect(nextCycle(day('2026-01-01'), { unit: 'MONTH', value: 1 }, 0, day('2026-04-15'))).toBe(4)
  expect(nextCycle(day('2026-01-01'), { unit: 'MONTH', value: 1 }, 5, day('2026-04-15'))).toBe(6)
})

test('an ended subscription allows no action', () => {
  const allowed = subscriptionStates.map((state) =>
    Object.entries(subscriptionAllows(state)).flatMap(([act, may]) => (may ? [act] : [])),
  )
  expect(allowed).toEqual([
    ['stop', 'pause', 'skip', 'cancel', 'changeCard'],
    ['resume', 'cancel', 'changeCard'],
    ['cancel', 'changeCard'],
    [],
    [],
  ])
})

test('a period is paid when its cycle is, or while it is being charged; a skipped or missed one is not', () => {
  const anchor = day('2026-01-15')
  const schedule = { anchor, period: { unit: 'MONTH' as const, value: 1 } }
  const isPaid = (state: 'active' | 'paused' | 'past-due' | 'cancelled', cycle: number, paid: number[], at: string) =>
    isPaidAt({ ...schedule, state, cycle, paid: new Set(paid) }, day(at))
  expect(isPaid('cancelled', 1, [], '2026-02-14')).toBe(true)
  expect(isPaid('cancelled', 1, [], '2026-02-16')).toBe(false)
  expect(isPaid('past-due', 1, [], '2026-02-16')).toBe(true)
  expect(isPaid('active', 2, [], '2026-02-16')).toBe(false)
  expect(isPaid('active', 2, [1], '2026-02-16')).toBe(true)
  expect(isPaid('paused', 2, [1], '2026-03-16')).toBe(false)
})
