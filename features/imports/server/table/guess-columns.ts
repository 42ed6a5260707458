import {
  fieldsOfKind,
  type ImportTable,
  missingFields,
  type TableKind,
  tableKinds,
} from '../../contract/table.schema.ts'
import { isEmailAddress } from '#platform/contract'
import { columnWords, currencyAtEnd } from './column-words.ts'
import { type TableHead, tableHead } from './table-head.ts'

const samplesShown = 3
const longestSample = 200

/** Guesses the kind of a table and the fields of its columns. */
export function guessedTable(head: TableHead, kind = likelyKind(head)): ImportTable {
  const fields = guessedFields(head, kind)
  return { kind, columns: columnsOf(head, fields) }
}

/** Returns the columns with the given fields. */
export function columnsOf({ columns, rows }: TableHead, fields: readonly string[]): ImportTable['columns'] {
  return columns.map((name, at) => ({
    name: name.slice(0, longestSample),
    samples: rows
      .map((row) => (row[at] ?? '').slice(0, longestSample))
      .filter((cell) => cell !== '')
      .slice(0, samplesShown),
    field: fields[at] ?? '',
  }))
}

/** Guesses the kind of rows from the beginning of a file; null when it is no table. */
export function likelyKindOf(head: string): TableKind | null {
  const table = tableHead(head)
  return table && likelyKind(table)
}

function likelyKind(head: TableHead): TableKind {
  const scores = tableKinds.map((kind) => {
    const fields = guessedFields(head, kind)
    const hasAll = missingFields(kind, fields).length === 0 && isTold(kind, fields) && !isOfOrders(head, kind)
    const own = fields.filter((field) => field !== '').length
    // A small table with only matching columns is a better guess than a large one with some.
    return { kind, score: (hasAll ? 10 : 0) + own + (hasAll && own === fields.length ? 3 : 0) }
  })
  return scores.toSorted((a, b) => b.score - a.score)[0]?.kind ?? 'products'
}

/** A list of people without any of these columns is a list of subscribers. */
const ofCustomers = ['phone', 'line1', 'city', 'postalCode', 'country']

/** A list of people with an amount beside each is one of orders, because subscribers have not paid. */
const isOfOrders = (head: TableHead, kind: TableKind): boolean => kind === 'audience' && hasAmounts(head)

const isTold = (kind: TableKind, fields: readonly string[]): boolean =>
  kind !== 'customers' || ofCustomers.some((field) => fields.includes(field))

function guessedFields(head: TableHead, kind: TableKind): string[] {
  const byName = fieldsByName(kind)
  const many = new Set(
    fieldsOfKind(kind)
      .filter(({ isMany }) => isMany)
      .map(({ name }) => name),
  )
  const taken = new Set<string>()
  const take = (field: string): string => {
    if (field === '' || (taken.has(field) && !many.has(field))) return ''
    taken.add(field)
    return field
  }
  const named = head.columns.map((name) =>
    take(byName.get(plainName(name)) ?? byName.get(withoutUnit(name)) ?? byName.get(withoutCurrency(name)) ?? ''),
  )
  return named.map((field, at) => field || take(fieldByCells(head, at, kind)))
}

function fieldsByName(kind: TableKind): Map<string, string> {
  return new Map(
    Object.entries(columnWords[kind]).flatMap(([field, words]) => [
      [plainName(field), field] as const,
      ...words.split(' ').map((word) => [word, field] as const),
    ]),
  )
}

/** Normalises a name for comparison: `Price (excl.)` to `priceexcl`, `Größe` to `grosse`. */
export function plainName(name: string): string {
  return name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

const withoutUnit = (name: string): string => plainName(name.replace(/\([^()]*\)|[*#:]/g, ''))

const cellsOf = ({ rows }: TableHead, at: number): string[] =>
  rows.map((row) => row[at] ?? '').filter((cell) => cell !== '')

const withoutCurrency = (name: string): string => plainName(name.replace(currencyAtEnd, ''))

/** Whether a cell is an amount with cents in either notation: `24,50`, `1.024,50`, `€ 24.50`. */
const isAmount = (cell: string): boolean =>
  /^(?:[€$£]|[A-Z]{3})?\s?\d[\d.,' ]*[.,]\d{2}(?:\s?(?:[€$£]|[A-Z]{3}))?$/.test(cell)
const isDay = (cell: string): boolean =>
  /^(?:\d{4}[-/]\d{1,2}[-/]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4})(?:\D|$)/.test(cell)
/** `1001`, `#1001`, `A-1001`. */
const isNumber = (cell: string): boolean => /^#?(?:\p{L}{1,5}[-_/]?)?\d[\d/-]*$/u.test(cell) && !isDay(cell)

function hasColumn(head: TableHead, test: (cell: string) => boolean): boolean {
  return head.columns.some((_, at) => {
    const cells = cellsOf(head, at)
    return cells.length > 0 && cells.every(test)
  })
}

const hasAmounts = (head: TableHead): boolean => hasColumn(head, isAmount)

/** Guesses the field of a column from its cells, where its name does not help. */
function fieldByCells(head: TableHead, at: number, kind: TableKind): string {
  const cells = cellsOf(head, at)
  const areAll = (test: (cell: string) => boolean): boolean => cells.length > 0 && cells.every(test)
  if ((kind === 'audience' || kind === 'customers' || kind === 'orders') && areAll((cell) => isEmailAddress(cell)))
    return 'email'
  // Dates and amounts occur in tables of every kind; only beside customers do they belong to an order.
  if (kind === 'orders' && hasColumn(head, isEmailAddress)) {
    if (areAll(isDay)) return 'date'
    if (areAll(isAmount)) return 'total'
    if (areAll(isNumber) && new Set(cells).size === cells.length) return 'number'
  }
  if (kind === 'products' && areAll((cell) => /^https?:\/\/\S+\.(?:jpe?g|png|webp|gif|avif)\b/i.test(cell)))
    return 'images'
  if (kind === 'products' || kind === 'stock') {
    if (areAll((cell) => /^(?:[€$£]|EUR|USD|GBP)\s?\d[\d.,]*$|^\d[\d.,]*\s?(?:[€$£]|EUR|USD|GBP)$/.test(cell)))
      return 'price'
    if (areAll((cell) => /^\d{12,14}$/.test(cell))) return 'barcode'
  }
  if (kind === 'posts' && areAll((cell) => /<(?:p|h[1-6]|ul|div|figure)\b/i.test(cell))) return 'body'
  return ''
}
