import { Parser } from 'htmlparser2'
import { csvRow } from '#platform/contract'
import { importProblems } from '../../contract/imports.problems.ts'

/** Limit on columns: a cell far to the right of all others would otherwise add millions of empty ones. */
export const mostColumns = 1000
export const mostRows = 200_000
const largestTable = 100_000_000
/** Limit on cells, empty ones among them: a row may begin far to the right, and be declared a million times. */
const mostCells = 20_000_000

/** A sheet as a table, and the names of the other sheets with content, which are not read. */
export interface ReadSheet {
  csv: string
  left: readonly string[]
}

/** Programs that write a workbook of a whole shop name their sheets so; an import reads one of them. */
const wholeShop = ['products', 'customers', 'orders', 'redirects']

/** Returns the sheet that is read: by its name in a workbook of a whole shop, otherwise the first. */
export function mainSheet<Sheet extends { name: string }>(sheets: readonly Sheet[]): Sheet | undefined {
  const named = wholeShop.map((name) => sheets.find((sheet) => sheet.name.trim().toLowerCase() === name))
  return named.find((sheet) => sheet !== undefined) ?? sheets[0]
}

/** Counts cells, and characters where they are known. Throws where a sheet has more than fit into memory. */
export function cellCounter(): (cells: number, characters?: number) => void {
  let count = 0
  let size = 0
  return (cells, characters = 0) => {
    count += cells
    size += characters
    if (size > largestTable) throw importProblems.tooLarge({ gigabytes: largestTable / 1_000_000_000 })
    if (count > mostCells) throw importProblems.manyValues({ n: mostCells })
  }
}

/** Begins with the first row that is not empty. */
export function csvOfRows(rows: readonly string[][]): string {
  const first = rows.findIndex((row) => row.some((cell) => cell !== ''))
  if (first < 0) throw importProblems.empty()
  const lines: string[] = []
  let size = 0
  for (const row of rows.slice(first)) {
    // A shared text may be used by every cell, so that one row may be larger than the whole file.
    size += charactersOf(row)
    if (size > largestTable) throw importProblems.tooLarge({ gigabytes: largestTable / 1_000_000_000 })
    lines.push(csvRow(row))
  }
  return lines.join('')
}

export function charactersOf(row: readonly string[]): number {
  return row.reduce((sum, cell) => sum + cell.length + 1, 0)
}

interface Handlers {
  open?: (name: string, attributes: Record<string, string>) => void
  text?: (words: string) => void
  close?: (name: string) => void
}

/** Parses a part of a spreadsheet. Throws where it ends in the middle: the cells behind would be missing. */
export function parse(xml: string, { open, text, close }: Handlers): void {
  if (/<!ENTITY/i.test(xml)) throw importProblems.declaresEntities()
  let depth = 0
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1
        open?.(plain(name), attributes)
      },
      ontext: (words) => text?.(words),
      onclosetag: (name) => {
        depth -= 1
        close?.(plain(name))
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(xml)
  if (depth > 0) throw importProblems.cutOff()
  parser.end()
}

const plain = (name: string): string => name.split(':').at(-1) ?? name
