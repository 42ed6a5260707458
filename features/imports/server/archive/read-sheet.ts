import { importProblems } from '../../contract/imports.problems.ts'
import type { Archive } from './open-archive.ts'
import { cellCounter, csvOfRows, mostColumns, mostRows, parse } from './sheet-parts.ts'
import { isOpenSheet, openSheetAsCsv } from './read-open-sheet.ts'

const workbook = 'xl/workbook.xml'

/** A spreadsheet of Excel (xlsx), which LibreOffice, Numbers and Google write too, or an open one (ods). */
export const isSpreadsheet = ({ names }: Archive): boolean => names.includes(workbook) || isOpenSheet(names)

/** The first sheet as a table of commas. */
export async function sheetAsCsv(archive: Archive): Promise<string> {
  if (isOpenSheet(archive.names)) return openSheetAsCsv(archive)
  const sheet = await firstSheet(archive)
  if (sheet === null) throw importProblems.archive()
  const texts = archive.names.includes('xl/sharedStrings.xml')
    ? sharedTexts(await archive.text('xl/sharedStrings.xml'))
    : []
  const dates = archive.names.includes('xl/styles.xml')
    ? dateStyles(await archive.text('xl/styles.xml'))
    : new Set<number>()
  return csvOfRows(rowsOf(await archive.text(sheet), texts, dates))
}

async function firstSheet(archive: Archive): Promise<string | null> {
  let relation = ''
  parse(await archive.text(workbook), {
    open: (name, attributes) => {
      if (name === 'sheet' && relation === '' && attributes.state !== 'hidden') relation = attributes['r:id'] ?? ''
    },
  })
  let target = ''
  const relations = 'xl/_rels/workbook.xml.rels'
  if (archive.names.includes(relations))
    parse(await archive.text(relations), {
      open: (name, attributes) => {
        if (name === 'Relationship' && attributes.Id === relation) target = attributes.Target ?? ''
      },
    })
  const name = target.startsWith('/') ? target.slice(1) : `xl/${target}`
  return [name, 'xl/worksheets/sheet1.xml'].find((candidate) => archive.names.includes(candidate)) ?? null
}

function sharedTexts(xml: string): string[] {
  const texts: string[] = []
  let current = ''
  let isText = false
  let isReading = 0
  parse(xml, {
    open: (name) => {
      if (name === 'si') current = ''
      // Phonetic readings do not belong to the text.
      if (name === 'rPh') isReading += 1
      isText = name === 't' && isReading === 0
    },
    text: (words) => {
      if (isText) current += words
    },
    close: (name) => {
      if (name === 't') isText = false
      if (name === 'rPh') isReading -= 1
      if (name === 'si') texts.push(current)
    },
  })
  return texts
}

/** Numbers of formats that are dates without being declared. */
const isOwnDate = (id: number): boolean => (id >= 14 && id <= 22) || (id >= 45 && id <= 47)

/** Styles of cells that show a number as a date. */
function dateStyles(xml: string): Set<number> {
  const formats = new Set<number>()
  const styles = new Set<number>()
  let isCells = false
  let at = 0
  parse(xml, {
    open: (name, attributes) => {
      if (name === 'numFmt' && /[ymdh]/i.test(formatLetters(attributes.formatCode ?? '')))
        formats.add(Number(attributes.numFmtId))
      if (name === 'cellXfs') isCells = true
      if (name !== 'xf' || !isCells) return
      const id = Number(attributes.numFmtId)
      if (isOwnDate(id) || formats.has(id)) styles.add(at)
      at += 1
    },
    close: (name) => {
      if (name === 'cellXfs') isCells = false
    },
  })
  return styles
}

/** Removes quoted text, and colours and currencies in brackets. */
function formatLetters(format: string): string {
  return format
    .split('"')
    .filter((_, at) => at % 2 === 0)
    .join('')
    .split('[')
    .map((part) => part.slice(part.indexOf(']') + 1))
    .join('')
}

function rowsOf(xml: string, texts: readonly string[], dates: ReadonlySet<number>): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const countCells = cellCounter()
  let cell = { at: 0, type: '', style: 0, value: '' }
  let isValue = false
  parse(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        const number = Math.min(mostRows, Number(attributes.r) || rows.length + 1)
        while (rows.length < number - 1) rows.push([])
        row = []
        rows.push(row)
      }
      if (name === 'c')
        cell = {
          at: placeOf(attributes.r ?? '') ?? row.length,
          type: attributes.t ?? '',
          style: Number(attributes.s ?? -1),
          value: '',
        }
      isValue = name === 'v' || name === 't'
    },
    text: (words) => {
      if (isValue) cell.value += words
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false
      if (name !== 'c' || cell.at >= mostColumns || rows.length > mostRows) return
      countCells(Math.max(1, cell.at + 1 - row.length))
      while (row.length < cell.at) row.push('')
      row[cell.at] = shown(cell, texts, dates)
    },
  })
  return rows
}

/** Parses `AB12` to column 27. */
function placeOf(reference: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0]
  if (letters === undefined) return null
  return Array.from(letters).reduce((at, letter) => at * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function shown(
  { type, style, value }: { type: string; style: number; value: string },
  texts: readonly string[],
  dates: ReadonlySet<number>,
): string {
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'e') return ''
  if (type !== '' && type !== 'n') return value
  const number = Number(value)
  if (value === '' || !Number.isFinite(number)) return value
  if (dates.has(style)) return momentOf(number)
  // Some programs write 19.99 as 19.989999999999998.
  return String(Number(number.toPrecision(15)))
}

/** Converts days since the end of 1899. */
function momentOf(days: number): string {
  const at = new Date(Date.UTC(1899, 11, 30) + Math.round(days * 86_400) * 1000)
  if (Number.isNaN(at.getTime())) return ''
  const text = at.toISOString()
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ')
}
