import { expect, test } from 'vitest'
import { packedRows } from './packed-rows.ts'

test('rows are returned as they were added, in any order of requests, those of the last page too', () => {
  const { rows, add } = packedRows()
  const added = Array.from({ length: 1203 }, (_, at) => [`row ${at}`, '', at % 3 === 0 ? 'Käse "à la" \n carte' : '🧀'])
  for (const row of added) add(row)
  expect(rows.length).toBe(1203)
  expect(Array.from({ length: 1203 }, (_, at) => [...rows.at(at)])).toEqual(added)
  expect([1202, 0, 777, 499, 500, 0].map((at) => rows.at(at)[0])).toEqual([
    'row 1202',
    'row 0',
    'row 777',
    'row 499',
    'row 500',
    'row 0',
  ])
})

test('a row of one empty cell and one without any are rows', () => {
  const { rows, add } = packedRows()
  for (const row of [[''], [], ['a', '']]) add(row)
  expect([rows.at(0), rows.at(1), rows.at(2)]).toEqual([[''], [''], ['a', '']])
})

test('a cell that holds row separators is still one cell of its row', () => {
  const { rows, add } = packedRows()
  for (let at = 0; at < 500; at += 1) add([`a${at}\u0001b`, 'c'])
  expect(rows.at(42)).toEqual(['a42b', 'c'])
})
