import { expect, test } from 'vitest'
import { businessSettings } from '#features/sites/contract'
import { hoursByDays } from './hours-by-days.ts'

test('consecutive days with the same hours share one line, and closed days have none', () => {
  const open = '8:00-17:00'
  const business = businessSettings.schema.parse({
    tuesday: open,
    wednesday: open,
    thursday: open,
    friday: '8:00–12:30, 13:30–18:00',
    sunday: open,
  })
  expect(hoursByDays(business, 'en')).toEqual([
    { days: 'Tue – Thu', hours: '8:00–17:00' },
    { days: 'Fri', hours: '8:00–12:30, 13:30–18:00' },
    { days: 'Sun', hours: '8:00–17:00' },
  ])
})
