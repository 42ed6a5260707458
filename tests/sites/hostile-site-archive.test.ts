import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { openPromise } from 'yauzl'
import { expect, test } from 'vitest'
import { createOwner } from '#features/accounts/server'
import { createSite } from '#features/sites/server'
import { exportSite, importSite } from '#features/transfer/server'
import { product } from '../../apps/server/features.ts'
import { testContext } from '#support/context'
import { temporaryFolder } from '#support/temporary-folder'

const ctx = await testContext({ features: product.features })
const folder = temporaryFolder('quoin-hostile')
const account = await createOwner(ctx, { email: 'ada@example.com', name: 'Ada', password: 'correct horse battery' })
const site = await createSite({ ...ctx, account }, { name: 'refused', title: 'Refused', start: 'empty' })
const sound = await entriesOfExport()

const million = 1_000_000
const manyLines = 64 * million
const linesAtOnce = 500

async function entriesOfExport(): Promise<Map<string, Buffer>> {
  const path = join(folder, 'sound.zip')
  await exportSite(ctx, site, path)
  const zip = await openPromise(path)
  const entries = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    entries.set(entry.fileName, Buffer.concat(await (await zip.openReadStreamPromise(entry)).toArray()))
  return entries
}

/** Gives lines of three bytes, with one line of random letters in each `every` of them. */
function* shortLines(lines: number, every: number): Generator<Buffer> {
  const short = '{}\n'.repeat(linesAtOnce - 1)
  for (let at = 0; at < lines; at += linesAtOnce)
    yield Buffer.from(`${at % every === 0 ? `{"id":"${randomBytes(12).toString('hex')}"}` : '{}'}\n${short}`)
}

/** The bytes of an archive whose manifest says as many comments as there are lines. */
async function archiveWith(lines: Iterable<Buffer>, compressionLevel: number): Promise<Buffer> {
  const zip = new ZipFile()
  const manifest = JSON.parse(String(sound.get('manifest.json')))
  const tables = { ...manifest.tables, comments: { rows: manyLines, columns: ['id', 'parent_id'] } }
  zip.addBuffer(Buffer.from(JSON.stringify({ ...manifest, tables })), 'manifest.json', { compress: false })
  for (const [name, bytes] of sound)
    if (name !== 'manifest.json' && name !== 'data/comments.jsonl') zip.addBuffer(bytes, name)
  zip.addReadStream(Readable.from(lines), 'data/comments.jsonl', { compressionLevel })
  zip.end()
  return Buffer.concat(await (zip.outputStream as unknown as Readable).toArray())
}

/** The same archive, with another number of comments in its manifest. */
function stating(archive: Buffer, rows: number): Buffer {
  const number = `"rows":${manyLines}`
  const changed = Buffer.from(archive)
  changed.write(`"rows":${rows}`.padEnd(number.length), archive.indexOf(number), 'latin1')
  return changed
}

/** Returns the code of the refusal of an archive. Bounds its memory, and its seconds of processor time. */
async function refusalOf(archive: Buffer, dryRun: boolean) {
  const path = join(folder, 'hostile.zip')
  await writeFile(path, archive)
  const before = process.memoryUsage.rss()
  const began = process.cpuUsage()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 20)
  const code = await importSite(ctx, site, path, { accountId: account.id, dryRun })
    .then(() => 'none')
    .catch((error: { code?: string }) => error.code ?? 'defect')
    .finally(() => clearInterval(watch))
  expect((most - before) / million).toBeLessThan(200)
  const { user, system } = process.cpuUsage(began)
  expect((user + system) / million).toBeLessThan(10)
  return code
}

test('64 million rows in less than a megabyte look like a bomb, and none of them is read', async () => {
  const archive = await archiveWith(shortLines(manyLines, manyLines), 6)
  expect(archive.length).toBeLessThan(million)
  expect(await refusalOf(archive, false)).toBe('transfer.archive_bomb')
})

test('64 million rows in a few megabytes that look like no bomb are refused, with any declared number', async () => {
  const archive = await archiveWith(shortLines(manyLines, linesAtOnce), 1)
  expect(archive.length).toBeLessThan(8 * million)
  expect(await refusalOf(archive, true)).toBe('transfer.too_many_rows')
  expect(await refusalOf(stating(archive, 1000), true)).toBe('transfer.too_many_rows')
  expect(await refusalOf(stating(archive, 300_000), true)).toBe('transfer.too_many_rows')
  // The first row that no database takes ends it.
  expect(await refusalOf(stating(archive, 19 * million), false)).toBe('transfer.broken')
})
