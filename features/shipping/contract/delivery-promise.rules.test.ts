import { expect, test } from 'vitest'
import { promisedDelivery } from './delivery-promise.rules.ts'

const calendar = {
  cutOff: '16:00',
  preparationDays: 0,
  sendingDays: [1, 2, 3, 4, 5],
  bringingDays: [1, 2, 3, 4, 5, 6],
  closedDays: [] as string[],
}
const promise = (now: string, more: Partial<typeof calendar> = {}, transit = { from: 1, to: 1 }) =>
  promisedDelivery(new Date(now), { calendar: { ...calendar, ...more }, transit, timeZone: 'Europe/Amsterdam' })

test('an order before the cut-off hour is sent that day, an order after it the next', () => {
  expect(promise('2026-12-02T14:59:00Z')).toEqual({
    orderBefore: new Date('2026-12-02T15:00:00Z'),
    first: '2026-12-03',
    last: '2026-12-03',
  })
  expect(promise('2026-12-02T15:00:00Z')).toEqual({
    orderBefore: new Date('2026-12-03T15:00:00Z'),
    first: '2026-12-04',
    last: '2026-12-04',
  })
})

test('nothing is sent on a weekend or a holiday, and nothing is delivered on a Sunday', () => {
  expect(promise('2026-12-04T12:00:00Z', {}, { from: 1, to: 2 })).toMatchObject({
    first: '2026-12-05',
    last: '2026-12-07',
  })
  expect(promise('2026-12-05T12:00:00Z')).toMatchObject({
    orderBefore: new Date('2026-12-07T15:00:00Z'),
    last: '2026-12-08',
  })
  const closedDays = ['2026-12-25', '2026-12-26']
  expect(promise('2026-12-24T12:00:00Z', { closedDays })).toMatchObject({ last: '2026-12-28' })
  expect(promise('2026-12-25T12:00:00Z', { closedDays })).toMatchObject({
    orderBefore: new Date('2026-12-28T15:00:00Z'),
  })
})

test('days of preparation are days on which the shop sends', () => {
  expect(promise('2026-12-03T12:00:00Z', { preparationDays: 2 })).toMatchObject({ last: '2026-12-08' })
})

test('the cut-off hour is that of the site, before and after a change of the clocks', () => {
  const sunday = { sendingDays: [7] }
  expect(promise('2026-03-28T12:00:00Z', sunday)?.orderBefore).toEqual(new Date('2026-03-29T14:00:00Z'))
  expect(promise('2026-10-24T12:00:00Z', sunday)?.orderBefore).toEqual(new Date('2026-10-25T15:00:00Z'))
})

test('a product is delivered on the day of sending, and one that is never sent has no date', () => {
  expect(promise('2026-12-02T12:00:00Z', {}, { from: 0, to: 0 })).toMatchObject({ last: '2026-12-02' })
  expect(promise('2026-12-02T12:00:00Z', { sendingDays: [] })).toBeNull()
})
