import { expect, test } from 'vitest'
import { feedDate, localDate, wordpressDate } from './dates.ts'

test('days that do not exist are no dates', () => {
  expect(
    ['0000-00-00 00:00:00', '2024-02-30 10:00:00', '2024-13-01', '', 'soon', '2024-01-01 25:00:00'].map(wordpressDate),
  ).toEqual([null, null, null, null, null, null])
  expect(feedDate('Wed, 30 Nov -0001 00:00:00 +0000')).toBeNull()
})

test('a local time is understood in the time zone of the site, in summer as in winter', () => {
  expect(localDate('2024-01-15 12:00:00', 'Europe/Amsterdam')?.toISOString()).toBe('2024-01-15T11:00:00.000Z')
  expect(localDate('2024-07-15 12:00:00', 'Europe/Amsterdam')?.toISOString()).toBe('2024-07-15T10:00:00.000Z')
})
