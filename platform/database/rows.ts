import type { Compilable, Insertable, QueryResult, Selectable, Updateable } from 'kysely'
import type { Db, Tables } from './index.ts'
import { prepared } from './prepared.ts'

type TableName = keyof Tables
type Values = Readonly<Record<string, unknown>>
type Write = (db: Db, params: Values) => Promise<QueryResult<unknown>>

/** Number of rows in one statement. */
const mostTogether = 10

const statements = new Map<string, Write>()

/**
 * Writes one row. Rows with the same columns share one statement, which is built once. With `unless` a row whose key
 * already exists is neither written nor counted.
 */
export function insertRow<T extends TableName>(
  db: Db,
  table: T,
  row: Insertable<Tables[T]>,
  { unless = [] }: { unless?: readonly (keyof Tables[T] & string)[] } = {},
): Promise<QueryResult<unknown>> {
  const columns = columnsOf(row)
  return statement(`insert ${table} ${columns.join(' ')} unless ${unless.join(' ')}`, (database, params) => {
    const inserting = loosely(database).insertInto(table).values(only(params, columns))
    return unless.length === 0 ? inserting : inserting.onConflict((conflict) => conflict.columns(unless).doNothing())
  })(db, row as Values)
}

/**
 * Writes rows that have the same columns, up to ten in a statement; each number of rows has a statement of its own,
 * built once.
 */
export async function insertRows<T extends TableName>(
  db: Db,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = columnsOf(first)
  const parts = Array.from({ length: Math.ceil(rows.length / mostTogether) }, (_, part) =>
    rows.slice(part * mostTogether, (part + 1) * mostTogether),
  )
  await Promise.all(
    parts.map((part) => {
      const write = statement(`insert ${part.length} ${table} ${columns.join(' ')}`, (database, params) =>
        loosely(database)
          .insertInto(table)
          .values(part.map((_, at) => Object.fromEntries(columns.map((name) => [name, params[`${at} ${name}`]])))),
      )
      return write(db, Object.assign({}, ...part.map((row, at) => prefixed(String(at), row))))
    }),
  )
}

/** Writes one row, or updates the row with the same `key` in all columns except those of `key` and the `kept` ones. */
export function upsertRow<T extends TableName>(
  db: Db,
  table: T,
  row: Insertable<Tables[T]>,
  { key, kept = [] }: { key: readonly (keyof Tables[T] & string)[]; kept?: readonly (keyof Tables[T] & string)[] },
): Promise<QueryResult<unknown>> {
  const columns = columnsOf(row)
  const changed = columns.filter((name) => ![...key, ...kept].includes(name as keyof Tables[T] & string))
  return statement(`upsert ${table} ${columns.join(' ')} ${changed.join(' ')}`, (database, params) =>
    loosely(database)
      .insertInto(table)
      .values(only(params, columns))
      .onConflict((conflict) =>
        conflict
          .columns(key)
          .doUpdateSet((excluded) =>
            Object.fromEntries(changed.map((name) => [name, excluded.ref(`excluded.${name}`)])),
          ),
      ),
  )(db, row as Values)
}

/** Updates the rows whose columns equal those of `where`. */
export function updateRows<T extends TableName>(
  db: Db,
  table: T,
  where: Partial<Selectable<Tables[T]>>,
  changes: Updateable<Tables[T]>,
): Promise<QueryResult<unknown>> {
  const columns = columnsOf(changes)
  const named = columnsOf(where)
  const params = { ...prefixed('to', changes), ...prefixed('is', where) }
  return statement(`update ${table} ${columns.join(' ')} where ${named.join(' ')}`, (database, places) => {
    const update = loosely(database)
      .updateTable(table)
      .set(Object.fromEntries(columns.map((name) => [name, places[`to ${name}`]])))
    return named.reduce((rows, name) => rows.where(name, '=', places[`is ${name}`]), update)
  })(db, params)
}

function statement(key: string, write: (db: Db, params: Values) => Compilable<unknown>): Write {
  const cached = statements.get(key) ?? prepared(write)
  statements.set(key, cached)
  return cached
}

/** Leaves out undefined values, which get the default of the table. */
function columnsOf(row: object): string[] {
  return Object.entries(row).flatMap(([name, value]) => (value === undefined ? [] : [name]))
}

function only(params: Values, columns: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(columns.map((name) => [name, params[name]]))
}

function prefixed(prefix: string, row: object): Values {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [`${prefix} ${name}`, value]))
}

interface Excluded {
  ref: (name: string) => unknown
}

interface Inserting {
  values: (rows: Values | readonly Values[]) => Inserting & Compilable<unknown>
  onConflict: (how: (conflict: Conflict) => unknown) => Compilable<unknown>
}

interface Conflict {
  columns: (names: readonly string[]) => {
    doNothing: () => unknown
    doUpdateSet: (changes: (excluded: Excluded) => Values) => unknown
  }
}

interface Updating extends Compilable<unknown> {
  set: (changes: Values) => Updating
  where: (name: string, operator: '=', value: unknown) => Updating
}

/**
 * Kysely derives its types from the name of a table, and cannot do so from a type parameter. The arguments are checked
 * by the functions above.
 */
function loosely(db: Db): { insertInto: (table: string) => Inserting; updateTable: (table: string) => Updating } {
  return db as never
}
