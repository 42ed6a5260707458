import { expect, test } from 'vitest'
import { sidesOf } from './pricing.rules.ts'

const every = (unit: 'WEEK' | 'MONTH' | 'YEAR', value = 1) => ({ every: { value, unit } })
const once = { every: null }

test('with two ways to pay one is on the left and one on the right, in any order of sale', () => {
  expect(sidesOf([every('YEAR'), every('MONTH'), every('YEAR')])).toEqual(['right', 'left', 'right'])
  expect(sidesOf([once, every('MONTH')])).toEqual(['right', 'left'])
})

test('with one way to pay there is no choice', () => {
  expect(sidesOf([every('MONTH'), every('MONTH')])).toBeNull()
  expect(sidesOf([once])).toBeNull()
  expect(sidesOf([])).toBeNull()
})

test('paying once is compared with all other ways, otherwise the shortest period with the longer ones', () => {
  expect(sidesOf([every('WEEK'), every('YEAR'), once])).toEqual(['left', 'left', 'right'])
  expect(sidesOf([every('WEEK'), every('MONTH', 3), every('YEAR')])).toEqual(['left', 'right', 'right'])
})
