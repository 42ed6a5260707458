import type { MappedRow } from '#features/imports/server'

export interface RowOption {
  name: string
  value: string
}

interface OptionValues {
  name: string
  values: string[]
}

/** Returns the option values of a row: one per option, or all values where the product has a single row. */
export function optionsOf(row: MappedRow, said: readonly string[], hasVariants: boolean): OptionValues[] {
  const lists = row.all('optionList')
  const own = optionNamesOf(row)
  const names = own.length > 0 ? own : said
  if (lists.length > 0) return lists.map((list, at) => ({ name: nameAt(names, at), values: partsOf(list, ',') }))
  const values = row.all('optionValues').flatMap((cell) => partsOf(cell))
  const paired = values.map((value, at) => ({ name: nameAt(names, at), values: [value] }))
  // A column with the name of an option describes variants only where the table has variants.
  const byColumn = hasVariants ? row.named('option').map(({ name, value }) => ({ name, values: [value] })) : []
  return [...paired, ...byColumn]
}

/** Many tables have the names of a product's options in its first row only. */
export const optionNamesOf = (row: MappedRow): string[] => row.all('optionNames').flatMap((cell) => partsOf(cell))

const nameAt = (names: readonly string[], at: number): string => names[at] ?? `Option ${at + 1}`

function partsOf(cell: string, comma = ''): string[] {
  const mark = ['|', ';', comma].find((candidate) => candidate !== '' && cell.includes(candidate))
  return (mark === undefined ? [cell] : cell.split(mark)).map((part) => part.trim()).filter((part) => part !== '')
}

const mostVariants = 1000

/** Returns every combination of the values; one without options for a product that has none. */
export function combinations(options: readonly OptionValues[]): RowOption[][] {
  return options.reduce<RowOption[][]>(
    (all, { name, values }) =>
      all.length * values.length > mostVariants
        ? all
        : all.flatMap((before) => values.map((value) => [...before, { name, value }])),
    [[]],
  )
}
