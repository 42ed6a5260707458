import { plainName } from './guess-columns.ts'
import type { WholeTable } from './mapped-rows.ts'

/** A row of a known table, by the normalised names of its columns. */
export type NamedRow = (name: string) => string

export function namedRows({ columns, rows }: WholeTable): NamedRow[] {
  const places = new Map(columns.map((name, at) => [plainName(name), at]))
  return rows.map((cells) => (name) => cells[places.get(name) ?? -1]?.trim() ?? '')
}

/** Builds a table from these rows. */
export function tableOf(columns: readonly string[], rows: readonly Readonly<Record<string, string>>[]): WholeTable {
  return { columns, rows: rows.map((row) => columns.map((name) => row[name] ?? '')) }
}

/** `NAME=VALUE` pairs. */
export function pairsIn(text: string, between: string): [string, string][] {
  return text.split(between).flatMap((pair): [string, string][] => {
    const at = pair.indexOf('=')
    return at < 1 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]]
  })
}

/** Reads names and values of options from pairs of columns. */
export function optionCells(options: readonly (readonly [string, string])[]) {
  return {
    optionnames: options.map(([name]) => name.replaceAll('|', '/')).join('|'),
    optionvalues: options.map(([, value]) => value.replaceAll('|', '/')).join('|'),
  }
}
