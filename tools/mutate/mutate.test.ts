import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../test/run-step.ts'
import { instrument } from './instrument.ts'
import { type Measured, measure } from './measure.ts'
import { report } from './report.ts'

/** Two files that lie in the project, where no other test looks. */
const folder = `.quoin/mutated-${process.pid}`
const file = `${folder}/price.rules.ts`
const tests = [`${folder}/price.rules.test.ts`]
let measured: Measured

beforeAll(async () => {
  mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(
    join(root, file),
    [
      'export const discounts = [10, 20].filter((percent) => percent > 0)',
      'export const isFree = (minor: number): boolean => minor <= 0',
      'export const shipping = (minor: number): number => (minor > 5_000 ? 0 : 495)',
      "export const label = (): string => 'gratis'",
    ].join('\n'),
  )
  writeFileSync(
    join(root, tests[0] ?? ''),
    [
      "import { expect, test } from 'vitest'",
      "import { discounts, isFree } from './price.rules.ts'",
      "test('free', () => expect([isFree(-1), isFree(1)]).toEqual([true, false]))",
      "test('discounts', () => expect(discounts).toEqual([10, 20]))",
    ].join('\n'),
  )
  measured = await measure({ ...(await instrument([file])), tests })
}, 60_000)

afterAll(() => rmSync(join(root, folder), { recursive: true }))

const statusOf = (line: number, replacement: string) =>
  measured.mutants.find((mutant) => mutant.line === line && mutant.replacement === replacement)?.status

test('a change that a test notices is killed, an unnoticed one survives, and code that no test runs is unreached', () => {
  expect(measured.unusable).toEqual([])
  expect(statusOf(2, 'minor > 0')).toBe('killed')
  expect(statusOf(2, 'minor < 0')).toBe('survived')
  expect(statusOf(3, 'minor >= 5_000')).toBe('unreached')
})

test('code that runs only while a module is loaded is changed before it is', () => {
  expect(statusOf(1, '[]')).toBe('killed')
  expect(statusOf(1, 'percent >= 0')).toBe('survived')
})

test('wording is no mutant, and the report names the line of each survivor', () => {
  expect(measured.mutants.filter(({ original }) => original.includes('gratis') && !original.includes('('))).toEqual([])
  const text = report(measured)
  expect(text).toContain('line 2, survived: minor <= 0 → minor < 0')
  expect(text).toContain('line 3, unreached: minor > 5_000 → minor >= 5_000')
})
