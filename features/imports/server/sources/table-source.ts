import { csvRows } from '../read/csv-rows.ts'
import type { Exported } from '../read/records.ts'
import { wholeText } from './whole-text.ts'

export type TableRow = (name: string) => string

const mostRows = 100_000

/** Names of the columns in the first line of a table, as they are compared. */
export function columnsIn(head: string): string[] {
  const line = /^[^\r\n]*/.exec(head.replace(/^\uFEFF/, ''))?.[0] ?? ''
  return line.split(',').map(plainName)
}

const plainName = (name: string): string => name.replaceAll('"', '').trim().toLowerCase()

/** The rows of a table by the names of their columns, and the names as they are written. */
export async function tableRows(file: AsyncIterable<Uint8Array>): Promise<{ names: string[]; rows: TableRow[] }> {
  const options = { relax_column_count: true, relax_quotes: true, skip_empty_lines: true }
  const records = await csvRows(await wholeText(file), options, mostRows)
  const [header = [], ...lines] = records
  const places = new Map(header.map((name, at) => [plainName(name), at]))
  return {
    names: header.map((name) => name.trim()),
    rows: lines.map((cells) => (name) => cells[places.get(name.toLowerCase()) ?? -1]?.trim() ?? ''),
  }
}

/** Header of a table source, which has no data about its site. */
export function siteOfTable(generator: string): Exported {
  const link = generator.toLowerCase()
  const nothing = { title: '', description: '', language: '', baseSiteUrl: '', baseBlogUrl: '', version: '' }
  return { kind: 'site', link, generator, ...nothing }
}
