import { expect, test } from 'vitest'
import { withLeads } from '../panels/leading-rows.ts'
import { filledDown, pastedEdits } from './sheet-fill.ts'
import { boxOf, movedRange, oneCell } from './sheet-range.ts'
import { readCells, writeCells } from './sheet-text.ts'

const size = { rows: 10, columns: 4 }

test('cells copied from a spreadsheet keep their tabs, lines and quotes', () => {
  const cells = [
    ['Tray 9', '48,00', 'say "hello"'],
    ['two\nlines', '', 'a\tb'],
  ]
  expect(readCells(writeCells(cells))).toEqual(cells)
})

test('the line break with which a spreadsheet ends its clipboard makes no empty row', () => {
  expect(readCells('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ])
})

test('one pasted value fills every chosen cell', () => {
  const box = boxOf({ anchor: { row: 1, column: 1 }, cursor: { row: 3, column: 1 } })
  expect(pastedEdits([['9']], box, size)).toEqual([1, 2, 3].map((row) => ({ row, column: 1, text: '9' })))
})

test('cells pasted past the edge of the sheet are left out', () => {
  const box = boxOf(oneCell({ row: 9, column: 3 }))
  expect(
    pastedEdits(
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      box,
      size,
    ),
  ).toEqual([{ row: 9, column: 3, text: 'a' }])
})

test('filling repeats the chosen lines downwards', () => {
  const source = boxOf({ anchor: { row: 0, column: 0 }, cursor: { row: 1, column: 0 } })
  expect(filledDown(source, 4, (row, column) => `${row}${column}`)).toEqual([
    { row: 2, column: 0, text: '00' },
    { row: 3, column: 0, text: '10' },
    { row: 4, column: 0, text: '00' },
  ])
})

test('the cursor never leaves the sheet, and Shift keeps the start of the selection', () => {
  const start = oneCell({ row: 0, column: 0 })
  const down = movedRange(start, { key: 'ArrowDown', extend: true, far: true, page: 5 }, size)
  expect(down).toEqual({ anchor: { row: 0, column: 0 }, cursor: { row: 9, column: 0 } })
  expect(movedRange(start, { key: 'ArrowLeft', extend: false, far: false, page: 5 }, size)).toEqual(start)
  expect(movedRange(start, { key: 'a', extend: false, far: false, page: 5 }, size)).toBeNull()
})

test('the first row of a product among search results carries its name, for every variant', () => {
  const rows = [
    { variantId: 'a1', productId: 'a' },
    { variantId: 'a2', productId: 'a' },
    { variantId: 'b7', productId: 'b' },
  ]
  expect(withLeads(rows).map(({ id, leads }) => [id, leads])).toEqual([
    ['a1', true],
    ['a2', false],
    ['b7', true],
  ])
})
