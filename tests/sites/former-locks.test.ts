import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { ZipFile } from 'yazl'
import { openPromise } from 'yauzl'
import { expect, test } from 'vitest'
import { createOwner } from '#features/accounts/server'
import { createSite } from '#features/sites/server'
import { exportSite, importSite } from '#features/transfer/server'
import { inSite } from '#platform/database'
import { product } from '../../apps/server/features.ts'
import { testContext } from '#support/context'
import { temporaryFolder } from '#support/temporary-folder'

const ctx = await testContext({ features: product.features })
const folder = temporaryFolder('quoin-former')
const account = await createOwner(ctx, { email: 'ada@example.com', name: 'Ada', password: 'correct horse battery' })
const siteCalled = (name: string, start: string) => createSite({ ...ctx, account }, { name, title: name, start })
const archive = join(folder, 'site.zip')
await exportSite(ctx, await siteCalled('from', 'korenbloem'), archive)

/**
 * The archive as an earlier program wrote it: the first document is locked by a column of its row, the others are open.
 */
async function earlier(column: string): Promise<{ path: string; id: string }> {
  const entries = new Map<string, string | Buffer>()
  const read = await openPromise(archive)
  for await (const entry of read.eachEntry())
    entries.set(entry.fileName, Buffer.concat(await (await read.openReadStreamPromise(entry)).toArray()))
  const documents = String(entries.get('data/documents.jsonl')).trim().split('\n')
  const rows = documents.map((line) => JSON.parse(line) as { id: string })
  const id = rows[0]?.id ?? ''
  const written = rows.map((row) => JSON.stringify({ ...row, [column]: row.id === id ? [`members:${id}`] : [] }))
  entries.set('data/documents.jsonl', `${written.join('\n')}\n`)
  const manifest = JSON.parse(String(entries.get('manifest.json')))
  manifest.tables.documents.columns.push(column)
  delete manifest.tables.inner_locks
  entries.delete('data/inner_locks.jsonl')
  entries.set('manifest.json', JSON.stringify(manifest))
  const zip = new ZipFile()
  for (const [name, body] of entries) zip.addBuffer(Buffer.from(body), name, { compress: false })
  zip.end()
  const path = join(folder, `${column}.zip`)
  await pipeline(zip.outputStream as unknown as Readable, createWriteStream(path))
  return { path, id }
}

test.each(['inner_locks', 'locks'])(
  'documents locked in an archive with locks in a column (%s) are locked where they are imported',
  async (column) => {
    const { path, id } = await earlier(column)
    const site = await siteCalled(`to-${column.replace('_', '-')}`, 'empty')
    await importSite(ctx, site, path, { accountId: account.id })
    const { rows } = await inSite(ctx, site, (tx) => sql`select document_id, locks from inner_locks`.execute(tx.db))
    expect(rows).toEqual([{ document_id: id, locks: [`members:${id}`] }])
  },
)
