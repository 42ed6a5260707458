import { runInThisContext } from 'node:vm'
import { afterEach, expect, test } from 'vitest'
import { putInForce, switchPlants } from './switch-plants.ts'

afterEach(() => putInForce(null))

/** Evaluates the switched code without a plant and then with each plant in force. */
function answers(code: string, plants: { sound: string; broken: string }[]): unknown[] {
  const numbered = plants.map((plant, number) => ({ ...plant, number }))
  const program = switchPlants('sums.ts', code, numbered)
  expect(program.fixed).toEqual([])
  return [null, ...plants.keys()].map((number) => {
    putInForce(number)
    return runInThisContext(`(() => { ${program.code}; return total(3) })()`)
  })
}

test('a function works until a plant in it is active, in a block and in an expression', () => {
  const plants = [
    { sound: 'price * 2', broken: 'price * 20' },
    { sound: 'return sum', broken: 'return -sum' },
  ]
  expect(
    answers(
      'const twice = (price) => price * 2\nfunction total(price) { const sum = twice(price); return sum }',
      plants,
    ),
  ).toEqual([6, 60, -6])
  expect(answers('const total = (price) => ({ sum: price * 2 })', plants.slice(0, 1))).toEqual([
    { sum: 6 },
    { sum: 60 },
  ])
})

test('each plant breaks its own of nested functions', () => {
  const code = 'function total(price) { const add = (more) => { return price + more }; return add(1) }'
  const plants = [
    { sound: 'price + more', broken: 'price - more' },
    { sound: 'add(1)', broken: 'add(10)' },
  ]
  expect(answers(code, plants)).toEqual([4, 2, 13])
})

test('a value read when a file is loaded cannot be switched', () => {
  const code = 'const most = 64\nexport const isFull = (count: number, limit = most) => count >= limit'
  const plants = [
    { number: 0, sound: 'most = 64', broken: 'most = 1' },
    { number: 1, sound: 'limit = most', broken: 'limit = 0' },
  ]
  expect(switchPlants('full.ts', code, plants)).toEqual({ code, fixed: [0, 1] })
})

test('a text that is missing, or occurs twice, is refused', () => {
  const plant = (sound: string) => [{ number: 0, sound, broken: '' }]
  expect(() => switchPlants('sums.ts', 'const a = 1', plant('b'))).toThrow('sums.ts does not hold this once: b')
  expect(() => switchPlants('sums.ts', '() => a + a', plant('a'))).toThrow('does not hold this once')
})
