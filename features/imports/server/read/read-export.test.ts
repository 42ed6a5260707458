import { expect, test } from 'vitest'
import { Problem } from '#platform/contract'
import { exampleExport, exampleHead, exampleItem } from '#support/export-file'
import { readExport } from './read-export.ts'
import type { Exported, ExportedItem } from './records.ts'

async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}
const read = async (content: string | Uint8Array, size = 1000): Promise<Exported[]> => {
  const all: Exported[] = []
  for await (const exported of readExport(
    pieces(typeof content === 'string' ? new TextEncoder().encode(content) : content, size),
  ))
    all.push(exported)
  return all
}
const itemsOf = async (content: string | Uint8Array, size?: number): Promise<ExportedItem[]> =>
  (await read(content, size)).filter((exported) => exported.kind === 'item')
const codeOf = async (content: string | Uint8Array): Promise<string> =>
  await read(content).then(
    () => 'read',
    (error: unknown) => (error instanceof Problem ? error.code : String(error)),
  )

test('a file has the same content however it is cut into pieces', async () => {
  const file = exampleExport([
    { id: 1, title: 'Één & twéé 🍞', body: '<p>a]]>b</p>' },
    { id: 2, title: 'Two' },
  ])
  const atOnce = await read(file, 1_000_000)
  expect(await read(file, 1)).toEqual(atOnce)
  expect(await read(file, 7)).toEqual(atOnce)
  expect(
    atOnce
      .filter((exported) => exported.kind === 'item')
      .map((exportedItem) => [exportedItem.title, exportedItem.body]),
  ).toEqual([
    ['Één & twéé 🍞', '<p>a]]>b</p>'],
    ['Two', ''],
  ])
})

test('bare ampersands and names of HTML outside CDATA are read as intended', async () => {
  const [item] = await itemsOf(
    exampleExport([
      exampleItem({ id: 1, title: '' }).replace(
        /<title>.*?<\/title>/,
        '<title>Draft & Post &amp; More&mdash;&amp;mdash; &#8364;5</title>',
      ),
    ]),
  )
  expect(item?.title).toBe('Draft & Post & More—&mdash; €5')
})

test('items that are not closed end where the next begins, and none swallows another', async () => {
  const open = [1, 2, 3].map((id) => exampleItem({ id, title: `T${id}` }).replace('</item>', ''))
  expect((await itemsOf(exampleExport(open))).map((item) => item.title)).toEqual(['T1', 'T2', 'T3'])
})

test('fields that are not closed end where the next begins', async () => {
  const item = exampleItem({ id: 4, title: 'Kept', slug: 'kept' })
    .replace('</wp:post_name>', '')
    .replace('</dc:creator>', '')
  expect(await itemsOf(exampleExport([item]))).toMatchObject([
    { author: 'mira', slug: 'kept', status: 'publish', postId: '4' },
  ])
})

test('markup that was not wrapped in CDATA stays in the text', async () => {
  const item = exampleItem({ id: 1, title: 'T' }).replace(
    /<content:encoded>.*?<\/content:encoded>/,
    '<content:encoded><p class="a">One<br>two</p><p>&lt;b&gt;</p></content:encoded>',
  )
  const [read] = await itemsOf(exampleExport([item]))
  expect(read?.body).toContain('<p class="a">One<br>two</p>')
  expect(read?.body).toContain('<b>')
})

test('empty items are counted and not lost', async () => {
  expect(await itemsOf(exampleExport(['<item />', '<item></item>', { id: 1, title: 'T' }]))).toHaveLength(3)
})

test('a byte order mark, Latin-1 and a mixture of both do not garble letters', async () => {
  const file = exampleExport([{ id: 1, title: 'Crème brûlée' }])
  const latin = Buffer.from(file, 'latin1')
  const mixed = Buffer.concat([
    Buffer.from(
      exampleExport([{ id: 1, title: 'Crème' }]).split('</title><link>https://old.example/')[0] ?? '',
      'utf8',
    ),
  ])
  expect((await itemsOf(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(file)])))[0]?.title).toBe(
    'Crème brûlée',
  )
  expect((await itemsOf(latin, 3))[0]?.title).toBe('Crème brûlée')
  expect((await itemsOf(Buffer.from(`\uFEFF${file}`, 'utf16le')))[0]?.title).toBe('Crème brûlée')
  expect((await itemsOf(Buffer.concat([mixed, Buffer.from(' brûlée', 'latin1')])))[0]?.title).toBe('Crème brûlée')
})

test('an encoding that the file declares is used only where the letters are not UTF-8', async () => {
  const declaring = (encoding: string, title: string, body = ''): string =>
    exampleExport([{ id: 1, title, body }]).replace('UTF-8', encoding)
  const katakana = Buffer.from([0x83, 0x70, 0x83, 0x93])
  const cyrillic = Buffer.from([0xd5, 0xeb, 0xe5, 0xe1])
  const [before = '', after = ''] = declaring('Shift_JIS', 'TITLE').split('TITLE')
  expect((await itemsOf(Buffer.concat([Buffer.from(before), katakana, Buffer.from(after)]), 5))[0]?.title).toBe('パン')
  const [start = '', end = ''] = declaring('windows-1251', 'Late', `${'x'.repeat(1_200_000)}BODY`).split('BODY')
  expect(
    (await itemsOf(Buffer.concat([Buffer.from(start), cyrillic, Buffer.from(end)]), 65_536))[0]?.body.slice(-5),
  ).toBe('xХлеб')
  for (const encoding of ['Shift_JIS', 'windows-1251', 'windows-1252', 'GB2312', 'ISO-8859-15', 'no-such-thing'])
    expect(
      (await itemsOf(declaring(encoding, 'Een crème', 'パン Хлеб ø'.repeat(40)), 301)).map(({ title, body }) => [
        title,
        body,
      ]),
    ).toEqual([['Een crème', 'パン Хлеб ø'.repeat(40)]])
})

test('a file that was cut off gives its items before the cut', async () => {
  const file = exampleExport([
    { id: 1, title: 'Whole' },
    { id: 2, title: 'Half', body: 'x'.repeat(500) },
  ])
  const items = await itemsOf(file.slice(0, file.indexOf('xxxx') + 100))
  expect(items.map((item) => item.title)).toEqual(['Whole', 'Half'])
})

test('control characters that no database can hold are taken out', async () => {
  const [item] = await itemsOf(exampleExport([{ id: 1, title: 'a\u0000b\u000bc', body: 'x\u0000y' }]))
  expect([item?.title, item?.body]).toEqual(['abc', 'xy'])
})

test('files that are no exports are recognised, with a sentence', async () => {
  const bomb = exampleHead.replace('<rss', '<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]><rss')
  expect(await codeOf('')).toBe('imports.empty')
  expect(await codeOf('Name,Price\nBread,4')).toBe('imports.not_an_export')
  expect(await codeOf('<html><body><p>Hello</p></body></html>')).toBe('imports.not_an_export')
  expect(await codeOf(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toBe('imports.archive')
  expect(await codeOf(new Uint8Array([0x1f, 0x8b, 8, 0]))).toBe('imports.archive')
  expect(await codeOf(exampleExport([{ id: 1, title: '&lol2;' }], bomb))).toBe('imports.declares_entities')
  expect(await codeOf(`${exampleHead}${'<a>'.repeat(100_000)}`)).toBe('imports.too_deep')
})

test('names such as __proto__ are only text', async () => {
  await read(
    exampleExport([
      {
        id: 1,
        title: '__proto__',
        slug: 'constructor',
        more: '<wp:postmeta><wp:meta_key>__proto__</wp:meta_key><wp:meta_value>{"polluted":1}</wp:meta_value></wp:postmeta>',
      },
    ]),
  )
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})
