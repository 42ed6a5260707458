import { expect, test } from 'vitest'
import { importProblems } from '../contract/imports.problems.ts'
import type { Archive } from './archive/open-archive.ts'
import { openArchive } from './archive/open-archive.ts'
import { sheetAsCsv } from './archive/read-sheet.ts'
import { jsonIn } from './read/json-in.ts'
import { readExport } from './read/read-export.ts'
import { tableRows } from './sources/table-source.ts'
import { wholeTable } from './table/mapped-rows.ts'
import { zipOf } from '#support/zip-file'

const megabyte = 1_000_000

/** Gives the same piece this many times, between a beginning and an end. */
async function* repeated(begin: string, piece: string, times: number): AsyncGenerator<Uint8Array> {
  yield Buffer.from(begin)
  const bytes = Buffer.from(piece)
  for (let at = 0; at < times; at += 1) yield bytes
}

/** The code of the sentence that ends this work, and the most memory that it took, in MB. */
async function refusalOf(work: () => Promise<unknown>): Promise<{ code: string; megabytes: number }> {
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 20)
  try {
    await work()
    return { code: 'none', megabytes: 0 }
  } catch (error) {
    most = Math.max(most, process.memoryUsage.rss())
    return {
      code: (error as { code?: string }).code ?? (error as Error).message,
      megabytes: (most - before) / megabyte,
    }
  } finally {
    clearInterval(watch)
  }
}

async function readWhole(source: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of readExport(source)) continue
}

const sheet = (rows: string): Pick<Archive, 'names' | 'text'> => {
  const entries: Record<string, string> = {
    'xl/workbook.xml': '<workbook/>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(megabyte)}</t></si></sst>`,
  }
  return { names: Object.keys(entries), text: async (name) => entries[name] ?? '' }
}

test.each([
  ['a tag that never ends', '<rss><channel><item a="', 'x'.repeat(megabyte), 4000],
  ['a remark that never ends', '<rss><channel><!--', '-x'.repeat(megabyte / 2), 4000],
  ['a section without markup that never ends', '<rss><channel><item><title><![CDATA[', 'x'.repeat(megabyte), 4000],
  ['an item with millions of comments', '<rss><channel><item>', '<wp:comment></wp:comment>'.repeat(40_000), 4000],
  ['an item with millions of keys', '<rss><channel><item>', '<wp:postmeta></wp:postmeta>'.repeat(40_000), 4000],
  ['an item with millions of categories', '<rss><channel><item>', '<category>a</category>'.repeat(45_000), 4000],
])('%s in an export of gigabytes ends in one sentence, long before its end', async (_, begin, piece, times) => {
  const refused = await refusalOf(() => readWhole(repeated(begin, piece, times)))
  expect(refused.code).toBe('imports.large_item')
  expect(refused.megabytes).toBeLessThan(800)
})

test('fields of names without end in an export end in one sentence', async () => {
  async function* names(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('<rss><channel>')
    for (let at = 0; at < 4000; at += 1)
      yield Buffer.from(Array.from({ length: 10_000 }, (_, n) => `<wp:a${at}_${n}>1</wp:a${at}_${n}>`).join(''))
  }
  expect((await refusalOf(() => readWhole(names()))).code).toBe('imports.large_item')
})

test('a table of fifty million lines ends in one sentence in each reader', async () => {
  const lines = () => repeated('name,price,sku\n', 'a\n'.repeat(megabyte / 2), 99)
  expect((await refusalOf(() => tableRows(lines()))).code).toBe('imports.many_rows')
  expect((await refusalOf(() => wholeTable(lines()))).code).toBe('imports.many_rows')
})

test('a table that fits into no thread is distinguished from one that is cut off', async () => {
  const wide = () => repeated('name,price,sku\n', `${'a,'.repeat(900)}a\n`.repeat(100), 500)
  expect((await refusalOf(() => wholeTable(wide()))).code).toBe('imports.heavy_table')
  const cutOff = () => repeated('name,price\n', '"a,1\n', 1)
  expect((await refusalOf(() => tableRows(cutOff()))).code).toBe('imports.cut_off')
})

test('a spreadsheet with a few letters far to the right of millions of empty cells ends in one sentence', async () => {
  const rows = '<row><c r="ALL1"><v>1</v></c></row>'.repeat(200_000)
  const refused = await refusalOf(() => sheetAsCsv(sheet(rows) as Archive))
  expect(refused).toMatchObject({ code: 'imports.many_values' })
  expect(refused.megabytes).toBeLessThan(600)
})

test('a spreadsheet whose cells all show one large text ends in one sentence', async () => {
  const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(990)}</row>`
  const refused = await refusalOf(() => sheetAsCsv(sheet(row.repeat(3)) as Archive))
  expect(refused).toMatchObject({ code: 'imports.too_large' })
  expect(refused.megabytes).toBeLessThan(600)
})

test('a file of thirty million empty objects ends in one sentence, and texts full of commas are read', async () => {
  const objects = `[${'{},'.repeat(30_000_000)}{}]`
  const refused = await refusalOf(async () => jsonIn(objects))
  expect(refused).toMatchObject({ code: importProblems.manyValues({ n: 0 }).code })
  expect(refused.megabytes).toBeLessThan(200)
  const prose = { text: `“Yes”, she said, \\ "no", {${','.repeat(6_000_000)}` }
  expect(jsonIn(JSON.stringify(prose))).toEqual(prose)
})

test('an archive whose index is larger than its files ends in one sentence', async () => {
  const names = Array.from({ length: 1200 }, (_, at) => [`${at}${'n'.repeat(60_000)}.md`, '# A'] as const)
  const archive = await zipOf(Object.fromEntries(names))
  async function* bytes(): AsyncGenerator<Uint8Array> {
    yield archive
  }
  expect((await refusalOf(() => openArchive(bytes()))).code).toBe('imports.archive_bomb')
})
