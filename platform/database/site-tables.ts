import type {
  DeleteQueryBuilder,
  DeleteResult,
  InsertObject,
  InsertQueryBuilder,
  InsertResult,
  Selectable,
  SelectQueryBuilder,
  UpdateQueryBuilder,
  UpdateResult,
} from 'kysely'
import type { Db, ReadDb, Tables } from './index.ts'

/** Tables with a site for every row. */
export type SiteTableName = {
  [T in keyof Tables]: Selectable<Tables[T]> extends { website_id: string } ? T : never
}[keyof Tables]

/** A table by its name or with an alias: `orders`, `orders as o`. */
type Named = SiteTableName | `${SiteTableName} as ${string}`

type Row<T extends SiteTableName> = Omit<InsertObject<Tables, T>, 'website_id'>

interface Reader {
  readonly db: ReadDb
  readonly site: { readonly id: string }
}

interface Writer extends Reader {
  readonly db: Db
}

/**
 * Tables of a site, in which every query is limited to its rows. A joined site table is limited in its join, by its
 * `website_id`.
 */
export interface ReadSiteTables {
  selectFrom: <N extends Named>(table: N) => Selecting<N>
}

export interface SiteTables extends ReadSiteTables {
  updateTable: <N extends Named>(table: N) => Updating<N>
  deleteFrom: <N extends Named>(table: N) => Deleting<N>
  insertInto: <T extends SiteTableName>(
    table: T,
  ) => { values: (rows: Row<T> | readonly Row<T>[]) => InsertQueryBuilder<Tables, T, InsertResult> }
}

type As<T extends SiteTableName, A extends string> = Tables & Record<A, Tables[T]>
type Nothing = Record<never, never>

type Selecting<N> = N extends SiteTableName
  ? SelectQueryBuilder<Tables, N, Nothing>
  : N extends `${infer T extends SiteTableName} as ${infer A}`
    ? SelectQueryBuilder<As<T, A>, A, Nothing>
    : never

type Updating<N> = N extends SiteTableName
  ? UpdateQueryBuilder<Tables, N, N, UpdateResult>
  : N extends `${infer T extends SiteTableName} as ${infer A}`
    ? UpdateQueryBuilder<As<T, A>, A, A, UpdateResult>
    : never

type Deleting<N> = N extends SiteTableName
  ? DeleteQueryBuilder<Tables, N, DeleteResult>
  : N extends `${infer T extends SiteTableName} as ${infer A}`
    ? DeleteQueryBuilder<As<T, A>, A, DeleteResult>
    : never

/**
 * The tables of the context's site: `siteTables(ctx).selectFrom('orders').where('id', '=', id)`. Read-only code can
 * only select. Row-level security separates sites as well; this condition is the one that indexes begin with.
 */
export function siteTables(ctx: Writer): SiteTables
export function siteTables(ctx: Reader): ReadSiteTables
export function siteTables({ db, site }: Reader): SiteTables {
  const tables = db as unknown as LooseDb
  const mine = (query: LooseQuery, table: string): never =>
    query.where(`${nameIn(table)}.website_id`, '=', site.id) as never
  return {
    selectFrom: (table) => mine(tables.selectFrom(table), table),
    updateTable: (table) => mine(tables.updateTable(table), table),
    deleteFrom: (table) => mine(tables.deleteFrom(table), table),
    insertInto: (table) => ({
      values: (rows) =>
        tables
          .insertInto(table)
          .values(
            Array.isArray(rows)
              ? rows.map((row) => ({ website_id: site.id, ...row }))
              : { website_id: site.id, ...rows },
          ) as never,
    }),
  }
}

function nameIn(table: string): string {
  const at = table.indexOf(' as ')
  return at === -1 ? table : table.slice(at + 4)
}

interface LooseQuery {
  where: (column: string, operator: '=', value: string) => unknown
}

/**
 * Kysely derives its types from the name of a table, and cannot do so from a type parameter. The arguments are checked
 * by the functions above.
 */
interface LooseDb {
  selectFrom: (table: string) => LooseQuery
  updateTable: (table: string) => LooseQuery
  deleteFrom: (table: string) => LooseQuery
  insertInto: (table: string) => { values: (rows: object) => unknown }
}
