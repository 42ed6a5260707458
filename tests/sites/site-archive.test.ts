import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { ZipFile } from 'yazl'
import { openPromise } from 'yauzl'
import { expect, test } from 'vitest'
import { createOwner } from '#features/accounts/server'
import { createSite } from '#features/sites/server'
import { exportSite, importSite } from '#features/transfer/server'
import type { Site } from '#platform/context'
import { inSite } from '#platform/database'
import { product } from '../../apps/server/features.ts'
import { archivedTables, tablesLeftBehind } from '../../features/transfer/server/archive-tables.ts'
import { addPeople, secretHash } from '#support/archived-people'
import { testContext, type TestContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { runningApp } from '#support/running'
import { temporaryFolder } from '#support/temporary-folder'

const { features } = product
const from = await testContext({ features, seed: 1 })
const to = await testContext({ features, seed: 2 })
const folder = temporaryFolder('quoin-transfer')
const ownerOf = (ctx: TestContext, name: string) =>
  createOwner(ctx, { email: `${name}@example.com`, name, password: 'correct horse battery' })
const ada = await ownerOf(from, 'ada')
const grace = await ownerOf(to, 'grace')
const kade = await createSite({ ...from, account: ada }, { name: 'kade-9', title: 'Kade 9', start: 'kade-9' })
await doDueJobs(from)
await inSite(from, kade, (tx) => addPeople(tx.db, kade.id))

const emptySite = (name: string): Promise<Site> =>
  createSite({ ...to, account: grace }, { name, title: name, start: 'empty' })

/** Every entry by its name. */
async function entriesOf(path: string): Promise<Map<string, Buffer>> {
  const zip = await openPromise(path)
  const entries = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    entries.set(entry.fileName, Buffer.concat(await (await zip.openReadStreamPromise(entry)).toArray()))
  return entries
}

async function zipOf(
  name: string,
  entries: Iterable<readonly [string, Buffer]>,
  isPacked: (entry: string) => boolean = () => false,
): Promise<string> {
  const zip = new ZipFile()
  for (const [entry, bytes] of entries) zip.addBuffer(bytes, entry, { compress: isPacked(entry) })
  zip.end()
  const path = join(folder, name)
  await pipeline(zip.outputStream as unknown as Readable, createWriteStream(path))
  return path
}

test('every table with rows of sites is in the archive, or the list says why it is left out', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'website_id'
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`.execute(
    from.db,
  )
  const decided = [...archivedTables(product).map(({ name }) => name), ...tablesLeftBehind(product)]
  expect(decided.toSorted()).toEqual(rows.map(({ name }) => name))
})

test('a site that is imported into another installation is the same site: exported again, only the moment differs', async () => {
  const path = join(folder, 'kade.zip')
  const written = await exportSite(from, kade, path)
  expect(written).toMatchObject({ tables: archivedTables(product).length })
  expect(written.rows).toBeGreaterThan(200)
  expect(written.files).toBeGreaterThan(20)
  const site = await emptySite('moved')
  const brought = await importSite(to, site, path, { accountId: grace.id })
  expect(brought).toEqual(written)
  const again = join(folder, 'again.zip')
  await exportSite(to, { ...site, title: 'Kade 9' }, again)
  const [first, second] = [await entriesOf(path), await entriesOf(again)]
  first.delete('manifest.json')
  second.delete('manifest.json')
  expect([...second.keys()]).toEqual([...first.keys()])
  const different = [...first].flatMap(([name, bytes]) => (second.get(name)?.equals(bytes) ? [] : [name]))
  expect(different).toEqual([])
  const everything = [...first].map(([name, bytes]) => (name.startsWith('files/') ? '' : bytes.toString())).join('')
  expect(everything).toContain('lid@example.com')
  expect(everything).not.toContain(secretHash)
  expect(everything).not.toContain(kade.id)
})

test('the pages and images of the imported site are served from there as before', async () => {
  const [before, after] = [await runningApp(from), await runningApp(to)]
  for (const path of ['/', '/shop']) {
    const [old, moved] = await Promise.all([
      before.ask('kade-9.localhost:8080', path),
      after.ask('moved.localhost:8080', path),
    ])
    expect(old.status).toBe(200)
    expect(moved.status).toBe(200)
    const plain = (text: string) => text.replaceAll('kade-9.localhost', 'moved.localhost')
    const headings = (text: string) => [...plain(text).matchAll(/<h[12][^>]*>.*?<\/h[12]>/gs)].map(([all]) => all)
    expect(headings(old.text).length).toBeGreaterThan(0)
    expect(headings(moved.text)).toEqual(headings(old.text))
    const [, image = ''] = /src="([^"]*\/media\/[^"]+|[^"]*\.(?:avif|webp|jpe?g)[^"]*)"/.exec(moved.text) ?? []
    expect(image).not.toBe('')
    expect(
      (await after.ask('moved.localhost:8080', new URL(image, 'http://moved.localhost:8080').pathname)).status,
    ).toBe(200)
  }
})

test('nothing of a hostile or damaged archive is imported, and the fault is named', async () => {
  const whole = await entriesOf(join(folder, 'kade.zip'))
  // One file is enough of its files.
  const [oneFile = ''] = String(whole.get('files.jsonl')).split('\n')
  const kept = `files/${(JSON.parse(oneFile) as { name: string }).name}`
  const sound = new Map([...whole].filter(([name]) => !name.startsWith('files/') || name === kept))
  sound.set('files.jsonl', Buffer.from(oneFile))
  const site = await emptySite('refused')
  const keysOf = async () => {
    const keys: string[] = []
    for await (const key of to.storage.list(`${site.id}/`)) keys.push(key)
    return keys
  }
  const state = async () => ({
    files: await keysOf(),
    documents: await inSite(to, site, async (tx) => {
      const { rows } = await sql`select id, title from documents order by id`.execute(tx.db)
      return rows
    }),
  })
  const before = await state()
  const row = (name: string, change: (line: string) => string): [string, Buffer] => {
    const [first = '', ...rest] = (sound.get(name)?.toString() ?? '').split('\n')
    return [name, Buffer.from([change(first), ...rest].join('\n'))]
  }
  const manifest = JSON.parse(String(sound.get('manifest.json')))
  const manifestWith = (changes: object): [string, Buffer] => [
    'manifest.json',
    Buffer.from(JSON.stringify({ ...manifest, ...changes })),
  ]
  const { settings, ...siteEntry } = JSON.parse(String(sound.get('site.json'))) as { settings: object }
  const siteWith = (changes: object): [string, Buffer] => [
    'site.json',
    Buffer.from(JSON.stringify({ ...siteEntry, settings, ...changes })),
  ]
  const heavy = (line: string): string => {
    const { head, ...rest } = JSON.parse(line) as { head: { sections: Record<string, { id: string }> } }
    const [section] = Object.values(head.sections)
    const ids = Array.from({ length: 20_000 }, (_, at) => at.toString(16).padStart(24, '0'))
    const sections = Object.fromEntries(ids.map((id) => [id, { order: 'a', ...section, id }]))
    return JSON.stringify({ ...rest, head: { ...head, sections } })
  }
  const cases: [string, [string, Buffer] | null, string][] = [
    ['settings that are none', siteWith({ settings: { ...settings, cookies: 5 } }), 'transfer.unfit'],
    [
      'settings of another shape',
      siteWith({ settings: { ...settings, general: { logoAssetId: 7 } } }),
      'transfer.unfit',
    ],
    ['a time zone that is none', siteWith({ timeZone: 'Mars/Olympus' }), 'transfer.broken'],
    ['a language that is none', siteWith({ locale: '!' }), 'transfer.broken'],
    ['20,000 sections', row('data/documents.jsonl', heavy), 'transfer.broken_row'],
    [
      'settings of a document that its kind does not have',
      row('data/documents.jsonl', (line) => {
        const { head, ...rest } = JSON.parse(line) as { head: object }
        return JSON.stringify({ ...rest, head: { ...head, kind: 'page', settings: { title: 7 } } })
      }),
      'transfer.broken_row',
    ],
    ['more rows than it says', row('data/products.jsonl', (line) => [line, line].join('\n')), 'transfer.too_many_rows'],
    [
      'more rows than anybody has',
      manifestWith({ tables: { comments: { rows: 64_000_000, columns: ['id', 'parent_id'] } } }),
      'transfer.too_many_rows',
    ],
    [
      'comments that answer each other',
      [
        'data/comments.jsonl',
        Buffer.from(
          String(sound.get('data/comments.jsonl')).replace('"parent_id": null', `"parent_id": "${'1'.repeat(24)}"`),
        ),
      ],
      'transfer.broken',
    ],
    ['a file that is named twice', ['files.jsonl', Buffer.from(`${oneFile}\n${oneFile}\n`)], 'transfer.broken'],
    ['no manifest', ['manifest.json', Buffer.from('[]')], 'transfer.broken'],
    ['a later format', manifestWith({ format: 99 }), 'transfer.newer_format'],
    [
      'a table of accounts',
      manifestWith({ tables: { accounts: { rows: 1, columns: ['id'] } } }),
      'transfer.unknown_table',
    ],
    ['a row that is no object', row('data/products.jsonl', () => '[1]'), 'transfer.broken_row'],
    ['a row cut off', row('data/products.jsonl', (line) => line.slice(0, -20)), 'transfer.broken_row'],
    [
      'a word for a number',
      row('data/product_variants.jsonl', (line) => line.replace(/"price_minor": \d+/, '"price_minor": "x"')),
      'transfer.broken',
    ],
    [
      'a document that is none',
      row('data/documents.jsonl', (line) => line.replace('"sections": {', '"sections": [], "x": {')),
      'transfer.broken_row',
    ],
    [
      'a file of another site',
      ['data/product_files.jsonl', Buffer.from('{"id":"1","key":"0123456789abcdef01234567/secret"}\n')],
      'transfer.foreign_file',
    ],
    [
      'a variant of no product',
      row('data/product_variants.jsonl', (line) =>
        line.replace(/"product_id": "\w+"/, '"product_id": "000000000000000000000000"'),
      ),
      'transfer.broken',
    ],
    [
      'a file list that climbs out',
      ['files.jsonl', Buffer.from(`${JSON.stringify({ name: '../../other/file', type: 'text/html', bytes: 1 })}\n`)],
      'transfer.broken',
    ],
    [
      'a file that is missing',
      ['files.jsonl', Buffer.from(`${JSON.stringify({ name: 'absent/original', type: 'text/html', bytes: 1 })}\n`)],
      'transfer.broken',
    ],
  ]
  for (const [name, entry, code] of cases) {
    const path = await zipOf('hostile.zip', new Map([...sound, ...(entry ? [entry] : [])]))
    await expect(importSite(to, site, path, { accountId: grace.id }), name).rejects.toMatchObject({ code })
    expect(await state(), name).toEqual(before)
  }
  for (const [name, bytes] of [
    ['text', Buffer.from('hello')],
    ['cut off', (await readFile(join(folder, 'kade.zip'))).subarray(0, 100_000)],
  ] as const) {
    const path = join(folder, 'bytes.zip')
    await pipeline(Readable.from([bytes]), createWriteStream(path))
    await expect(importSite(to, site, path, { accountId: grace.id }), name).rejects.toMatchObject({
      code: 'transfer.not_an_archive',
    })
  }
  const zeros = Buffer.alloc(20_000_000)
  for (const entry of ['files/zeros', 'data/comments.jsonl']) {
    const path = await zipOf('bomb.zip', new Map([...sound, [entry, zeros]]), (name) => name === entry)
    await expect(importSite(to, site, path, { accountId: grace.id }), entry).rejects.toMatchObject({
      code: 'transfer.archive_bomb',
    })
  }
  expect(await state()).toEqual(before)
})

test('a site with content is not overwritten, and a rehearsal changes nothing', async () => {
  const path = join(folder, 'kade.zip')
  const moved = await inSite(to, await emptySite('rehearsed'), async (tx) => tx.site)
  const counted = await importSite(to, moved, path, { accountId: grace.id, dryRun: true })
  await importSite(to, moved, path, { accountId: grace.id })
  expect(counted.rows).toBeGreaterThan(200)
  await expect(importSite(to, moved, path, { accountId: grace.id })).rejects.toMatchObject({
    code: 'transfer.not_empty',
  })
})

test('one of two people who import an archive into one site at once does it whole and the other changes nothing', async () => {
  const path = join(folder, 'kade.zip')
  const site = await emptySite('twice')
  const outcomes = await Promise.allSettled([1, 2].map(() => importSite(to, site, path, { accountId: grace.id })))
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const again = join(folder, 'twice.zip')
  await exportSite(to, site, again)
  const listed = (entries: Map<string, Buffer>) => entries.get('files.jsonl')?.toString()
  expect(listed(await entriesOf(again))).toBe(listed(await entriesOf(path)))
})

test('an import whose owner cancels it while it runs leaves the site unchanged', async () => {
  const site = await emptySite('cancelled')
  let pieces = 0
  const onPiece = async (): Promise<void> => {
    pieces += 1
    if (pieces === 40) throw new Error('Cancelled.')
  }
  const path = join(folder, 'kade.zip')
  await expect(importSite(to, site, path, { accountId: grace.id, onPiece })).rejects.toThrow('Cancelled.')
  const left: string[] = []
  for await (const key of to.storage.list(`${site.id}/`)) left.push(key)
  expect(left).toEqual([])
  await importSite(to, site, path, { accountId: grace.id })
})
