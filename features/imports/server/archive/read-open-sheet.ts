import { importProblems } from '../../contract/imports.problems.ts'
import type { Archive } from './open-archive.ts'
import {
  cellCounter,
  charactersOf,
  csvOfRows,
  mainSheet,
  mostColumns,
  mostRows,
  parse,
  type ReadSheet,
} from './sheet-parts.ts'

const content = 'content.xml'

/** A spreadsheet of LibreOffice and others (ods). A text or a drawing has the same files and no table in its body. */
export const isOpenSheet = (names: readonly string[]): boolean => names.includes('mimetype') && names.includes(content)

/** Converts one sheet with cells to a table of commas. */
export async function readOpenSheet(archive: Archive): Promise<ReadSheet> {
  const type = (await archive.text('mimetype')).trim()
  if (!/opendocument\.spreadsheet/.test(type)) throw importProblems.archive()
  const sheets = sheetsOf(await archive.text(content)).filter(({ rows }) => rows.some((cells) => cells.length > 0))
  const sheet = mainSheet(sheets)
  return {
    csv: csvOfRows(sheet?.rows ?? []),
    left: sheets.filter((other) => other !== sheet).map(({ name }) => name),
  }
}

interface Sheet {
  name: string
  rows: string[][]
}

interface Cell {
  attributes: Record<string, string>
  words: string[]
}

function sheetsOf(xml: string): Sheet[] {
  const sheets: Sheet[] = []
  let row: string[] = []
  let times = 1
  let cell: Cell | null = null
  let isText = false
  let isRemark = 0
  const countCells = cellCounter()
  parse(xml, {
    open: (name, attributes) => {
      if (name === 'table') sheets.push({ name: attributes['table:name'] ?? '', rows: [] })
      if (name === 'table-row') {
        row = []
        times = repeated(attributes['table:number-rows-repeated'])
      }
      if (name === 'table-cell' || name === 'covered-table-cell') cell = { attributes, words: [] }
      // Annotations of a cell do not belong to its value.
      if (name === 'annotation') isRemark += 1
      if (name === 'p' && cell && isRemark === 0) {
        if (cell.words.length > 0) cell.words.push('\n')
        isText = true
      }
      if (cell && isText && name === 's') cell.words.push(' '.repeat(Math.min(100, repeated(attributes['text:c']))))
      if (cell && isText && name === 'line-break') cell.words.push('\n')
    },
    text: (words) => {
      if (isText && isRemark === 0) cell?.words.push(words)
    },
    close: (name) => {
      if (name === 'p') isText = false
      if (name === 'annotation') isRemark -= 1
      if ((name === 'table-cell' || name === 'covered-table-cell') && cell) {
        const text = name === 'table-cell' ? shown(cell) : ''
        const most = Math.min(repeated(cell.attributes['table:number-columns-repeated']), mostColumns - row.length)
        for (let at = 0; at < most; at += 1) row.push(text)
        cell = null
      }
      if (name !== 'table-row') return
      const rows = sheets.at(-1)?.rows
      const filled = row.slice(0, row.findLastIndex((text) => text !== '') + 1)
      const size = charactersOf(filled)
      // The empty rows to the end of a sheet are written as a single row.
      const most = filled.length === 0 ? Math.min(times, 1) : times
      for (let at = 0; rows && at < most && rows.length < mostRows; at += 1) {
        countCells(filled.length, size)
        rows.push(filled)
      }
    },
  })
  return sheets
}

function repeated(text: string | undefined): number {
  const times = Math.floor(Number(text ?? 1))
  return Number.isSafeInteger(times) && times > 0 ? times : 1
}

/** Returns the value of a cell rather than its format: `1234.5`, not `€ 1.234,50`. */
function shown({ attributes, words }: Cell): string {
  const type = attributes['office:value-type'] ?? ''
  const text = words.join('')
  if (type === 'float' || type === 'currency' || type === 'percentage') {
    const number = Number(attributes['office:value'])
    return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : text
  }
  if (type === 'date') return (attributes['office:date-value'] ?? text).replace('T', ' ')
  if (type === 'boolean') return attributes['office:boolean-value'] === 'true' ? 'TRUE' : 'FALSE'
  return text
}
