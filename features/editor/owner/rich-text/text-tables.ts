import type { Node, NodeType } from '@tiptap/pm/model'
import { type Command, type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'
import { textSchema } from './text-schema.ts'

/** Position of the caret in a table: the table, its row and its cell. */
interface TablePlace {
  table: Node
  /** Position of the table in the text. */
  at: number
  row: number
  column: number
}

const startingRows = 3
const startingColumns = 3

export function tablePlace({ selection: { $from } }: EditorState): TablePlace | null {
  for (let depth = $from.depth; depth > 0; depth--)
    if ($from.node(depth).type.name === 'table' && $from.depth > depth + 1)
      return {
        table: $from.node(depth),
        at: $from.before(depth),
        row: $from.index(depth),
        column: $from.index(depth + 1),
      }
  return null
}

/** A table of three by three below the caret, its first row for names. */
export const insertTable: Command = (state, dispatch) => {
  if (tablePlace(state)) return false
  const rows = Array.from({ length: startingRows }, (_, row) =>
    type('table_row').create(
      null,
      Array.from({ length: startingColumns }, () => emptyCell(type(row === 0 ? 'table_header' : 'table_cell'))),
    ),
  )
  const { $from } = state.selection
  const isBlank = $from.parent.content.size === 0 && $from.depth === 1
  const [from, to] = isBlank ? [$from.before(1), $from.after(1)] : [$from.after(1), $from.after(1)]
  const tr = state.tr.replaceWith(from, to, type('table').create(null, rows))
  return sent(tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1))), dispatch)
}

export function addRow(after: boolean): Command {
  return inTable((tr, { table, at, row }) => {
    const like = table.child(row)
    // Rows below the header row contain data cells.
    const isFirst = row === 0 && after
    const cells = children(like).map((cell) => emptyCell(isFirst ? type('table_cell') : cell.type))
    tr.insert(rowStart(table, at, after ? row + 1 : row), type('table_row').create(null, cells))
  })
}

export function addColumn(after: boolean): Command {
  return inTable((tr, { table, at, column }) => {
    for (let row = table.childCount - 1; row >= 0; row--) {
      const cells = table.child(row)
      const index = Math.min(after ? column + 1 : column, cells.childCount)
      const like = cells.maybeChild(Math.min(column, cells.childCount - 1))
      tr.insert(cellStart(table, at, row, index), emptyCell(like?.type ?? type('table_cell')))
    }
  })
}

/** Deleting the last row or column deletes the table. */
export const deleteRow: Command = inTable((tr, place) => {
  const { table, at, row } = place
  if (table.childCount === 1) return removeTable(tr, place)
  const start = rowStart(table, at, row)
  tr.delete(start, start + table.child(row).nodeSize)
})

export const deleteColumn: Command = inTable((tr, place) => {
  const { table, at, column } = place
  if (children(table).every(({ childCount }) => childCount <= 1)) return removeTable(tr, place)
  for (let row = table.childCount - 1; row >= 0; row--) {
    const cell = table.child(row).maybeChild(column)
    const start = cellStart(table, at, row, column)
    if (cell) tr.delete(start, start + cell.nodeSize)
  }
})

export const deleteTable: Command = inTable(removeTable)

/** Whether the first row is for names. */
export function hasHeaderRow({ table }: Pick<TablePlace, 'table'>): boolean {
  const first = table.maybeChild(0)
  return first !== null && children(first).every((cell) => cell.type.name === 'table_header')
}

export const toggleHeaderRow: Command = inTable((tr, { table, at }) => {
  const next = type(hasHeaderRow({ table }) ? 'table_cell' : 'table_header')
  const first = table.child(0)
  for (let column = 0; column < first.childCount; column++)
    tr.setNodeMarkup(cellStart(table, at, 0, column), next, first.child(column).attrs)
})

/** Moves to the next or previous cell; Tab in the last cell adds a row. */
export function toCell(by: 1 | -1): Command {
  return (state, dispatch) => {
    const place = tablePlace(state)
    if (!place) return false
    const { table, at, row, column } = place
    const cells = children(table).flatMap((cellsOfRow, index) =>
      children(cellsOfRow).map((_, cell) => [index, cell] as const),
    )
    const next = cells.findIndex(([index, cell]) => index === row && cell === column) + by
    if (next < 0) return true
    if (next >= cells.length) return addRow(true)(state, (tr) => sent(toStart(tr, at, row + 1, 0), dispatch))
    const [toRow, toColumn] = cells[next] ?? [row, column]
    return sent(toStart(state.tr, at, toRow, toColumn, table), dispatch)
  }
}

/**
 * Moves to the paragraph below or above the table, and adds one where the text ends or begins with the table. With an
 * arrow it leaves only from the last or first line of the table, towards an end of the text: elsewhere the caret finds
 * its way by itself.
 */
export function leaveTable(by: 1 | -1, arrow?: 'down' | 'up'): Command {
  return (state, dispatch, view) => {
    const place = tablePlace(state)
    if (!place) return false
    const { table, at, row } = place
    const { tr } = state
    const edge = by === 1 ? at + table.nodeSize : at
    const beside = tr.doc.resolve(edge)
    const isLast = (by === 1 ? beside.nodeAfter : beside.nodeBefore) === null
    if (arrow && !(isLast && row === (by === 1 ? table.childCount - 1 : 0) && view?.endOfTextblock(arrow))) return false
    if (isLast) tr.insert(edge, type('paragraph').create())
    const caret = TextSelection.near(tr.doc.resolve(by === 1 || isLast ? edge + 1 : edge - 1), by)
    return sent(tr.setSelection(caret).scrollIntoView(), dispatch)
  }
}

function toStart(tr: Transaction, at: number, row: number, column: number, table = tr.doc.nodeAt(at)): Transaction {
  if (!table) return tr
  return tr.setSelection(TextSelection.near(tr.doc.resolve(cellStart(table, at, row, column) + 1))).scrollIntoView()
}

function inTable(change: (tr: Transaction, place: TablePlace) => void): Command {
  return (state, dispatch) => {
    const place = tablePlace(state)
    if (!place) return false
    const { tr } = state
    change(tr, place)
    return sent(tr, dispatch)
  }
}

function removeTable(tr: Transaction, { table, at }: TablePlace): void {
  // A text always contains at least one paragraph.
  if (tr.doc.childCount === 1) tr.replaceWith(at, at + table.nodeSize, type('paragraph').create())
  else tr.delete(at, at + table.nodeSize)
}

function sent(tr: Transaction, dispatch: ((tr: Transaction) => void) | undefined): true {
  dispatch?.(tr)
  return true
}

function rowStart(table: Node, at: number, row: number): number {
  return children(table)
    .slice(0, row)
    .reduce((sum, { nodeSize }) => sum + nodeSize, at + 1)
}

function cellStart(table: Node, at: number, row: number, column: number): number {
  return children(table.child(row))
    .slice(0, column)
    .reduce((sum, { nodeSize }) => sum + nodeSize, rowStart(table, at, row) + 1)
}

function emptyCell(cell: NodeType): Node {
  return cell.create(null, type('paragraph').create())
}

function children(node: Node): Node[] {
  return Array.from({ length: node.childCount }, (_, at) => node.child(at))
}

function type(name: string): NodeType {
  const found = textSchema.nodes[name]
  if (!found) throw new Error(`Rich text has no node ${name}.`)
  return found
}
