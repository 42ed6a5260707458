import { parse } from 'postgres-array'
import type { Sql } from './connect.ts'

/** PostgreSQL's own type numbers, which never change: of the element, and of its array. */
const lists: readonly (readonly [element: number, list: number])[] = [
  [16, 1000],
  [17, 1001],
  [19, 1003],
  [20, 1016],
  [21, 1005],
  [23, 1007],
  [25, 1009],
  [26, 1028],
  [114, 199],
  [700, 1021],
  [701, 1022],
  [1042, 1014],
  [1043, 1015],
  [1082, 1182],
  [1114, 1115],
  [1184, 1185],
  [1700, 1231],
  [2950, 2951],
  [3802, 3807],
  [5069, 271],
]

interface Types {
  readonly parsers: Record<number, ((text: string) => unknown) | undefined>
  readonly serializers: Record<number, ((value: unknown) => unknown) | undefined>
}

/**
 * The driver queries the list types on every new connection, and that failure cannot be caught when the connection is
 * cut.
 */
export function addListTypes(sql: Sql): void {
  const { parsers, serializers } = sql.options as unknown as Types
  for (const [element, list] of lists) {
    parsers[list] = (text) => parse(text, parsers[element] ?? String)
    serializers[list] = (value) => (Array.isArray(value) ? listText(value, serializers[element] ?? String) : value)
  }
}

function listText(values: readonly unknown[], serialize: (value: unknown) => unknown): string {
  const texts = values.map((value) => {
    if (value === null || value === undefined) return 'null'
    if (Array.isArray(value)) return listText(value, serialize)
    return `"${String(serialize(value)).replaceAll(/["\\]/g, '\\$&')}"`
  })
  return `{${texts.join(',')}}`
}
