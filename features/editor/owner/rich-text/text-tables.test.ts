import { Node } from '@tiptap/pm/model'
import { type Command, EditorState, TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { textSchema } from './text-schema.ts'
import {
  addColumn,
  addRow,
  deleteColumn,
  deleteRow,
  deleteTable,
  insertTable,
  leaveTable,
  tablePlace,
  toCell,
  toggleHeaderRow,
} from './text-tables.ts'

const blank = () =>
  EditorState.create({ doc: Node.fromJSON(textSchema, { type: 'doc', content: [{ type: 'paragraph' }] }) })

/** Each cell as `h` or `d`, a row a word. */
function shapeOf({ doc }: EditorState): string {
  let shape = ''
  doc.descendants((node) => {
    if (node.type.name === 'table_row') shape += ' '
    if (node.type.name === 'table_header') shape += 'h'
    if (node.type.name === 'table_cell') shape += 'd'
  })
  return shape.trim()
}

function after(start: EditorState, ...commands: Command[]): EditorState {
  let state = start
  for (const command of commands) command(state, (tr) => (state = state.apply(tr)))
  state.doc.check()
  return state
}

test('a table begins with a row for names, and the caret in its first cell', () => {
  const state = after(blank(), insertTable)
  expect([shapeOf(state), tablePlace(state)]).toMatchObject(['hhh ddd ddd', { row: 0, column: 0 }])
})

test('rows and columns are added beside the caret, and below the names they are no names', () => {
  expect(shapeOf(after(blank(), insertTable, addRow(true), addColumn(false)))).toBe('hhhh dddd dddd dddd')
  expect(shapeOf(after(blank(), insertTable, toCell(1), toCell(1), toCell(1), addRow(false)))).toBe('hhh ddd ddd ddd')
})

test('a row and a column are deleted; with the last of them the table, and a paragraph stays', () => {
  expect(shapeOf(after(blank(), insertTable, deleteRow, deleteColumn))).toBe('dd dd')
  const state = after(blank(), insertTable, deleteColumn, deleteColumn, deleteColumn)
  expect(state.doc.toJSON()).toEqual({ type: 'doc', content: [expect.objectContaining({ type: 'paragraph' })] })
  expect(shapeOf(after(blank(), insertTable, deleteTable))).toBe('')
})

test('the first row is for names, or is not', () => {
  const plain = after(blank(), insertTable, toggleHeaderRow)
  expect([shapeOf(plain), shapeOf(after(plain, toggleHeaderRow))]).toEqual(['ddd ddd ddd', 'hhh ddd ddd'])
})

test('Tab goes from cell to cell and adds a row behind the last', () => {
  const nine = Array.from({ length: 9 }, () => toCell(1))
  const state = after(blank(), insertTable, ...nine)
  expect([shapeOf(state), tablePlace(state)]).toMatchObject(['hhh ddd ddd ddd', { row: 3, column: 0 }])
  expect(tablePlace(after(state, toCell(-1)))).toMatchObject({ row: 2, column: 2 })
})

test('outside a table Tab keeps its meaning', () => {
  const state = blank()
  expect(toCell(1)(state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc))))).toBe(false)
})

test('the caret leaves a table that begins and ends the text, on either side, and finds a new paragraph there', () => {
  const below = after(blank(), insertTable, leaveTable(1))
  expect(below.doc.lastChild?.type.name).toBe('paragraph')
  expect(below.selection.$from.parent).toBe(below.doc.lastChild)
  const above = after(blank(), insertTable, leaveTable(-1))
  expect(above.doc.firstChild?.type.name).toBe('paragraph')
  expect(above.selection.$from.parent).toBe(above.doc.firstChild)
  const twice = after(
    below,
    (state, dispatch) => {
      dispatch?.(state.tr.setSelection(TextSelection.near(state.doc.resolve(3))))
      return true
    },
    leaveTable(1),
  )
  expect(twice.doc.childCount).toBe(2)
})
