import { slugOf } from '#features/pages/contract'
import { note, type Note } from '../imported-product.ts'
import type { TableLine, TableLines } from './read-table.ts'
import { named, type ShopifyColumn } from './shopify-columns.ts'

/** Lines of one product. */
export interface Group {
  key: string
  handle: string
  title: string
  /** Indexes of its lines in the table. */
  lines: number[]
  /** Combinations of values in its lines, collected when another product seems to share its handle. */
  combinations: Set<string> | null
}

export interface Sorting {
  table: TableLines
  /** Numbers of the option columns: Shopify writes three, our exports as many as are needed. */
  optionNumbers: readonly string[]
  groups: Map<string, Group>
  /** The present group of a handle, which two products may share. */
  byHandle: Map<string, Group>
  last: Group | null
}

export interface SortedLine {
  group: Group | null
  notes: readonly Note[]
}

const isEmpty = (line: TableLine): boolean => [...line.cells.values()].every((cell) => cell === '')
export const cellsOf =
  (line: TableLine) =>
  (column: ShopifyColumn): string =>
    line.cell(named(column))

const noNotes: readonly Note[] = []

/** Assigns a line to its product. */
export function sortLine(sorting: Sorting, line: TableLine, at: number): SortedLine {
  if (isEmpty(line)) return { group: null, notes: [note('empty')] }
  const of = cellsOf(line)
  const title = of('title')
  const handle = (of('handle') || slugOf(title)).normalize('NFC')
  const notes = of('handle') === '' && title !== '' ? [note('handleMissing')] : []
  let group = handle === '' ? (of('title') === '' ? sorting.last : null) : sorting.byHandle.get(handle)
  if (group && isAnother(group, title)) {
    // A new kind of variant belongs to the product; a repeated one belongs to another product.
    const isOwn = combinationsOf(sorting, group).has(combinationOf(sorting, line))
    notes.push(note(isOwn ? 'handleShared' : 'handleDoubled', { title: group.title }))
    if (isOwn) group = null
  }
  if (group === null && handle === '' && title === '') return { group: null, notes: [note('noProduct')] }
  group ??= newGroup(sorting, handle || slugOf(title) || title)
  if (handle !== '') sorting.byHandle.set(handle, group)
  sorting.last = group
  group.title ||= title
  // V8 reserves room for sixteen more entries when a list grows.
  group.lines = [...group.lines, at]
  if (group.combinations && isVariant(line)) group.combinations.add(combinationOf(sorting, line))
  return { group, notes: notes.length === 0 ? noNotes : notes }
}

function combinationOf({ optionNumbers }: Sorting, line: TableLine): string {
  return optionNumbers.map((number) => line.cell(`Option${number} Value`)).join('\u0000')
}

function combinationsOf(sorting: Sorting, group: Group): ReadonlySet<string> {
  group.combinations ??= new Set(
    group.lines
      .map((at) => sorting.table.at(at))
      .filter(isVariant)
      .map((line) => combinationOf(sorting, line)),
  )
  return group.combinations
}

function newGroup({ groups }: Sorting, handle: string): Group {
  let key = `product:${handle}`
  for (let number = 2; groups.has(key); number += 1) key = `product:${handle}#${number}`
  const group: Group = { key, handle, title: '', lines: [], combinations: null }
  groups.set(key, group)
  return group
}

/** Exports name a product on its first line alone; some programs on each. */
const isAnother = (group: Group, title: string): boolean => title !== '' && group.title !== '' && title !== group.title

export const isVariant = (line: TableLine): boolean =>
  (['price', 'sku', 'value1', 'barcode'] as const).some((column) => cellsOf(line)(column) !== '')
