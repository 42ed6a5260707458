import { importProblems } from '../../contract/imports.problems.ts'
import type { Archive } from './open-archive.ts'
import { cellCounter, csvOfRows, mainSheet, mostColumns, mostRows, parse, type ReadSheet } from './sheet-parts.ts'
import { isOpenSheet, readOpenSheet } from './read-open-sheet.ts'

const workbook = 'xl/workbook.xml'

/** A spreadsheet of Excel (xlsx), which LibreOffice, Numbers and Google write too, or an open one (ods). */
export const isSpreadsheet = ({ names }: Archive): boolean => names.includes(workbook) || isOpenSheet(names)

/** Converts one sheet to a table of commas. */
export async function sheetAsCsv(archive: Archive): Promise<ReadSheet> {
  if (isOpenSheet(archive.names)) return readOpenSheet(archive)
  const sheets = await shownSheets(archive)
  const sheet = mainSheet(sheets)
  if (!sheet) throw importProblems.archive()
  const texts = archive.names.includes('xl/sharedStrings.xml')
    ? sharedTexts(await archive.text('xl/sharedStrings.xml'))
    : []
  const dates = archive.names.includes('xl/styles.xml')
    ? dateStyles(await archive.text('xl/styles.xml'))
    : new Set<number>()
  const csv = csvOfRows(rowsOf(await archive.text(sheet.entry), texts, dates))
  const left: string[] = []
  for (const other of sheets.slice(0, mostNamed))
    if (other !== sheet && (await hasCells(archive, other.entry))) left.push(other.name)
  return { csv, left }
}

const mostNamed = 50

/** New workbooks have empty sheets beside the first. A sheet that is too large to read is not empty. */
async function hasCells(archive: Archive, entry: string): Promise<boolean> {
  const xml = await archive.text(entry).catch(() => '<v>')
  return /<(?:\w{1,20}:)?(?:v|t)[\s>]/.test(xml)
}

/** Returns the visible sheets that the archive holds, in their order. */
async function shownSheets(archive: Archive): Promise<{ name: string; entry: string }[]> {
  const shown: { name: string; relation: string }[] = []
  parse(await archive.text(workbook), {
    open: (name, attributes) => {
      if (name === 'sheet' && attributes.state !== 'hidden' && attributes.state !== 'veryHidden')
        shown.push({ name: attributes.name ?? '', relation: attributes['r:id'] ?? '' })
    },
  })
  const targets = new Map<string, string>()
  const relations = 'xl/_rels/workbook.xml.rels'
  if (archive.names.includes(relations))
    parse(await archive.text(relations), {
      open: (name, attributes) => {
        if (name === 'Relationship' && attributes.Id !== undefined) targets.set(attributes.Id, attributes.Target ?? '')
      },
    })
  const sheets = shown.flatMap(({ name, relation }) => {
    const target = targets.get(relation) ?? ''
    const entry = target.startsWith('/') ? target.slice(1) : `xl/${target}`
    return archive.names.includes(entry) ? [{ name, entry }] : []
  })
  const first = 'xl/worksheets/sheet1.xml'
  return sheets.length === 0 && archive.names.includes(first) ? [{ name: '', entry: first }] : sheets
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
